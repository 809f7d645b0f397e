import type { ApiApp } from "../../http/serve";
import { serveArchive } from "./archive";
import { serveFind } from "./find";
import { serveList } from "./list";
import { serveMessages } from "./messages";
import { serveOpen } from "./open";
import { serveRead } from "./read";
import { serveSend } from "./send";

/** Chats and their messages (api.md 4.7). */
export function serveChats(app: ApiApp): void {
  serveList(app);
  serveOpen(app);
  serveFind(app);
  serveArchive(app);
  serveMessages(app);
  serveSend(app);
  serveRead(app);
}
