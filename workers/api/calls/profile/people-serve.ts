import type { ApiApp } from "../../http/serve";
import { serveBlocks } from "./blocks";
import { serveExport } from "./export";
import { serveHelpers } from "./list";

/** What people may know and keep of people: the list of helpers, blocks, everything about oneself. */
export function servePeople(app: ApiApp): void {
  serveHelpers(app);
  serveBlocks(app);
  serveExport(app);
}
