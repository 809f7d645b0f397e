import { contract } from "~/api/contract";
import { email, emailKey } from "~/domain/accounts/account";
import { isSocialApp, type SocialApp } from "~/domain/accounts/social";
import { isReturnAddress } from "../../adapters/identity/social/return-address";
import { issueCode, type SandboxClaims } from "../../adapters/identity/social/sandbox/codes";
import { returnPage, signInPage } from "../../adapters/identity/social/sandbox/page";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { sha256 } from "../../secrets/secret";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function nameOf(address: string): string {
  const [local = ""] = address.split("@");
  return local
    .split(/[._+-]+/)
    .filter(Boolean)
    .map(capital)
    .join(" ");
}

async function claimsOf(app: SocialApp, address: string, unverified: boolean): Promise<SandboxClaims> {
  const sub = (await sha256(`${app} ${emailKey(address)}`)).slice(0, 24);
  return { sub, email: address, email_verified: !unverified, name: nameOf(address) };
}

export const authorize = endpoint(contract.dev.authorize, {
  handle: async (c) => {
    const social = c.param("app");
    if (!isSocialApp(social)) return refuse("not_found");
    const fields = await c.fields({ redirect_uri: (address) => (isReturnAddress(address, c) ? null : "invalid") });
    const { redirect_uri, state, code_challenge, code_challenge_method, response_mode, login_hint, nonce } = fields;
    const address = email.safeParse(login_hint).data;
    if (!address) {
      const mode = { ...(nonce && { nonce }), ...(response_mode && { response_mode }) };
      const kept = { redirect_uri, state, code_challenge, code_challenge_method, ...mode };
      const { language } = c;
      return signInPage({ app: social, language, kept, redirectUri: redirect_uri, state, typed: login_hint });
    }
    const { name, ...claims } = await claimsOf(social, address, fields.unverified ?? false);
    // Apple's tokens have no name: it is posted beside the code.
    const isPosted = response_mode === "form_post";
    const code = await issueCode(c.db, c.now, {
      app: social,
      redirect_uri,
      challenge: code_challenge,
      claims: { ...claims, name: isPosted ? "" : name, ...(nonce && { nonce }) },
    });
    if (isPosted) {
      const [firstName, ...others] = name.split(" ");
      const user = JSON.stringify({ name: { firstName, lastName: others.join(" ") }, email: address });
      return returnPage({ app: social, language: c.language, redirectUri: redirect_uri, sent: { code, state, user } });
    }
    const back = new URL(redirect_uri);
    back.searchParams.set("code", code);
    back.searchParams.set("state", state);
    return new Response(null, { status: 302, headers: { Location: back.href } });
  },
});
