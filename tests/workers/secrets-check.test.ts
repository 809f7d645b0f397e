import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import worker from "../../workers/app";

const LONG = "0123456789abcdef0123456789abcdef";
const deployed = {
  ...env,
  ENVIRONMENT: "production",
  API_ORIGIN: "",
  PUBLIC_ORIGIN: "https://buurklusser.test",
  SESSION_SECRET: LONG,
  TOKEN_SECRET: LONG,
  GATEWAY_SECRET: LONG,
  TAX_DATA_KEYS: `k1:${LONG}${LONG}`,
} as Env;

async function read(path: string, settings: Partial<Env>) {
  const request = new Request(`https://buurklusser.test${path}`, { headers: { "Accept-Language": "en" } });
  const response = await worker.fetch(request as never, { ...deployed, ...settings }, createExecutionContext());
  return { status: response.status, retryAfter: response.headers.get("Retry-After"), body: await response.text() };
}

afterEach(() => vi.restoreAllMocks());

describe("a deployment without its secrets", () => {
  it("answers 503 from the first request, and logs which secret is missing", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const faulty: Partial<Env>[] = [
      { TOKEN_SECRET: undefined },
      { SESSION_SECRET: "" },
      { TOKEN_SECRET: LONG.slice(1) },
      { GATEWAY_SECRET: "short" },
      { SESSION_SECRET: "local-session-secret-not-for-production" },
      { TAX_DATA_KEYS: "local:6c6f63616c2d7461782d646174612d6b65792d6e6f2d70726f64756374696f6e" },
      { PUBLIC_ORIGIN: "" },
      { PUBLIC_ORIGIN: "http://buurklusser.test" },
    ];
    for (const settings of faulty) {
      expect(await read("/api/version/", settings)).toMatchObject({ status: 503, retryAfter: "60" });
      const { status, body } = await read("/", settings);
      expect(status).toBe(503);
      expect(body).toContain("isn’t available right now");
      expect(body).not.toMatch(/SECRET/);
    }
    expect(errors.mock.calls.map(([line]) => JSON.parse(line).secrets)).toEqual([["TOKEN_SECRET"]]);
  });

  it("answers with them, and a gateway without the secret of tokens", async () => {
    expect((await read("/api/version/", {})).status).toBe(200);
    const gateway = { API_ORIGIN: "http://127.0.0.1:9", TOKEN_SECRET: undefined };
    expect((await read("/api/version/", gateway)).body).toContain('"code":"unavailable"');
    expect((await read("/api/version/", gateway)).retryAfter).not.toBe("60");
  });
});
