import type { ApiApp } from "../../http/serve";
import { serveChange } from "./change";
import { serveDecide } from "./decide";
import { serveOwn } from "./own";
import { servePlace } from "./place";
import { serveWithdraw } from "./withdraw";

/** Bids (api.md 4.6). */
export function serveBids(app: ApiApp): void {
  serveOwn(app);
  servePlace(app);
  serveChange(app);
  serveDecide(app);
  serveWithdraw(app);
}
