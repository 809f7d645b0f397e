import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api } from "../../workers/api/app";
import { proxyTo } from "../../workers/gateway/proxy";
import { signCaller } from "../../workers/gateway-caller";

const SECRET = "shared-by-both";
const VISITOR = "192.0.2.7";
const GATEWAY = "198.51.100.1";
const HEADER = "Gateway-Caller";
const now = () => Date.now();

async function countedFor(headers: Record<string, string>, secret: string | undefined = SECRET): Promise<string> {
  const keys: string[] = [];
  const VISITOR_CALLS = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 }) };
  await api.fetch(
    new Request("https://buurklusser.test/api/version/", { headers: { "CF-Connecting-IP": GATEWAY, ...headers } }),
    { ...env, GATEWAY_SECRET: secret, VISITOR_CALLS },
    createExecutionContext(),
  );
  return keys.join();
}

describe("the API behind a gateway", () => {
  it("counts for whom the gateway signs", async () => {
    expect(await countedFor({ [HEADER]: await signCaller(SECRET, VISITOR, now()) })).toBe(VISITOR);
    const six = await signCaller(SECRET, "2001:db8::7", now() - 50_000);
    expect(await countedFor({ [HEADER]: six })).toBe("2001:db8:0:0::/64");
  });

  it("counts for the connection when nothing is signed", async () => {
    expect(await countedFor({})).toBe(GATEWAY);
    expect(await countedFor({ "X-Forwarded-For": VISITOR })).toBe(GATEWAY);
  });

  it("counts for the connection when the signature is another's, of another address or of no form", async () => {
    const right = await signCaller(SECRET, VISITOR, now());
    for (const header of [
      await signCaller("guessed", VISITOR, now()),
      right.replace(VISITOR, "192.0.2.8"),
      right.replace(/t=\d+/, `t=${Math.floor(now() / 1000) + 5}`),
      right.slice(0, -1),
      right.toUpperCase(),
      VISITOR,
    ]) {
      expect([header, await countedFor({ [HEADER]: header })]).toEqual([header, GATEWAY]);
    }
  });

  it("counts for the connection when the signature is of more than a minute ago, or to come", async () => {
    for (const at of [now() - 62_000, now() + 62_000]) {
      expect(await countedFor({ [HEADER]: await signCaller(SECRET, VISITOR, at) })).toBe(GATEWAY);
    }
  });

  it("believes nobody without a secret of its own", async () => {
    const header = await signCaller(SECRET, VISITOR, now());
    expect([await countedFor({ [HEADER]: header }, ""), await countedFor({ [HEADER]: header }, "other")]).toEqual([
      GATEWAY,
      GATEWAY,
    ]);
  });
});

describe("the gateway", () => {
  const sentBy = async (secret: string | undefined, headers: Record<string, string>) => {
    const seen: Headers[] = [];
    const send = proxyTo("https://api.elders.test", {
      secret,
      fetch: async (input) => {
        seen.push((input as Request).headers);
        return new Response("{}");
      },
    });
    await send(new Request("https://buurklusser.test/api/version/", { headers }));
    return seen[0] ?? new Headers();
  };

  it("signs whom it speaks for, whatever the caller says", async () => {
    const forged = await signCaller(SECRET, "192.0.2.66", now());
    const sent = await sentBy(SECRET, { "CF-Connecting-IP": VISITOR, [HEADER]: forged });
    expect(sent.get("X-Forwarded-For")).toBe(VISITOR);
    expect(await countedFor({ [HEADER]: sent.get(HEADER) ?? "" })).toBe(VISITOR);
  });

  it("signs nothing without a secret or an address, and hands on no header of the caller's", async () => {
    expect((await sentBy(undefined, { "CF-Connecting-IP": VISITOR, [HEADER]: "t=1" })).get(HEADER)).toBeNull();
    expect((await sentBy(SECRET, { [HEADER]: "t=1" })).get(HEADER)).toBeNull();
  });
});
