import { use } from "react";
import { DRAWN_FOR, DrawnId, viewerOf } from "~/forms/drawn";

/** Put it first in the form: `sameViewerMiddleware` reads only the start of the body. */
export function DrawnFor() {
  const viewer = viewerOf(use(DrawnId));
  return viewer > 0 && <input type="hidden" name={DRAWN_FOR} value={viewer} />;
}
