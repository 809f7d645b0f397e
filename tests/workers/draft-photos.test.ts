import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sweepUploads } from "../../workers/pages/uploads";
import { aJpeg, aPng, bytesOf, SECRETS } from "../pictures";
import { browserOf, textOf } from "./browser";
import { signedUp } from "./client";
import { formOf } from "./photos";

const TITLE = { title: "Lekkende kraan", when: "asap", intent: "next" };
const STREET = { zipcode: "1016GC", location_details: "Prinsengracht 263, tweede bel", intent: "next" };

const photo = (bytes: Uint8Array<ArrayBuffer>, name = "tuin é.png") => formOf({ intent: "add" }, [[bytes, name]]);

const aDraftPath = () => `/post-job/${crypto.randomUUID()}`;

const uploadIn = (html: string) => /src="(\/uploads\/[0-9a-f-]{36})"/.exec(html)?.[1] ?? "no picture";

async function withPhoto(bytes = aPng()) {
  const person = await signedUp();
  const browser = await browserOf(person);
  const draft = aDraftPath();
  await browser.post(draft, TITLE);
  await browser.post(`${draft}/locatie`, STREET);
  await browser.post(`${draft}/details`, photo(bytes));
  const page = await browser.get(`${draft}/details`);
  return { person, browser, draft, url: uploadIn(page.html) };
}

describe("a picture of a draft", () => {
  it("is shown to the browser that sent it, and to no other", async () => {
    const { browser, url } = await withPhoto();
    const own = await browser.get(url);
    expect([own.status, own.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await (await browserOf()).get(url)).status).toBe(404);
    expect((await (await browserOf(await signedUp())).get(url)).status).toBe(404);
  });

  it("is stored without the place where it was taken", async () => {
    const { browser, url } = await withPhoto(aJpeg({ gps: true }));
    const { html } = await browser.get(url);
    expect(html.length).toBeGreaterThan(100);
    for (const secret of SECRETS) expect(html).not.toContain(secret);
  });

  it("is no picture of a stranger's profile, and not theirs to remove", async () => {
    const { browser, draft, url } = await withPhoto();
    const id = url.replace("/uploads/", "");
    const thief = await signedUp();
    const other = await browserOf(thief);
    await other.post(`/profile/${thief.id}?index`, formOf({ photo: id, first_name: "Dief" }));
    expect((await thief.api("GET", "/api/user/data/")).body.image).toBeNull();
    await other.post(`${draft}/details`, formOf({ intent: `remove:${id}` }));
    expect((await browser.get(url)).status).toBe(200);
  });

  it("is one by its bytes, not by its name", async () => {
    const { browser, draft } = await withPhoto();
    const refused = await browser.post(
      `${draft}/details`,
      photo(new TextEncoder().encode("<svg onload=alert(1)>"), "foto.png"),
    );
    expect([refused.status, refused.to]).toEqual([422, null]);
    expect(textOf(refused)).toContain("foto.png: Gebruik een JPEG-, PNG- of WebP-bestand.");
  });

  it("that is damaged is refused by name, and the others stay", async () => {
    const { browser, draft } = await withPhoto();
    const sent = photo(aPng({ undecodable: true }), "tuin.png");
    const whole = aJpeg({ width: 640, height: 480 });
    sent.append("images", new File([whole.slice(0, whole.length / 2)], "schuur.jpg"));
    sent.append("images", new File([aPng({ width: 8000, height: 6251 })], "lucht.png"));
    sent.append("images", new File([bytesOf(aJpeg(), "\n")], "pad.jpg"));
    const shown = await browser.post(`${draft}/details`, sent);
    expect(shown.status).toBe(422);
    const refused = [...textOf(shown).matchAll(/(\w+\.(?:png|jpg)): ([^.]+)/g)].map(([, name, why]) => [name, why]);
    expect(Object.fromEntries(refused)).toEqual({
      "tuin.png": "Deze foto is beschadigd",
      "schuur.jpg": "Deze foto is beschadigd",
      "lucht.png": "Deze foto heeft te veel pixels",
    });
    expect(shown.html.match(/src="\/uploads\//g)).toHaveLength(2);
  });

  it("is left out when no more fit: one fault, and a refused file takes no place", async () => {
    const { browser, draft } = await withPhoto();
    const sent = photo(new TextEncoder().encode("geen foto"), "brief.png");
    sent.set("intent", "next");
    sent.set("description", "Hij druppelt.");
    for (const name of ["2", "3", "4", "5", "6", "7", "8"]) sent.append("images", new File([aPng()], `${name}.png`));
    const shown = await browser.post(`${draft}/details`, sent);
    expect(shown.html.match(/src="\/uploads\//g)).toHaveLength(6);
    const text = textOf(shown);
    expect(text).toContain("Maximaal 6 foto’s. Niet toegevoegd: 7.png, 8.png. Je kunt zonder verdergaan.");
    expect(text).toContain("Er kloppen nog 2 dingen niet");
  });

  it("keeps a name that ends in emoji, cut between two of them", async () => {
    const name = "🪴".repeat(120);
    const { browser, draft } = await withPhoto();
    await browser.post(`${draft}/details`, photo(aPng(), name));
    const { status, html } = await browser.get(`${draft}/details`);
    expect([status, html.match(/src="\/uploads\//g)?.length]).toEqual([200, 2]);
    expect(html).not.toContain("\uFFFD");
  });

  it("goes after a week", async () => {
    const { browser, url } = await withPhoto();
    expect(await sweepUploads(env.MEDIA, Date.now())).toBe(0);
    expect(await sweepUploads(env.MEDIA, Date.now() + 8 * 24 * 3600 * 1000)).toBeGreaterThan(0);
    expect((await browser.get(url)).status).toBe(404);
  });

  it("is one of fifty at most: the oldest make room", async () => {
    const { person, browser, url } = await withPhoto();
    const sendPhoto = () =>
      browser.post(`/profile/${person.id}?index`, formOf({ zipcode: "nergens" }, [[aPng(), "ik.png"]], "image"));
    for (let at = 0; at < 49; at++) await sendPhoto();
    expect((await browser.get(url)).status).toBe(200);
    expect((await sendPhoto()).status).toBe(422);
    expect((await browser.get(url)).status).toBe(404);
  });
});
