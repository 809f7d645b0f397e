import { autosubmit } from "../app/enhance/autosubmit";
import { counters } from "../app/enhance/counters";
import { dialogs } from "../app/enhance/dialogs";
import { flashes } from "../app/enhance/flashes";
import { focusFault } from "../app/enhance/focus";
import { menus } from "../app/enhance/menus";
import { pendingForms } from "../app/enhance/pending";
import { pictures } from "../app/enhance/pictures";

// These listen to the document, which in stories outlives the page.
pendingForms();
dialogs();
counters();
menus();

/** What app/entry.client.ts does with each page it opens with. */
export function enhancePage(): void {
  flashes();
  autosubmit();
  focusFault();
  pictures();
}
