import type { SocialApp } from "~/domain/accounts/social";
import type { Database } from "../../../../db/database";
import { hmac, sameSecret } from "../../../../secrets/secret";
import { facebook } from "../facebook";
import { keysAt } from "../keys";
import { oidc } from "../oidc";
import type { Fetch, IdentityProvider } from "../port";
import { redeemCode } from "./redemption";
import { clientOf, graphToken, idToken, issuerOf, keySet, readGraphToken } from "./signing";

const SECRET = "sandbox";

async function tokens(db: Database, app: SocialApp, request: Request): Promise<Response> {
  const form = await request.formData();
  const value = (name: string) => String(form.get(name) ?? "");
  const known = value("client_id") === clientOf(app) && sameSecret(value("client_secret"), SECRET);
  const grant = { app, code: value("code"), redirect_uri: value("redirect_uri"), verifier: value("code_verifier") };
  const claims = known ? await redeemCode(db, Date.now(), grant) : null;
  if (!claims) return refusal(app);
  const token = { token_type: "bearer", expires_in: 300 };
  if (app === "facebook") return Response.json({ ...token, access_token: await graphToken(db, claims) });
  return Response.json({ ...token, access_token: "none", id_token: await idToken(db, app, claims) });
}

const refusal = (app: SocialApp) =>
  Response.json(
    { error: app === "facebook" ? { type: "OAuthException", code: 100 } : "invalid_grant" },
    { status: 400 },
  );

async function me(db: Database, request: Request): Promise<Response> {
  const token = request.headers.get("Authorization")?.replace("Bearer ", "") ?? "";
  const proof = new URL(request.url).searchParams.get("appsecret_proof") ?? "";
  if (!sameSecret(proof, await hmac(SECRET, token))) return refusal("facebook");
  const { sub, email, email_verified, name } = await readGraphToken(db, token);
  return Response.json({ id: sub, name, ...(email_verified && { email }) });
}

function answers(app: SocialApp, db: Database): Fetch {
  return async (url, init) => {
    const request = new Request(url, init);
    const path = new URL(url).pathname.replace(`/${app}/`, "");
    if (path === "keys") return Response.json(await keySet(db));
    return path === "me" ? me(db, request) : tokens(db, app, request);
  };
}

export function sandbox(app: SocialApp, db: Database, origin: string): IdentityProvider {
  const issuer = issuerOf(app);
  const fetch = answers(app, db);
  const clientIds: [string] = [clientOf(app)];
  const keys = keysAt(`${issuer}/keys`, fetch);
  const address = `${origin}/api/dev/idp/${app}/authorize/`;
  if (app === "facebook")
    return facebook({ dialog: address, graph: issuer, issuer, clientIds, secret: SECRET, keys, fetch });
  return oidc({
    issuers: [issuer],
    authorization: { address, scope: "openid email", ...(app === "apple" && { responseMode: "form_post" }) },
    tokenEndpoint: `${issuer}/token`,
    clientIds,
    secret: async () => SECRET,
    keys,
    fetch,
  });
}
