import type { ApiApp } from "../kernel/serve";
import { serveFind } from "./find";
import { serveList } from "./list";
import { serveMessages } from "./messages";
import { serveSend } from "./send";

/** Chats and their messages (api.md 4.7). */
export function serveChats(app: ApiApp): void {
  serveList(app);
  serveFind(app);
  serveMessages(app);
  serveSend(app);
}
