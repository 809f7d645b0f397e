import type { contract } from "~/api/contract";
import { email } from "~/domain/account";
import type { SocialApp } from "~/domain/social";
import { type Identity, NotBelieved, Unreachable } from "../../adapters/identity/social/port";
import { isReturnAddress } from "../../adapters/identity/social/return-address";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";

type Context = CallContext<typeof contract.account.googleLogIn> | CallContext<typeof contract.social.link>;

async function believed(app: SocialApp, asking: Promise<Identity>): Promise<Identity | null> {
  try {
    const identity = await asking;
    return { ...identity, email: email.safeParse(identity.email).data ?? null };
  } catch (error) {
    if (error instanceof NotBelieved) return null;
    if (!(error instanceof Unreachable)) throw error;
    console.error(JSON.stringify({ level: "error", provider: app, error: error.message }));
    return refuse("unavailable");
  }
}

/** Identifies a user at a provider by the proof that was sent; null when the provider rejects it. */
export async function identityFrom(c: Context, app: SocialApp) {
  const given = await c.fields({ redirect_uri: (address) => (isReturnAddress(address, c) ? null : "invalid") });
  const { id_token, code, code_verifier, redirect_uri, nonce } = given;
  // Evaluated on first use: most requests never need it.
  const { identityProvider } = await import("../../adapters/identity/social/choose");
  const provider = identityProvider(c, app) ?? refuse("unavailable");
  const grant = { code: code ?? "", verifier: code_verifier ?? "", redirectUri: redirect_uri ?? "" };
  const asking = id_token ? provider.byToken(id_token, nonce) : provider.byCode(grant, nonce);
  return { given, identity: await believed(app, asking) };
}
