import type { passkeyCalls } from "~/api/contract/passkeys";
import type { Handlers } from "../http/endpoint";
import { list } from "./passkey/list";
import { logIn } from "./passkey/log-in";
import { logInOptions } from "./passkey/log-in-options";
import { register } from "./passkey/register";
import { registerOptions } from "./passkey/register-options";
import { remove } from "./passkey/remove";

export const passkey = { registerOptions, register, list, remove, logInOptions, logIn } satisfies Handlers<
  typeof passkeyCalls
>;
