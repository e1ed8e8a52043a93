import "./ui/fonts.css";
import "./ui/palette.css";
import "./ui/base.css";
import "./first/starting.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { provideHost } from "./host/host";
import { HttpHost } from "./host/httpHost";
import { keepSettings } from "./settings/settings.svelte";
import { words } from "./words/words.svelte";

provideHost(new HttpHost(document.baseURI, () => words.language));
keepSettings();
const target = document.getElementById("app");
if (target !== null) {
  target.replaceChildren();
  mount(App, { target });
}
