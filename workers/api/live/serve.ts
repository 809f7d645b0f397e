import type { ApiApp } from "../kernel/serve";
import { serveConnect } from "./connect";
import { serveTicket } from "./ticket";

/** What happens while one looks (api.md 4.7): the way to the relay. */
export function serveLive(app: ApiApp): void {
  serveTicket(app);
  serveConnect(app);
}
