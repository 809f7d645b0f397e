import type { ApiApp } from "../kernel/serve";
import { serveLogIn } from "./log-in";
import { serveRefresh } from "./refresh";
import { serveSignUp } from "./sign-up";

/** Accounts and sessions (api.md 4.2). */
export function serveAccounts(app: ApiApp): void {
  serveSignUp(app);
  serveLogIn(app);
  serveRefresh(app);
}
