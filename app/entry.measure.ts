import { measure } from "./enhance/measure";

// Loaded only with consent (docs/decisions/045-measuring.md).
const begin = () => measure(document.getElementById("measure")?.dataset.page ?? "");
// The user has not opened a prerendered page yet.
if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", begin, { once: true });
else begin();
