import type { ApiApp } from "../../http/serve";
import { serveAreas } from "./areas";
import { serveBidsOfJob } from "./bids";
import { serveChange } from "./change";
import { serveComments } from "./comments";
import { serveFeed } from "./feed";
import { serveFind } from "./find";
import { serveImages } from "./images";
import { serveList } from "./list";
import { serveMine } from "./mine";
import { serveNotify } from "./notify";
import { serveOthers } from "./others";
import { servePost } from "./post";
import { serveStatistics } from "./statistics";
import { serveZipcode } from "./zipcode";

/** Jobs: lists, one job, what is said about it, its pictures. The actions are in the resource of the deal. */
export function serveJobs(app: ApiApp): void {
  serveList(app);
  serveAreas(app);
  serveFeed(app);
  serveStatistics(app);
  serveZipcode(app);
  serveMine(app);
  servePost(app);
  serveFind(app);
  serveChange(app);
  serveOthers(app);
  serveBidsOfJob(app);
  serveComments(app);
  serveImages(app);
  serveNotify(app);
}
