import { autosubmit } from "./enhance/autosubmit";
import { counters } from "./enhance/counters";
import { dialogs, openDialogs } from "./enhance/dialogs";
import { enterSends } from "./enhance/enter-sends";
import { flashes } from "./enhance/flashes";
import { focusFault } from "./enhance/focus";
import { menus } from "./enhance/menus";
import { pendingForms } from "./enhance/pending";
import { photoKeys } from "./enhance/photo";
import { ranges } from "./enhance/ranges";
import { travellingPictures } from "./enhance/travel";
import { typedForms } from "./enhance/typed";

// Every page works without this module; it takes away waiting and guessing. No React here (docs/decisions/001-documents-and-live-pages.md).
pendingForms();
dialogs();
flashes();
counters();
autosubmit();
menus();
photoKeys();
enterSends();
ranges();
travellingPictures();
typedForms();
openDialogs();
focusFault();

if (document.querySelector('input[type="file"]')) {
  void import("./enhance/pictures").then(({ pictures }) => pictures());
}

const pushPlace = document.querySelector<HTMLElement>("[data-push-key]");
if (pushPlace) void import("./enhance/push").then(({ pushes }) => pushes(pushPlace));

// Development: a changed page is fetched again; there is nothing to patch in place.
import.meta.hot?.on("react-router:hmr", () => location.reload());
