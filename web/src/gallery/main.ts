import "../ui/fonts.css";
import "../ui/base.css";

import { mount } from "svelte";

import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target !== null) mount(Gallery, { target });
