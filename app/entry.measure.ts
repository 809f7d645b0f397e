import { measure } from "./enhance/measure";

// Loaded only on documents of who agreed to be measured: docs/decisions/045-measuring.md.
const begin = () => measure(document.getElementById("measure")?.dataset.page ?? "");
// A page that was rendered ahead is not open yet.
if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", begin, { once: true });
else begin();
