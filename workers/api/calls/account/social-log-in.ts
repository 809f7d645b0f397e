import { contract } from "~/api/contract";
import { email } from "~/domain/account";
import type { SocialApp } from "~/domain/social";
import { type Identity, NotBelieved, Unreachable } from "../../adapters/identity/social/port";
import { isReturnAddress } from "../../adapters/identity/social/return-address";
import { openKey } from "../../changes/accounts/session";
import { commit } from "../../db/batch";
import { wake } from "../../db/outbox";
import { clientOf } from "../../http/client";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { type SocialQuestion, socialAccount } from "./social-account";

/** Who the provider says it is. What cannot be an address of ours is none. */
async function identified(app: SocialApp, asking: Promise<Identity>): Promise<Identity> {
  try {
    const identity = await asking;
    return { ...identity, email: email.safeParse(identity.email).data ?? null };
  } catch (error) {
    if (error instanceof NotBelieved) return refuse("bad_credentials");
    if (!(error instanceof Unreachable)) throw error;
    console.error(JSON.stringify({ level: "error", provider: app, error: error.message }));
    return refuse("unavailable");
  }
}

async function logIn(q: SocialQuestion, app: SocialApp): Promise<{ key: string }> {
  const { db, env, now } = q;
  const given = await q.fields({ redirect_uri: (address) => (isReturnAddress(address, q) ? null : "invalid") });
  const { id_token, code, code_verifier, redirect_uri, nonce } = given;
  // Evaluated when it is first needed: most requests never do.
  const { identityProvider } = await import("../../adapters/identity/social/choose");
  const provider = identityProvider(env, db, app) ?? refuse("unavailable");
  const grant = { code: code ?? "", verifier: code_verifier ?? "", redirectUri: redirect_uri ?? "" };
  const asking = id_token ? provider.byToken(id_token, nonce) : provider.byCode(grant, nonce);
  const identity = await identified(app, asking);
  const user = await socialAccount(q, { app, subject: identity.subject }, identity);
  const { key, statements } = await openKey(db, now, { user, client: clientOf(q.request) });
  await commit(db, statements);
  wake(env, q.execution);
  return { key };
}

/** Log in by an account elsewhere. */
export function serveSocialLogIn(app: ApiApp): void {
  serve(app, contract.account.googleLogIn, async (q) => logIn(q, "google"));
  serve(app, contract.account.appleLogIn, async (q) => logIn(q, "apple"));
  serve(app, contract.account.facebookLogIn, async (q) => logIn(q, "facebook"));
}
