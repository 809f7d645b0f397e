import type { ApiApp } from "../kernel/serve";
import { serveFind } from "./find";
import { serveList } from "./list";
import { servePost } from "./post";

/** Jobs: lists, one job, what is said about it, its pictures. The actions are in the resource of the deal. */
export function serveJobs(app: ApiApp): void {
  serveList(app);
  servePost(app);
  serveFind(app);
}
