import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { signedUp, visitor } from "./client";

const anAddress = () => `${crypto.randomUUID()}@example.test`;
const letter = (more: Record<string, string> = {}) => ({
  name: "Joke de Wit",
  email: anAddress(),
  subject: "job",
  letter: "Mijn klus is weg.\r\nWaarom?",
  ...more,
});

const sentTo = async (to: string) =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${encodeURIComponent(to)}`)).body.results;
const mailFrom = async (email: string) =>
  (await sentTo(env.SUPPORT_EMAIL)).find((mail: { reply_to: string }) => mail.reply_to === email);

describe("the contact form", () => {
  it("reaches support, with a confirmation for the sender, and says so once", async () => {
    const browser = await browserOf();
    const sent = letter();
    expect(await browser.post("/contact", sent)).toMatchObject({ status: 303, to: "/contact" });
    const page = await browser.get("/contact");
    expect(textOf(page)).toContain("Bericht verzonden! We nemen zo snel mogelijk contact met je op.");
    expect(page.html).not.toContain(sent.email);
    expect(textOf(await browser.get("/contact"))).not.toContain("Bericht verzonden!");
    expect(await mailFrom(sent.email)).toMatchObject({ template: "contact", subject: "Probleem met een klus" });
    expect((await mailFrom(sent.email)).text).toContain("Mijn klus is weg.\nWaarom?");
    expect(await sentTo(sent.email)).toMatchObject([{ template: "support_received", reply_to: env.SUPPORT_EMAIL }]);
  });

  it("keeps what was typed, as text, when something is wrong with it", async () => {
    const browser = await browserOf();
    const typed = letter({ name: '"><script>alert(1)</script>', email: "joke@", letter: "</textarea><b>" });
    const page = await browser.post("/contact", typed);
    expect(page.status).toBe(422);
    expect(page.html).toContain("&lt;script&gt;alert(1)");
    expect(page.html).toContain("&lt;/textarea&gt;&lt;b&gt;");
    expect(page.html).not.toContain("<script>alert");
  });

  it.each(["name", "email", "subject"])("takes no second line in %s into a header", async (field) => {
    const browser = await browserOf();
    const sent = letter();
    const evil = `${sent[field as "name"]}\r\nBcc: iedereen@example.test`;
    expect((await browser.post("/contact", { ...sent, [field]: evil })).status).toBe(422);
    expect(await mailFrom(sent.email)).toBeUndefined();
  });

  it("knows who is logged in, and is not kept for others then", async () => {
    const person = await signedUp({ name: "Petra de Vries" });
    const page = await (await browserOf(person)).get("/contact");
    expect(page.html).toContain('value="Petra de Vries"');
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await (await browserOf()).get("/contact")).html).not.toContain("Petra de Vries");
  });

  it("says in words that there were too many", async () => {
    const browser = await browserOf();
    const sent = letter();
    for (let n = 0; n < 5; n++) expect((await browser.post("/contact", sent)).status).toBe(303);
    const page = await browser.post("/contact", sent);
    expect(page.status).toBe(429);
    expect(textOf(page)).toContain("Probeer het over een uur opnieuw");
    expect(page.html).toContain("Mijn klus is weg.");
  });
});

describe("the form of who would like to be a partner", () => {
  const asked = () => {
    const { name, email, letter: text } = letter();
    return { name, email, letter: text, company: "Buurtkrant <b>BV</b>" };
  };

  it("reaches support with the company's name, with a confirmation for the sender", async () => {
    const browser = await browserOf();
    const sent = asked();
    expect(await browser.post("/partner", sent)).toMatchObject({ status: 303, to: "/partner" });
    expect(textOf(await browser.get("/partner"))).toContain("Bericht verzonden!");
    const mail = await mailFrom(sent.email);
    expect(mail).toMatchObject({ template: "partner", subject: "Partner worden: Buurtkrant <b>BV</b>" });
    expect(mail.html).not.toContain("<b>");
    expect(await sentTo(sent.email)).toMatchObject([{ template: "support_received" }]);
  });

  it("asks for every field, keeps the others, and takes no second line into a header", async () => {
    const browser = await browserOf();
    for (const [field, value] of [
      ["name", ""],
      ["email", "joke"],
      ["company", "Krant\r\nBcc: iedereen@example.test"],
      ["letter", " "],
    ] as const) {
      const page = await browser.post("/partner", { ...asked(), [field]: value });
      expect([field, page.status]).toEqual([field, 422]);
      expect(page.html).toContain(field === "name" ? "Waarom?" : "Joke de Wit");
    }
  });
});
