import { email } from "~/domain/account";
import type { SocialApp } from "~/domain/social";
import { type Identity, NotBelieved, Unreachable } from "../../adapters/identity/social/port";
import { isReturnAddress } from "../../adapters/identity/social/return-address";
import { openKey } from "../../changes/accounts/session";
import { triggerDelivery } from "../../db/outbox";
import { clientOf } from "../../http/client";
import { refuse } from "../../http/refusal";
import { type SocialLogInContext, socialAccount } from "./social-account";

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

export async function logInSocially(c: SocialLogInContext, app: SocialApp): Promise<{ key: string }> {
  const { db, now } = c;
  const given = await c.fields({ redirect_uri: (address) => (isReturnAddress(address, c) ? null : "invalid") });
  const { id_token, code, code_verifier, redirect_uri, nonce } = given;
  // Evaluated on first use: most requests never need it.
  const { identityProvider } = await import("../../adapters/identity/social/choose");
  const provider = identityProvider(c, app) ?? refuse("unavailable");
  const grant = { code: code ?? "", verifier: code_verifier ?? "", redirectUri: redirect_uri ?? "" };
  const asking = id_token ? provider.byToken(id_token, nonce) : provider.byCode(grant, nonce);
  const identity = await identified(app, asking);
  const user = await socialAccount(c, { app, subject: identity.subject }, identity);
  const { key, statements } = await openKey(db, now, { user, client: clientOf(c.request) });
  await c.tx.add(...statements).commit();
  triggerDelivery(c);
  return { key };
}
