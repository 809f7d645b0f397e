import { describe, expect, it } from "vitest";
import { brand } from "~/brand";
import { stores } from "~/brand-shown";
import { browserOf, type Shown, textOf } from "./browser";

const PHONE = { "User-Agent": "Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36" };
const SCHEME = brand.appSchemes.development;

async function redirect(query: string, headers: Record<string, string> = {}): Promise<Shown> {
  return (await browserOf()).get(`/redirect${query}`, headers);
}

const linksIn = ({ html }: Shown) => {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...main.matchAll(/href="([^"]*)"/g)].map(([, to = ""]) => to.replaceAll("&amp;", "&"));
};

describe("a link to the app", () => {
  it("goes to the app on a phone after a second, and says so", async () => {
    const shown = await redirect("?page=job&id=12", PHONE);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("Refresh")).toBe(`1;url=${SCHEME}://job?id=12`);
    expect(textOf(shown)).toContain(`De ${brand.name}-app gaat open`);
    expect(linksIn(shown)).toEqual(
      expect.arrayContaining([`${SCHEME}://job?id=12`, "/task/12", stores.values.android]),
    );
    expect(linksIn(shown)).not.toContain(stores.values.ios);
  });

  it("waits for a choice elsewhere", async () => {
    const shown = await redirect("?page=singlechat&uri=0b8c&redirect_status=succeeded");
    expect(shown.headers.has("Refresh")).toBe(false);
    expect(linksIn(shown)).toEqual(
      expect.arrayContaining([
        "/messages/0b8c",
        `${SCHEME}://singlechat?uri=0b8c&redirect_status=succeeded`,
        stores.values.ios,
        stores.values.android,
      ]),
    );
  });

  it("leads home when it names no page", async () => {
    for (const query of ["", "?page=", "?id=12"]) {
      const shown = await redirect(query, PHONE);
      expect([shown.status, shown.to]).toEqual([302, "/"]);
    }
  });

  it("opens the app of the environment it names", async () => {
    const { staging, production } = brand.appSchemes;
    expect((await redirect("?page=job&id=1&env=staging", PHONE)).headers.get("Refresh")).toContain(`=${staging}://job`);
    expect((await redirect("?page=home&env=production", PHONE)).headers.get("Refresh")).toBe(
      `1;url=${production}://home`,
    );
  });

  it.each([
    "?page=https://kwaad.test&id=1",
    "?page=javascript:alert(1)",
    "?page=job&id=//kwaad.test",
    "?page=job&env=javascript",
    "?page=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "?page=singlechat&uri=%2F%2Fkwaad.test&token=%0d%0aX-Kwaad:%201",
    "?page=job&page=https://kwaad.test",
  ])("%s leads to nobody else", async (query) => {
    const shown = await redirect(query, PHONE);
    expect(shown.headers.get("Refresh")).toMatch(/^1;url=buurklusser-dev:\/\/(?:home|job|singlechat)(?:\?[\w=&]*)?$/);
    expect(shown.headers.has("X-Kwaad")).toBe(false);
    for (const to of linksIn(shown)) {
      expect(to, query).toMatch(/^(?:\/(?!\/)|buurklusser-dev:\/\/|https:\/\/(?:apps\.apple|play\.google)\.com\/)/);
    }
  });

  it("is kept by nobody: there may be a token in it", async () => {
    const shown = await redirect("?page=activation&uid=1&token=geheim");
    expect(shown.headers.get("Cache-Control")).toBe("private, no-store");
    expect(shown.html).toContain('content="noindex"');
  });
});

it("names no apps to phones as long as there are none", async () => {
  const browser = await browserOf();
  for (const path of ["/.well-known/apple-app-site-association", "/.well-known/assetlinks.json"]) {
    expect((await browser.get(path)).status, path).toBe(404);
  }
});
