import type { ApiApp } from "../../http/serve";
import { serveWelcomeMail } from "../global/user-mail";
import { serveActivation } from "./activation";
import { serveEmailChange } from "./email-change";
import { serveLogIn } from "./log-in";
import { serveLogOut } from "./log-out";
import { servePasswords } from "./password";
import { serveRefresh } from "./refresh";
import { serveSignUp } from "./sign-up";
import { serveSocialLogIn } from "./social-log-in";

/** Accounts and sessions (api.md 4.2), and the welcome mail of 4.1. */
export function serveAccounts(app: ApiApp): void {
  serveSignUp(app);
  serveActivation(app);
  servePasswords(app);
  serveEmailChange(app);
  serveLogIn(app);
  serveSocialLogIn(app);
  serveRefresh(app);
  serveLogOut(app);
  serveWelcomeMail(app);
}
