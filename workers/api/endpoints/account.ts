import type { accountCalls } from "~/api/contract/accounts";
import type { Handlers } from "../http/endpoint";
import { activate } from "./account/activate";
import { appleLogIn } from "./account/apple-log-in";
import { confirmEmail } from "./account/confirm-email";
import { confirmReset } from "./account/confirm-reset";
import { create } from "./account/create";
import { facebookLogIn } from "./account/facebook-log-in";
import { googleLogIn } from "./account/google-log-in";
import { logIn } from "./account/log-in";
import { logOut } from "./account/log-out";
import { prove, readProof } from "./account/proof";
import { readLink } from "./account/read-link";
import { refresh } from "./account/refresh";
import { resendActivation } from "./account/resend-activation";
import { resetPassword } from "./account/reset-password";
import { resetWays } from "./account/reset-ways";
import { setPassword } from "./account/set-password";
import { appleAuthorization, facebookAuthorization, googleAuthorization } from "./account/social-authorization";
import { undoEmail } from "./account/undo-email";

export const account = {
  create,
  activate,
  resendActivation,
  resetPassword,
  confirmReset,
  resetWays,
  readLink,
  setPassword,
  readProof,
  prove,
  confirmEmail,
  undoEmail,
  logIn,
  googleLogIn,
  appleLogIn,
  facebookLogIn,
  googleAuthorization,
  appleAuthorization,
  facebookAuthorization,
  refresh,
  logOut,
} satisfies Handlers<typeof accountCalls>;
