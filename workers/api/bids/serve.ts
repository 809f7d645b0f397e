import type { ApiApp } from "../kernel/serve";
import { servePlace } from "./place";

/** Bids (api.md 4.6). */
export function serveBids(app: ApiApp): void {
  servePlace(app);
}
