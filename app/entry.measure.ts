import { measure } from "./enhance/measure";

// Loaded only on documents of who agreed to be measured: docs/decisions/045-measuring.md.
measure(document.getElementById("measure")?.dataset.page ?? "");
