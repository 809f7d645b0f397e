import { contract } from "~/api/contract";
import type { SocialApp } from "~/domain/social";
import { isReturnAddress } from "../../adapters/identity/social/return-address";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

type Context = CallContext<typeof contract.account.googleAuthorization>;

async function authorizationAt(c: Context, app: SocialApp): Promise<{ authorization_url: string }> {
  const asked = await c.fields({ redirect_uri: (address) => (isReturnAddress(address, c) ? null : "invalid") });
  const { redirect_uri: redirectUri, code_challenge: challenge, state, nonce } = asked;
  const { identityProvider } = await import("../../adapters/identity/social/choose");
  const provider = identityProvider(c, app) ?? refuse("unavailable");
  return { authorization_url: provider.authorizationUrl({ redirectUri, state, nonce, challenge }) };
}

export const googleAuthorization = endpoint(contract.account.googleAuthorization, {
  handle: async (c) => authorizationAt(c, "google"),
});
export const appleAuthorization = endpoint(contract.account.appleAuthorization, {
  handle: async (c) => authorizationAt(c, "apple"),
});
export const facebookAuthorization = endpoint(contract.account.facebookAuthorization, {
  handle: async (c) => authorizationAt(c, "facebook"),
});
