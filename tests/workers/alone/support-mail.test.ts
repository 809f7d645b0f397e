import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../workers/api/http/limit";
import { user } from "../admin-fixtures";
import { mailsTo, signedUp, visitor } from "../client";
import { tally } from "../world";

const SEND = "/api/email/";
const address = () => `${crypto.randomUUID()}@example.test`;
const contact = (more: object = {}) => ({
  email: address(),
  language: "nl",
  template: "contact",
  subject: "Algemene vraag",
  name: "Petra de Vries",
  message: "Hoe werkt dit?\nEn wat kost het?",
  ...more,
});
const send = (body: object) => visitor.api("POST", SEND, body);

async function mailFrom(email: string) {
  const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${encodeURIComponent(env.SUPPORT_EMAIL)}`);
  return body.results.find((mail: { reply_to: string }) => mail.reply_to === email);
}

describe("a mail to support", () => {
  it("goes to support, who answers the sender, and to nobody that the body names", async () => {
    const body = contact({ to: "elders@example.test", reply_to: "elders@example.test" });
    expect(await send(body)).toMatchObject({ status: 204, body: null });
    const mail = await mailFrom(body.email);
    expect(mail).toMatchObject({
      to: env.SUPPORT_EMAIL,
      reply_to: body.email,
      template: "contact",
      language: "nl",
      subject: "Algemene vraag",
    });
    expect(mail.text).toContain("Hoe werkt dit?\nEn wat kost het?");
    expect(mail.text).toContain("Petra de Vries");
    expect(await mailsTo("elders@example.test")).toEqual([]);
    const kept = "SELECT count(*) AS n FROM outbox WHERE instr(payload, ?) > 0";
    expect(await env.DB.prepare(kept).bind(body.email).first("n")).toBe(0);
  });

  it("is copied to the confirmed address of its sender, whose answer goes to support", async () => {
    const sender = await signedUp();
    const body = contact({ email: sender.email, language: "en", subject: "Feedback", message: "Well done.\n{email}" });
    expect((await sender.api("POST", SEND, body)).status).toBe(204);
    const { body: sent } = await visitor.api("GET", `/api/dev/outbox/?to=${encodeURIComponent(body.email)}`);
    expect(sent.results).toMatchObject([
      {
        template: "support_copy",
        reply_to: env.SUPPORT_EMAIL,
        language: "en",
        subject: "Your message to Buurklusser: Feedback",
      },
    ]);
    expect(sent.results[0].text).toContain("Well done.\n{email}");
  });

  it("brings no word of its sender to another address", async () => {
    const [sender, unconfirmed] = [await signedUp(), await signedUp()];
    await env.DB.prepare("UPDATE user SET activated = 0 WHERE id = ?").bind(unconfirmed.id).run();
    const words = {
      subject: "Uitbetaling geweigerd",
      name: "Kwaadwillende",
      message: "Bevestig op https://evil.example",
    };
    for (const [who, email] of [
      [visitor, address()],
      [sender, address()],
      [unconfirmed, unconfirmed.email],
    ] as const) {
      expect((await who.api("POST", SEND, contact({ ...words, email }))).status).toBe(204);
      const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${encodeURIComponent(email)}`);
      expect(body.results).toMatchObject([{ template: "support_received" }]);
      const { subject, text, html } = body.results[0];
      for (const word of Object.values(words)) expect(`${subject} ${text} ${html}`).not.toContain(word);
    }
  });

  it("counts per user too, to whatever address", async () => {
    const sender = await signedUp();
    const answers = [];
    for (let n = 0; n <= LIMITS.support_user.most; n++) answers.push(await sender.api("POST", SEND, contact()));
    expect(tally(answers)).toEqual({ 204: LIMITS.support_user.most, "429 throttled": 1 });
  });

  it("lets a user write from the own address that strangers used up", async () => {
    const sender = await signedUp();
    const mail = contact({ email: sender.email });
    for (let n = 0; n < LIMITS.support_mail.most; n++) await visitor.api("POST", SEND, mail);
    expect((await visitor.api("POST", SEND, mail)).status).toBe(429);
    expect((await sender.api("POST", SEND, mail)).status).toBe(204);
  });

  it("of a partner to be names the company, in the language it was written in", async () => {
    const body = contact({ template: "partner", company: "Buurtkrant <b>BV</b>", language: "en", subject: "Hello" });
    expect((await send(body)).status).toBe(204);
    const mail = await mailFrom(body.email);
    expect(mail).toMatchObject({ template: "partner", subject: "Becoming a partner: Hello", language: "en" });
    expect(mail.text).toContain("Buurtkrant <b>BV</b>");
    expect(mail.html).not.toContain("<b>");
  });

  it("fills no hole with what the sender wrote into one", async () => {
    const body = contact({ name: "{message}", message: "{email} geheim" });
    await send(body);
    expect((await mailFrom(body.email)).text).toContain("Van {message} <");
  });

  it("tells all faults at once", async () => {
    const faults = async (body: object) => Object.keys((await send(body)).body).sort();
    expect(await faults({})).toEqual(["email", "language", "subject", "template"]);
    expect(await faults({ template: "contact" })).toEqual(["email", "language", "message", "name", "subject"]);
    expect(await faults(contact({ template: "partner", name: " ", subject: "" }))).toEqual([
      "company",
      "name",
      "subject",
    ]);
    expect(await faults(contact({ template: "report" }))).toEqual(["report"]);
    expect(await faults(contact({ template: "report", report: { target_type: "job" } }))).toEqual(["report"]);
    expect(await faults(contact({ template: "welcome" }))).toEqual(["template"]);
    expect(await faults(contact({ message: "x".repeat(5001), name: "x".repeat(101) }))).toEqual(["message", "name"]);
  });

  it.each(["\n", "\r\n", "\t", "\u0085", "\u2028", "\u0000"])("takes no %j into a header", async (sign) => {
    const evil = `Hallo${sign}Bcc: iedereen@example.test`;
    for (const field of ["subject", "name", "email"]) {
      const { status, body } = await send(contact({ [field]: evil }));
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
    }
    expect((await send(contact({ template: "partner", company: evil }))).status).toBe(400);
  });

  it("is taken five times an hour from one address, however many come at once", async () => {
    const email = address();
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => send(contact({ email: at % 2 ? email : email.toUpperCase() }))),
    );
    expect(tally(answers)).toEqual({ 204: 5, "429 throttled": 4 });
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("may be a report, which is as any other", async () => {
    const person = await signedUp();
    const body = contact({ template: "report", report: { ...user(person), reason: "spam", text: "Zie profiel" } });
    expect((await send(body)).status).toBe(204);
    expect((await send(body)).body.code).toBe("already_done");
    expect((await mailsTo(body.email))[0]).toMatchObject({ template: "report" });
    const unknown = { target_type: "user", target_id: 9_999_999, reason: "spam" };
    expect((await send(contact({ template: "report", report: unknown }))).status).toBe(404);
    const reporter = await signedUp();
    expect((await reporter.api("POST", SEND, body)).status).toBe(204);
    expect((await mailsTo(reporter.id))[0]).toMatchObject({ template: "report" });
  });
});
