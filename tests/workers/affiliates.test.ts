import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { isAffiliateLink } from "~/domain/site/affiliate";
import { api } from "../../workers/api/app";
import { signedUp, visitor } from "./client";
import { deployedWith } from "./identity";
import { valueOf } from "./world";

const PRODUCTS = "/api/affiliate/products/";
const CLICK = "/api/affiliate/track-click/";
const products = (query = "") => visitor.api("GET", PRODUCTS + query);

describe("products of shops", () => {
  it("are twelve, of more than one shop, in Dutch, when nothing is asked", async () => {
    const { status, body, headers } = await products();
    expect([status, body.count, body.results.length]).toEqual([200, 12, 12]);
    expect(new Set(body.results.map(({ merchant }: { merchant: string }) => merchant)).size).toBe(2);
    expect(new Set(body.results.map(({ image }: { image: string }) => image)).size).toBe(12);
    expect(body.results[0]).toEqual({
      id: "kv-muurverf-10l",
      title: "Muurverf mat wit, 10 liter",
      description: "Dekt in twee lagen en ruikt nauwelijks.",
      image: "/products/verf.svg",
      merchant: "Kwast & Verf",
      brand: "Delfsblank",
      condition: "new",
      price: "39.95",
      originalPrice: "49.95",
      discount: 20,
      category: "schilderen",
      affiliateUrl: "https://klik.kwastenverf.example/track?product=kv-muurverf-10l&ref=buurklusser&locale=nl_NL",
    });
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  });

  it("are at least 24 in both locales, each with a link that may be shown", async () => {
    for (const locale of ["nl_NL", "en_GB"]) {
      const { body } = await products(`?limit=48&locale=${locale}`);
      expect(body.results.length).toBeGreaterThanOrEqual(24);
      expect(new Set(body.results.map(({ id }: { id: string }) => id)).size).toBe(body.results.length);
      for (const { affiliateUrl } of body.results) expect(isAffiliateLink(affiliateUrl), affiliateUrl).toBe(true);
    }
    const english = (await products("?limit=1&locale=en_GB")).body.results[0];
    expect(english).toMatchObject({ id: "kv-muurverf-10l", title: "Matt white wall paint, 10 litres" });
  });

  it("are those of a category and a shop, as many as asked", async () => {
    const { body } = await products(`?category=Schilderen&merchant=${encodeURIComponent("kwast & verf")}&limit=3`);
    expect(body.results).toHaveLength(3);
    for (const one of body.results) expect([one.category, one.merchant]).toEqual(["schilderen", "Kwast & Verf"]);
    expect((await products("?merchant=Onbekend")).body).toEqual({ count: 0, results: [] });
  });

  it.each([
    ["?limit=0", "limit"],
    ["?limit=49", "limit"],
    ["?limit=veel", "limit"],
    ["?locale=nl", "locale"],
  ])("are refused for %s", async (query, field) => {
    const { status, body } = await products(query);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it("answer 304 to the tag they carry", async () => {
    const tag = (await products()).headers.get("ETag") ?? "";
    const again = await visitor.api("GET", PRODUCTS, undefined, { "If-None-Match": tag });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  it("are unavailable where no programme is set, and invented nowhere but here", async () => {
    for (const ENVIRONMENT of ["staging", "production"] as const) {
      const request = new Request(`https://buurklusser.test${PRODUCTS}`);
      const answer = await api.fetch(request, { ...env, ENVIRONMENT }, createExecutionContext());
      expect([answer.status, answer.headers.has("Retry-After")]).toEqual([503, true]);
    }
  });
});

describe("a click on a product", () => {
  const CLICKED = {
    productId: "gl-boor-18v",
    productName: "Accuboormachine 18 V",
    merchant: "De Gereedschapsloods",
    category: "handig",
    price: "89,95",
  };

  it("is unavailable where no programme is set", async () => {
    const { status, body } = await deployedWith({ ENVIRONMENT: "production" })("POST", CLICK, CLICKED);
    expect([status, body.code]).toEqual([503, "unavailable"]);
  });

  it("is kept without who clicked", async () => {
    const { api: click } = await signedUp();
    expect(await click("POST", CLICK, CLICKED)).toMatchObject({ status: 204, body: null });
    const row = await env.DB.prepare("SELECT * FROM affiliate_click ORDER BY id DESC LIMIT 1").first();
    expect(row).toEqual({
      id: expect.any(Number),
      product_id: CLICKED.productId,
      product_name: CLICKED.productName,
      merchant: CLICKED.merchant,
      category: CLICKED.category,
      price: 8995,
      clicked_at: expect.any(Number),
    });
  });

  it("is of a product there is, and says all of it", async () => {
    const before = await valueOf("SELECT count(*) FROM affiliate_click");
    const unknown = await visitor.api("POST", CLICK, { ...CLICKED, productId: "onbekend" });
    expect([unknown.status, unknown.body.code]).toEqual([404, "not_found"]);
    const faulty = await visitor.api("POST", CLICK, { productId: "gl-boor-18v", price: "gratis" });
    expect([faulty.status, Object.keys(faulty.body).sort()]).toEqual([
      400,
      ["category", "merchant", "price", "productName"],
    ]);
    expect(await valueOf("SELECT count(*) FROM affiliate_click")).toBe(before);
  });
});
