import "../ui/fonts.css";
import "../ui/palette.css";
import "../ui/base.css";

import { mount } from "svelte";

import { provideHost } from "../host/host";
import { HttpHost } from "../host/httpHost";
import { words } from "../words/words.svelte";
import Gallery from "./Gallery.svelte";

provideHost(new HttpHost(document.baseURI, () => words.language));
const target = document.getElementById("app");
if (target !== null) mount(Gallery, { target });
