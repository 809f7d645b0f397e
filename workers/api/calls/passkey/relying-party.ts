import { CHALLENGE_SECONDS } from "~/domain/passkey";
import { isLocal } from "../../../environment";

type Here = { env: Env; origin: string };

/** The name under which authenticators keep passkeys of this site (`rp.id`). */
export const relyingParty = ({ env, origin }: Here) => (isLocal(env) ? "localhost" : new URL(origin).hostname);

const ON_OWN_MACHINE = /^http:\/\/localhost(:\d{1,5})?$/;

/** The origin a credential must have been used on: the public one, for developers any port of their own machine. */
export function expectedOrigin({ env, origin }: Here, used: string): string {
  if (isLocal(env)) return ON_OWN_MACHINE.test(used) ? used : "http://localhost";
  return new URL(origin).origin;
}

/** Milliseconds someone has to answer the authenticator. */
export const TIMEOUT = CHALLENGE_SECONDS * 1000;

/** What an authenticator keeps of whose a passkey is, base64url: the number of the account, and nothing of the person. */
export const userHandle = (user: number) => btoa(String(user)).replaceAll("=", "");
