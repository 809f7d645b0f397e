import { describe, expect, it } from "vitest";
import { connect } from "~/api/connect";
import { ApiError } from "~/api/error";

const VERSION = { version: "1.0.0", minimum_version: "1.0.0", store_links: { ios: "a", android: "b" } };

function answering(body: unknown, status = 200) {
  const asked: Request[] = [];
  const fetch = (async (request: Request) => {
    asked.push(request);
    return Response.json(body, { status });
  }) as typeof globalThis.fetch;
  return { asked, fetch };
}

const refusalOf = (call: Promise<unknown>) => call.catch((error: unknown) => error) as Promise<ApiError>;

describe("the client for programs", () => {
  it("asks at the origin, with the language and the token", async () => {
    const { asked, fetch } = answering(VERSION);
    const api = connect({ origin: "https://api.example.com/", bearer: "abc", language: "en", fetch });
    expect(await api.global.version()).toEqual(VERSION);
    expect(asked[0]?.url).toBe("https://api.example.com/api/version/");
    expect(asked[0]?.headers.get("Authorization")).toBe("Bearer abc");
    expect(asked[0]?.headers.get("Accept-Language")).toBe("en");
  });

  it("asks as a visitor without a token", async () => {
    const { asked, fetch } = answering(VERSION);
    await connect({ origin: "https://api.example.com", fetch }).global.version();
    expect(asked[0]?.headers.has("Authorization")).toBe(false);
  });

  it("takes no answer of another form for right", async () => {
    const { fetch } = answering({ ...VERSION, version: 1 });
    const error = await refusalOf(connect({ origin: "https://api.example.com", fetch }).global.version());
    expect([error instanceof ApiError, error.status, error.code]).toEqual([true, -1, "internal_error"]);
  });

  it("throws what it is refused with, and that there is no line", async () => {
    const { fetch } = answering({ detail: "Niet gevonden.", code: "not_found" }, 404);
    const error = await refusalOf(connect({ origin: "https://api.example.com", fetch }).global.version());
    expect([error.status, error.code, error.message]).toEqual([404, "not_found", "Niet gevonden."]);
    const broken = (() => Promise.reject(new TypeError("fetch failed"))) as typeof globalThis.fetch;
    const offline = await refusalOf(connect({ origin: "https://api.example.com", fetch: broken }).global.version());
    expect([offline.status, offline.code]).toEqual([0, "offline"]);
  });
});
