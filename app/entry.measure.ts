import { measure } from "./enhance/measure";

// Loaded only with consent (docs/decisions/045-measuring.md).
const begin = () => measure(document.getElementById("measure")?.dataset.page ?? "");
// Do not count a prerendered page that the user has not opened.
if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", begin, { once: true });
else begin();
