import { describe, expect, it } from "vitest";
import { browserOf, type Shown, textOf } from "./browser";
import { valueOf } from "./world";

const DRILL = "gl-boor-18v";
const clicks = () => valueOf<number>("SELECT count(*) FROM affiliate_click WHERE product_id = ?", DRILL);
const productsIn = ({ html }: Shown) => [...html.matchAll(/href="(\/aanbod\/[^"]+)"/g)].map(([, to = ""]) => to);

describe("products on the home page", () => {
  it("are twelve, by our own addresses alone", async () => {
    const shown = await (await browserOf()).get("/");
    expect(productsIn(shown)).toHaveLength(12);
    expect(shown.html).not.toContain("https://klik.");
    expect(shown.headers.get("Cache-Control")).toBe("private, no-cache");
  });

  it("are those of a kind", async () => {
    const shown = await (await browserOf()).get("/?category=tuinieren");
    const products = productsIn(shown);
    expect(products.length).toBeGreaterThan(0);
    for (const to of products) expect(to).toMatch(/\?category=tuinieren$/);
    expect(productsIn(await (await browserOf()).get("/?category=onzin"))).toHaveLength(12);
  });
});

it("may be those of one shop, whose name the page keeps", async () => {
  const shown = await (await browserOf()).get("/?merchant=De+Gereedschapsloods");
  expect(productsIn(shown).length).toBeGreaterThan(0);
  const at = [...shown.html.matchAll(/Bekijk bij ([^<]+)</g)].map(([, shop = ""]) => shop.trim());
  expect(new Set(at)).toEqual(new Set(["De Gereedschapsloods"]));
  expect(shown.html).toMatch(/aria-current="true"[^>]*>De Gereedschapsloods</);
  const none = await (await browserOf()).get("/?merchant=Onbekend");
  expect([none.status, productsIn(none)]).toEqual([200, []]);
  expect(none.html).toContain("Geen producten beschikbaar");
});

describe("the address of a product", () => {
  it("counts the click and opens the shop", async () => {
    const before = Number(await clicks());
    const shown = await (await browserOf()).get(`/aanbod/${DRILL}`);
    expect([shown.status, shown.to]).toEqual([
      302,
      expect.stringMatching(/^https:\/\/partner\.gereedschapsloods\.example\/click\?product=gl-boor-18v&/),
    ]);
    expect(await clicks()).toBe(before + 1);
    expect(await valueOf("SELECT merchant FROM affiliate_click WHERE product_id = ?", DRILL)).toBe(
      "De Gereedschapsloods",
    );
  });

  it("counts nothing for a browser that looks ahead", async () => {
    const before = await clicks();
    const shown = await (await browserOf()).get(`/aanbod/${DRILL}?category=handig`, { "Sec-Purpose": "prefetch" });
    expect(shown.status).toBe(302);
    expect(await clicks()).toBe(before);
  });

  it.each(["bestaat-niet", "https:%2F%2Fkwaad.test", "..%2F..%2Fadmin", "%22%3E%3Cscript%3E", `${DRILL}x`])(
    "opens nothing for %s",
    async (id) => {
      const shown = await (await browserOf()).get(`/aanbod/${id}`);
      expect([shown.status, shown.to]).toEqual([404, null]);
      expect(textOf(shown)).toContain("Deze pagina is er niet");
    },
  );
});
