import { z } from "zod";
import { tokens } from "../../domain/accounts/account";
import {
  authentication,
  creationOptions,
  ownPasskey,
  passkey,
  registration,
  requestOptions,
} from "../../domain/accounts/passkey";
import { page, pageOf } from "../../domain/values/page-schema";
import { call } from "../call";

const registerOptions = call({
  method: "POST",
  path: "/api/auth/passkeys/register/options/",
  who: "user",
  summary: "What an authenticator needs to make a passkey",
  answers: { 200: creationOptions },
  refuses: ["proof_required", "limit_reached"],
});

const register = call({
  method: "POST",
  path: "/api/auth/passkeys/register/",
  who: "user",
  summary: "Keep a passkey that was made",
  fields: registration,
  answers: { 201: passkey },
  refuses: ["limit_reached"],
});

const list = call({
  method: "GET",
  path: "/api/auth/passkeys/",
  who: "user",
  summary: "Own passkeys, newest first",
  fields: z.object({ page }),
  answers: { 200: pageOf(ownPasskey) },
});

const remove = call({
  method: "DELETE",
  path: "/api/auth/passkeys/:id/",
  who: "user",
  summary: "Remove a passkey",
  answers: { 204: null },
  refuses: ["not_found", "proof_required"],
});

const logInOptions = call({
  method: "POST",
  path: "/api/auth/passkeys/login/options/",
  who: "everyone",
  summary: "What an authenticator needs to log in with a passkey",
  ignoresCredential: true,
  answers: { 200: requestOptions },
});

const logIn = call({
  method: "POST",
  path: "/api/auth/passkeys/login/",
  who: "everyone",
  summary: "Log in with a passkey",
  ignoresCredential: true,
  fields: authentication,
  answers: { 200: tokens },
  refuses: ["bad_credentials", "suspended"],
});

export const passkeyCalls = { registerOptions, register, list, remove, logInOptions, logIn };
