import { isLocal } from "~/domain/environment";
import { CHALLENGE_SECONDS } from "~/domain/passkey";

type Here = { env: Env; origin: string };

/** `rp.id`: the name for passkeys of this site. */
export const relyingParty = ({ env, origin }: Here) =>
  isLocal(env.ENVIRONMENT) ? "localhost" : new URL(origin).hostname;

const ON_OWN_MACHINE = /^http:\/\/localhost(:\d{1,5})?$/;

export function expectedOrigin({ env, origin }: Here, used: string): string {
  if (isLocal(env.ENVIRONMENT)) return ON_OWN_MACHINE.test(used) ? used : "http://localhost";
  return new URL(origin).origin;
}

/** Milliseconds to answer the authenticator. */
export const TIMEOUT = CHALLENGE_SECONDS * 1000;
