import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { calculatePKCECodeChallenge } from "oauth4webapi";
import type { SocialApp } from "~/domain/accounts/social";
import type { SandboxClaims } from "../../workers/api/adapters/identity/social/sandbox/codes";
import { idToken } from "../../workers/api/adapters/identity/social/sandbox/signing";
import { api } from "../../workers/api/app";
import { type Authenticator, anAuthenticator } from "./authenticator";
import { type Answer, bearing, type Call, type Person, visitor } from "./client";

export const RETURN = "http://localhost:5173/login/return";

/** At least 43 unreserved characters. */
export const aVerifier = () => `${crypto.randomUUID()}${crypto.randomUUID()}`;

export const authorizationQuery = (more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ redirect_uri: RETURN, state: "abc", nonce: "n", code_challenge: "a".repeat(43), ...more })}`;

export async function authorize(app: string, query: Record<string, string>): Promise<Answer> {
  const asked = new URLSearchParams({
    redirect_uri: RETURN,
    state: "abc",
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
    ...query,
  });
  return visitor.api("GET", `/api/dev/idp/${app}/authorize/?${asked}`);
}

export async function aGrant(app: SocialApp, email: string, more: Record<string, string> = {}) {
  const code_verifier = aVerifier();
  const code_challenge = await calculatePKCECodeChallenge(code_verifier);
  const { headers } = await authorize(app, { code_challenge, login_hint: email, ...more });
  const code = new URL(headers.get("Location") ?? "").searchParams.get("code") ?? "";
  return { code, code_verifier, redirect_uri: more.redirect_uri ?? RETURN };
}

export const socialLogIn = (app: string, body: unknown, headers?: Record<string, string>) =>
  visitor.api("POST", `/api/user/${app}-login/`, body, headers);

export async function keyOf(email: string, headers?: Record<string, string>): Promise<string> {
  const { status, body } = await socialLogIn("google", await aGrant("google", email), headers);
  if (status !== 200) throw new Error(`no key: ${status} ${JSON.stringify(body)}`);
  return body.key;
}
export const withKey = (key: string) => bearing(`Token ${key}`);

export async function anIdToken(app: SocialApp, claims: SandboxClaims, audience?: string): Promise<string> {
  return idToken(env.DB, app, claims, audience);
}

export async function aChallenge(api: Call): Promise<string> {
  return (await api("POST", "/api/auth/passkeys/register/options/")).body.challenge;
}

export async function aLogInChallenge(): Promise<string> {
  return (await visitor.api("POST", "/api/auth/passkeys/login/options/")).body.challenge;
}

export async function aPasskey(person: Person, name?: string): Promise<{ id: number; authenticator: Authenticator }> {
  const authenticator = await anAuthenticator();
  const credential = await authenticator.register({ challenge: await aChallenge(person.api) });
  const { status, body } = await person.api("POST", "/api/auth/passkeys/register/", { name, credential });
  if (status !== 201) throw new Error(`no passkey: ${status} ${JSON.stringify(body)}`);
  return { id: body.id, authenticator };
}

export async function selfOf(api: Call): Promise<Answer["body"] | null> {
  const { status, body } = await api("GET", "/api/user/data/");
  return status === 200 ? body : null;
}

export async function age(seconds: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("UPDATE passkey_challenge SET expires_at = expires_at - ?").bind(seconds * 1000),
    env.DB.prepare("UPDATE sandbox_code SET expires_at = expires_at - ?").bind(seconds * 1000),
  ]);
}

export function deployedWith(settings: Partial<Env>): Call {
  return async (method, path, body) => {
    const request = new Request(`https://buurklusser.test${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    const execution = createExecutionContext();
    const response = await api.fetch(request, { ...env, ...settings }, execution);
    await waitOnExecutionContext(execution);
    const written = await response.text();
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
    return { status: response.status, body: isJson ? JSON.parse(written) : written, headers: response.headers };
  };
}
