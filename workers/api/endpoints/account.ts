import type { accountCalls } from "~/api/contract/accounts";
import type { Handlers } from "../http/endpoint";
import { confirmEmail, undoEmail } from "./account/email";
import { confirmReset, prove, readLink, readProof, resetPassword, resetWays, setPassword } from "./account/password";
import { logIn, logOut, refresh } from "./account/session";
import { activate, create, resendActivation } from "./account/sign-up";
import {
  appleAuthorization,
  appleLogIn,
  facebookAuthorization,
  facebookLogIn,
  googleAuthorization,
  googleLogIn,
} from "./account/social";

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
