import "./look/fonts.css";
import "./look/base.css";
import "./first/starting.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { keepSettings } from "./settings/settings.svelte";

keepSettings();
const target = document.getElementById("app");
if (target !== null) {
  target.replaceChildren();
  mount(App, { target });
}
