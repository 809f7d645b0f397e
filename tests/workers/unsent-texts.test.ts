import { listDurableObjectIds } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { PASSWORD, signedUp } from "./client";
import { aJob } from "./world";

type Browser = Awaited<ReturnType<typeof browserOf>>;

describe("what was typed before logging in", () => {
  it("as a question waits on the page of the job, and goes when it is asked", async () => {
    const job = await aJob(await signedUp());
    const person = await signedUp();
    const browser = await browserOf();
    const sent = await browser.post(`/task/${job}`, { comment: "Mag het ook zondag?", intent: "ask" });
    expect(sent.to).toBe(`/login?next=${encodeURIComponent(`/task/${job}#vragen`)}`);
    await browser.post("/login", { email: person.email, password: PASSWORD, next: `/task/${job}#vragen` });
    expect((await browser.get(`/task/${job}`)).html).toContain(">Mag het ook zondag?</textarea>");
    await browser.post(`/task/${job}`, { comment: "Mag het ook zondag?", intent: "ask" });
    expect((await browser.get(`/task/${job}`)).html).not.toContain(">Mag het ook zondag?</textarea>");
  });

  it("as a bid waits with its message", async () => {
    const job = await aJob(await signedUp());
    const browser = await browserOf();
    const path = `/task/${job}/bod`;
    await browser.post(path, { amount: "45,50", message: "Ik kan dinsdag", intent: "place" });
    const { email } = await signedUp();
    await browser.post("/login", { email, password: PASSWORD, next: path });
    const { html } = await browser.get(path);
    expect(html).toContain('value="45,50"');
    expect(html).toContain(">Ik kan dinsdag</textarea>");
    expect((await browser.get(`/task/${await aJob(await signedUp())}/bod`)).html).not.toContain("Ik kan dinsdag");
  });
});

describe("what is typed and not sent", () => {
  const typed = {
    email: "noa@voorbeeld.nl",
    first_name: "Noa",
    password: "Geheim123!",
    confirm: "Geheim123!",
    images: "",
  };
  const another = (next: string, form: string) => `/language?${new URLSearchParams({ lng: "en", next, form })}`;
  const stored = async () => {
    const boxes = await listDurableObjectIds(env.DRAFTS);
    return JSON.stringify(await Promise.all(boxes.map((id) => env.DRAFTS.get(id).all(""))));
  };

  it("waits under the address of its page, without its secrets", async () => {
    const browser = await browserOf();
    const path = "/signup?next=%2Fwallet&unsent=";
    expect((await browser.post(another("/signup?next=/wallet", "signup"), typed)).to).toBe(path);
    const { html } = await browser.get(path);
    expect(html).toContain('value="noa@voorbeeld.nl"');
    expect(html).not.toMatch(/aria-invalid/);
    expect(await stored()).toContain("noa@voorbeeld.nl");
    expect(await stored()).not.toContain("Geheim123!");
    expect((await browser.get("/signup")).html).not.toContain("noa@");
    expect((await browser.get("/contact?unsent")).html).not.toContain("noa@");
    expect((await (await browserOf()).get(path)).html).not.toContain("noa@");
  });

  it("is no order to the form library, and no array of its making", async () => {
    const browser = await browserOf();
    const hostile = { "x[20000000]": "y", "a.b": "c", __intent__: "{}", __proto__x: "z", [`n${"n".repeat(90)}`]: "n" };
    expect((await browser.post(another("/signup", "signup"), hostile)).to).toBe("/signup");
    const { to } = await browser.post(another("/signup", "signup"), { ...hostile, email: "sem@voorbeeld.nl" });
    expect(to).toBe("/signup?unsent=");
    expect((await browser.get("/signup?unsent=")).html).toContain('value="sem@voorbeeld.nl"');
    expect(await stored()).not.toMatch(/20000000|__intent__/);
  });

  it("has no photos, and says so in the chosen language", async () => {
    const browser = await browserOf();
    const { to } = await browser.post(another("/signup", "signup"), { ...typed, images: "tuin.jpg" });
    expect(textOf(await browser.get(to ?? ""))).toContain("Choose them again");
    expect(await stored()).not.toContain("tuin.jpg");
  });

  it("is nothing when the form is empty, or not sent along", async () => {
    const browser = await browserOf();
    expect((await browser.post(another("/signup", "signup"), { email: "", first_name: "" })).to).toBe("/signup");
    expect((await browser.post("/language?lng=en&next=/signup", typed)).to).toBe("/signup");
    expect((await browser.post(another("//kwaad.test", "x"), typed)).to).toBe("/?unsent=");
  });
});

it.each(["/..//kwaad.test", "/..\\\\kwaad.test", "/%2e%2e//kwaad.test", "/a/../..//kwaad.test"])(
  "a button around a page never leads to %s",
  async (next) => {
    const address = `/language?${new URLSearchParams({ lng: "en", next })}`;
    expect((await (await browserOf()).post(address, {})).to).toBe("/");
  },
);

it("tries five addresses an hour at signing up, then has to wait", async () => {
  const { email } = await signedUp();
  const browser = await browserOf();
  const tryIt = () => browser.post("/signup", { email, password: "Anders123!", confirm: "Anders123!" });
  for (let at = 0; at < 5; at++) expect((await tryIt()).to).toBe("/login?next=%2F&mail");
  const sixth = await tryIt();
  expect([sixth.status, sixth.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d{4}$/)]);
  expect(textOf(sixth)).toContain("Te veel pogingen. Probeer het over 60 minuten opnieuw.");
  expect(sixth.html).toContain(email);
  expect(sixth.html).not.toContain("Anders123!");
});

describe("a copy of a visitor's draft cookie", () => {
  const SECRET = "De sleutel ligt onder de mat";
  const keep = (browser: Browser, letter: string) =>
    browser.post("/language?lng=en&next=/contact&form=contact", { name: "Vera", letter });

  it("does not open what the next user of that computer types", async () => {
    const browser = await browserOf();
    await keep(browser, "Van voor de login");
    const copy = await browserOf();
    copy.take(browser.cookie("draft"));
    const person = await signedUp();
    await browser.post("/login", { email: person.email, password: PASSWORD });
    expect((await browser.get("/contact?unsent")).html).toContain("Van voor de login");
    await keep(browser, SECRET);
    expect((await browser.get("/contact?unsent")).html).toContain(SECRET);
    expect((await copy.get("/contact?unsent")).html).not.toContain(SECRET);
    await keep(copy, "Ingevuld door een ander");
    expect((await browser.get("/contact?unsent")).html).not.toContain("Ingevuld door een ander");
  });

  it("does not work in a session", async () => {
    const visitor = await browserOf();
    await keep(visitor, "Van een ander");
    const browser = await browserOf(await signedUp());
    browser.take(visitor.cookie("draft"));
    expect((await browser.get("/contact?unsent")).html).not.toContain("Van een ander");
    await keep(browser, SECRET);
    expect((await visitor.get("/contact?unsent")).html).not.toContain(SECRET);
  });
});
