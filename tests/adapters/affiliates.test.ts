import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { ProductFilters } from "~/domain/site/affiliate";
import { http } from "../../workers/api/adapters/affiliates/http";
import { Unreachable } from "../../workers/api/adapters/affiliates/port";

const ASKED: ProductFilters = { category: null, merchant: null, limit: 12, locale: "nl_NL" };
const PRODUCT = {
  id: 7,
  title: "Ladder",
  description: "Drie meter.",
  image: "https://beeld.example/ladder.jpg",
  merchant: "Winkel",
  brand: "Klimop",
  condition: "new",
  price: 64.5,
  originalPrice: "79,95",
  discount: 19.3,
  category: "handig",
  affiliateUrl: "https://klik.example/track?p=7",
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function programme(handle: Handler, settings: { timeoutMs?: number; now?: () => number } = {}) {
  const asked: { url: string; authorization: string }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? "", authorization: request.headers.authorization ?? "" });
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, source: http({ origin: `http://127.0.0.1:${port}/`, key: "geheim", ...settings }) };
}

const answering =
  (body: unknown, status = 200): Handler =>
  (_, response) =>
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));

describe("products of a programme", () => {
  it("are asked for with the key, and given in the contract's form", async () => {
    const { asked, source } = await programme(answering({ results: [PRODUCT] }));
    const list = await source.list({ category: "handig & meer", merchant: "Winkel", limit: 3, locale: "en_GB" });
    expect(asked).toEqual([
      {
        url: "/affiliate/products?limit=3&locale=en_GB&category=handig+%26+meer&merchant=Winkel",
        authorization: "Bearer geheim",
      },
    ]);
    expect(list).toEqual([{ ...PRODUCT, id: "7", price: "64.50", originalPrice: "79.95", discount: 19 }]);
  });

  it.each([
    ["http", "http://klik.example/track?p=7"],
    ["a script", "javascript:track()"],
    ["a link that pays nobody", "https://winkel.example/ladder"],
    ["a link with a name and password in it", "https://track:me@winkel.example/track"],
    ["no address", "track"],
  ])("pass only with an affiliate or tracking link over https: not %s", async (_, affiliateUrl) => {
    const { source } = await programme(answering({ results: [{ ...PRODUCT, affiliateUrl }, PRODUCT] }));
    expect((await source.list(ASKED)).map((one) => one.affiliateUrl)).toEqual([PRODUCT.affiliateUrl]);
  });

  it.each([
    ["without a title", { ...PRODUCT, title: undefined }],
    ["with a price that is none", { ...PRODUCT, price: "gratis" }],
    ["with a picture that is not https", { ...PRODUCT, image: "data:image/png;base64,AA" }],
    ["that is no object", "ladder"],
  ])("are left out when one comes %s", async (_, one) => {
    const { source } = await programme(answering({ results: [one, PRODUCT] }));
    expect(await source.list(ASKED)).toHaveLength(1);
  });

  it("are no more than was asked, and no field more than is known", async () => {
    const results = Array.from({ length: 30 }, (_, id) => ({ ...PRODUCT, id, secret: "x" }));
    const list = await (await programme(answering({ results }))).source.list(ASKED);
    expect(list).toHaveLength(12);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(Object.keys(PRODUCT).sort());
  });

  it("are remembered for a minute", async () => {
    let now = 0;
    const { asked, source } = await programme(answering({ results: [PRODUCT] }), { now: () => now });
    await source.list(ASKED);
    now = 59_000;
    await source.list(ASKED);
    expect(asked).toHaveLength(1);
    await source.list({ ...ASKED, locale: "en_GB" });
    now = 61_000;
    await source.list(ASKED);
    expect(asked).toHaveLength(3);
  });
});

describe("a programme that is down", () => {
  it.each<[string, Handler]>([
    ["refuses the key", answering({}, 401)],
    ["fails", answering("oops", 500)],
    ["leads elsewhere", (_, response) => response.writeHead(302, { Location: "http://169.254.169.254/" }).end()],
    ["speaks HTML", answering("<!doctype html>")],
    ["answers in another form", answering({ products: [] })],
    ["says too much", answering(`{"results":[],"x":"${"x".repeat(1_100_000)}"}`)],
    ["breaks the line", (request) => request.destroy()],
  ])("is unreachable when it %s, and asked again the next time", async (_, handle) => {
    const { asked, source } = await programme(handle);
    await expect(source.list(ASKED)).rejects.toBeInstanceOf(Unreachable);
    await expect(source.list(ASKED)).rejects.toBeInstanceOf(Unreachable);
    expect(asked.length).toBeGreaterThanOrEqual(2);
  });

  it("is not waited for longer than told", async () => {
    const { source } = await programme(() => {}, { timeoutMs: 50 });
    await expect(source.list(ASKED)).rejects.toBeInstanceOf(Unreachable);
  });
});

describe("one product", () => {
  it("is known or not, whatever its name", async () => {
    const { asked, source } = await programme((request, response) =>
      response.writeHead(request.url?.endsWith("/7") ? 200 : 404).end("{}"),
    );
    expect([await source.has("7"), await source.has("../../admin?x")]).toEqual([true, false]);
    expect(asked.map(({ url }) => url)).toEqual(["/affiliate/products/7", "/affiliate/products/..%2F..%2Fadmin%3Fx"]);
  });

  it("is not said to be unknown by a programme that is down", async () => {
    const { source } = await programme(answering({}, 503));
    await expect(source.has("7")).rejects.toBeInstanceOf(Unreachable);
  });
});
