import { measure } from "./enhance/measure";

// Loaded only on documents of who agreed to be measured: docs/decisions/044-measuring.md.
measure(document.getElementById("measure")?.dataset.page ?? "");
