import { dialogs, openDialogs } from "./enhance/dialogs";
import { enterSends } from "./enhance/enter-sends";
import { flashes } from "./enhance/flashes";
import { focusOutcome, rememberKeyboard } from "./enhance/focus";
import { menus } from "./enhance/menus";
import { pendingForms } from "./enhance/pending";
import { typedForms } from "./enhance/typed";
import { updates } from "./enhance/updates";

// Runs on all pages. No React here (docs/decisions/001-documents-and-live-pages.md).
pendingForms();
dialogs();
flashes();
menus();
enterSends();
typedForms();
openDialogs();
rememberKeyboard();
focusOutcome();
updates();

// Documents have no hot updates.
import.meta.hot?.on("react-router:hmr", () => location.reload());
