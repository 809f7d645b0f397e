import { env, exports } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { OpenSession } from "../../workers/gateway/session";
import type { Person } from "./client";

const HERE = "https://buurklusser.test";

// The first page of a run waits for the build of all pages, for longer than a test may last.
beforeAll(async () => {
  await (await exports.default.fetch(`${HERE}/offline`)).text();
}, 120_000);

export interface Shown {
  status: number;
  html: string;
  headers: Headers;
  to: string | null;
}

export async function browserOf(person?: Pick<Person, "id" | "token"> | { id: number; key: string }) {
  const jar = new Map<string, string>();
  const keep = (cookies: string[]) => {
    for (const cookie of cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
  };
  if (person) {
    const session = await OpenSession.of(new Request(HERE), env);
    const credential = "key" in person ? { key: person.key } : { access: person.token, refresh: "none" };
    await session.signIn(credential, person.id);
    keep(session.cookies);
  }
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  async function ask(path: string, init: RequestInit, headers: Record<string, string>): Promise<Response> {
    const answer = await exports.default.fetch(HERE + path, {
      ...init,
      redirect: "manual",
      headers: { Cookie: cookies(), "Accept-Language": "nl", ...headers },
    });
    keep(answer.headers.getSetCookie());
    return answer;
  }
  async function go(path: string, init: RequestInit, headers: Record<string, string>): Promise<Shown> {
    const answer = await ask(path, init, headers);
    const to = answer.headers.get("Location");
    const isText = answer.headers.get("Content-Type")?.startsWith("text/") ?? true;
    const html = isText ? await answer.text() : new TextDecoder("latin1").decode(await answer.arrayBuffer());
    return { status: answer.status, html, headers: answer.headers, to };
  }
  return {
    get: (path: string, headers: Record<string, string> = {}) => go(path, {}, headers),
    begin: (path: string) => ask(path, {}, {}),
    head: (path: string) => go(path, { method: "HEAD" }, {}),
    post: (path: string, fields: Record<string, string> | FormData) =>
      go(
        path,
        { method: "POST", body: fields instanceof FormData ? fields : new URLSearchParams(fields) },
        { "Sec-Fetch-Site": "same-origin" },
      ),
    forget: (...names: string[]) => {
      for (const name of names) for (const sent of [name, `__Host-${name}`]) jar.delete(sent);
    },
    cookie: (name: string) => [...jar].find(([key]) => key.endsWith(name)),
    take: (cookie: [name: string, value: string] | undefined) => cookie && jar.set(...cookie),
    signIn: async (as: Person) => {
      const session = await OpenSession.of(new Request(HERE), env);
      await session.signIn({ access: as.token, refresh: "none" }, as.id);
      keep(session.cookies);
    },
  };
}

export const textOf = ({ html }: Shown) =>
  html
    .replaceAll("<wbr/>", "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
