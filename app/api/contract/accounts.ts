import { z } from "zod";
import {
  credentials,
  email,
  linkState,
  mailedLink,
  newPassword,
  password,
  passwordReset,
  signUp,
  tokens,
  waysToKeep,
} from "../../domain/accounts/account";
import { proof } from "../../domain/accounts/proof";
import {
  authorization,
  authorizationRequest,
  type SocialApp,
  socialKey,
  socialProof,
} from "../../domain/accounts/social";
import { boolean, language } from "../../domain/values/value";
import { call } from "../call";

const create = call({
  method: "POST",
  path: "/api/auth/users/",
  who: "everyone",
  summary: "Sign up",
  fields: signUp,
  answers: { 201: z.object({ email: z.string(), email_opt_in: z.boolean(), language }) },
  visitorKeys: true,
  refuses: ["throttled"],
});

const activate = call({
  method: "POST",
  path: "/api/auth/users/activation/",
  who: "everyone",
  summary: "Confirm the address of a new account",
  fields: mailedLink,
  answers: { 204: null },
  refuses: ["invalid_token"],
});

const resendActivation = call({
  method: "POST",
  path: "/api/auth/users/resend_activation/",
  who: "everyone",
  summary: "Mail the activation link again",
  fields: z.object({ email }),
  answers: { 204: null },
  visitorKeys: true,
  refuses: ["throttled"],
});

const resetPassword = call({
  method: "POST",
  path: "/api/auth/users/reset_password/",
  who: "everyone",
  summary: "Mail a link to set a new password",
  fields: z.object({ email }),
  answers: { 204: null },
  visitorKeys: true,
  refuses: ["throttled"],
});

const confirmReset = call({
  method: "POST",
  path: "/api/auth/users/reset_password_confirm/",
  who: "everyone",
  summary: "Set a new password with a mailed link",
  context: "reset",
  fields: passwordReset,
  answers: { 204: null },
  refuses: ["invalid_token"],
});

const resetWays = call({
  method: "POST",
  path: "/api/auth/users/reset_password_ways/",
  who: "everyone",
  summary: "What else opens the account of a mailed link; the link stays valid",
  fields: mailedLink,
  answers: { 200: waysToKeep },
  refuses: ["invalid_token"],
});

const setPassword = call({
  method: "POST",
  path: "/api/auth/users/set_password/",
  who: "user",
  summary: "Change the password",
  context: "set_password",
  fields: z.object({ current_password: password, new_password: newPassword }),
  answers: { 204: null },
});

const readProof = call({
  method: "GET",
  path: "/api/auth/proof/",
  who: "user",
  summary: "Of this implementation: until when this session can add another way to log in",
  answers: { 200: proof },
});

const prove = call({
  method: "POST",
  path: "/api/auth/proof/",
  who: "user",
  summary: "Of this implementation: give the password again, before this session adds another way to log in",
  context: "set_password",
  fields: z.object({ password }),
  answers: { 200: proof },
});

const confirmEmail = call({
  method: "POST",
  path: "/api/auth/users/email_confirm/",
  who: "everyone",
  summary: "Confirm a changed address",
  fields: mailedLink,
  answers: { 204: null },
  refuses: ["invalid_token"],
});

const readLink = call({
  method: "POST",
  path: "/api/auth/users/link_state/",
  who: "everyone",
  summary: "Whether a mailed link still confirms an address, and if not, why; the link stays as it is",
  fields: mailedLink,
  answers: { 200: linkState },
});

const undoEmail = call({
  method: "POST",
  path: "/api/auth/users/email_undo/",
  who: "everyone",
  summary:
    "Give an account its old address back; ends all that opens the account and mails a link to set a new password",
  fields: mailedLink,
  answers: { 204: null },
  refuses: ["invalid_token"],
});

const logIn = call({
  method: "POST",
  path: "/api/user/token/",
  who: "everyone",
  summary: "Log in",
  ignoresCredential: true,
  fields: credentials,
  answers: { 200: tokens },
  refuses: ["bad_credentials", "suspended", "throttled"],
});

const refresh = call({
  method: "POST",
  path: "/api/auth/jwt/refresh/",
  who: "everyone",
  summary: "Trade the refresh token for new tokens",
  ignoresCredential: true,
  fields: z.object({ refresh: password }),
  answers: { 200: tokens },
  refuses: ["token_not_valid"],
});

const logOut = call({
  method: "POST",
  path: "/api/auth/logout/",
  who: "everyone",
  summary: "End the session, or every session of the account",
  ignoresCredential: true,
  fields: z.object({ refresh: z.string().nullish(), all: boolean.nullish() }),
  answers: { 204: null },
  refuses: ["not_authenticated"],
});

/** A call per provider, so that other names are 404. */
const socialLogIn = <const App extends SocialApp>(app: App) =>
  call({
    method: "POST",
    path: `/api/user/${app}-login/`,
    who: "everyone",
    summary: `Log in with ${app}`,
    ignoresCredential: true,
    fields: socialProof,
    answers: { 200: socialKey },
    refuses: ["bad_credentials", "suspended", "unavailable"],
  });

const googleLogIn = socialLogIn("google");
const appleLogIn = socialLogIn("apple");
const facebookLogIn = socialLogIn("facebook");

const socialAuthorization = <const App extends SocialApp>(app: App) =>
  call({
    method: "GET",
    path: `/api/user/${app}-login/authorization/`,
    who: "everyone",
    summary: `Where someone says at ${app} who they are; a code comes back`,
    ignoresCredential: true,
    fields: authorizationRequest,
    answers: { 200: authorization },
    refuses: ["unavailable"],
  });

const googleAuthorization = socialAuthorization("google");
const appleAuthorization = socialAuthorization("apple");
const facebookAuthorization = socialAuthorization("facebook");

export const accountCalls = {
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
};
