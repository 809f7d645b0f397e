import { autosubmit } from "~/enhance/autosubmit";
import { counters } from "~/enhance/counters";
import { dialogs, openDialogs } from "~/enhance/dialogs";
import { earnings } from "~/enhance/earnings";
import { enterSends } from "~/enhance/enter-sends";
import { flashes } from "~/enhance/flashes";
import { focusOutcome } from "~/enhance/focus";
import { menus } from "~/enhance/menus";
import { passkeys } from "~/enhance/passkeys";
import { passwords } from "~/enhance/passwords";
import { pendingForms } from "~/enhance/pending";
import { photoKeys } from "~/enhance/photo";
import { pictures } from "~/enhance/pictures";
import { pushes } from "~/enhance/push";

// These listen on the document, which outlives the page in stories.
pendingForms();
dialogs();
counters();
earnings();
menus();
flashes();
enterSends();
photoKeys();

/** The same calls as in app/entry.document.ts and app/entry.shell.ts. */
export function enhancePage(): void {
  autosubmit();
  openDialogs();
  focusOutcome();
  pictures();
  passkeys();
  passwords();
  const place = document.querySelector<HTMLElement>("[data-push-key]");
  if (place) void pushes(place);
}
