import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import type { Fetch } from "../../workers/api/adapters/identity/social/port";

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  headers: IncomingMessage["headers"];
}

type Answer = { status?: number; json?: unknown; text?: string; headers?: Record<string, string> } | "never" | "cut";
type Listener = (heard: ReceivedRequest) => Answer;

async function heardOf(request: IncomingMessage): Promise<ReceivedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const form = new URLSearchParams(Buffer.concat(parts).toString());
  return { method: request.method ?? "", path: pathname, query: searchParams, form, headers: request.headers };
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === "never") return;
  if (answer === "cut") {
    response.destroy();
    return;
  }
  const { status = 200, json, text, headers } = answer;
  response.writeHead(status, { "Content-Type": json === undefined ? "text/html" : "application/json", ...headers });
  response.end(json === undefined ? text : JSON.stringify(json));
}

export const PROVIDER = "https://provider.test";

export async function aProvider() {
  const answers = new Map<string, Listener>();
  const heard: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void heardOf(request).then((asked) => {
      heard.push(asked);
      send(response, answers.get(asked.path)?.(asked) ?? { status: 404, json: {} });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reach: Fetch = async (url, init) => fetch(url.replace(PROVIDER, base), init);
  return {
    fetch: reach,
    heard,
    times: (path: string) => heard.filter((one) => one.path === path).length,
    on(path: string, answer: Answer | Listener) {
      answers.set(path, typeof answer === "function" ? answer : () => answer);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export type Provider = Awaited<ReturnType<typeof aProvider>>;

export interface SigningKey {
  kid: string;
  jwk: object;
  privateKey: CryptoKey;
}

export async function aKey(kid: string, alg = "RS256"): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: "sig" } };
}

const MINUTE = 60;

/** An undefined claim is omitted. */
export function aToken({ kid, privateKey }: SigningKey, claims: JWTPayload = {}, alg = "RS256"): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const right = { iss: PROVIDER, aud: "site", sub: "12", iat: now, exp: now + 5 * MINUTE };
  return new SignJWT({ ...right, ...claims }).setProtectedHeader({ alg, kid }).sign(privateKey);
}

export const PETRA = { sub: "12", email: "petra@example.test", email_verified: true, name: "Petra de Vries" };
