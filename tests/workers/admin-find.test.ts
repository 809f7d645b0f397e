import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { job as aboutJob, anAdmin, aReport, decide } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp } from "./client";
import { dispute } from "./disputed";
import { aFailedPayout, aPaidDeal } from "./money";
import { aJob } from "./world";

const TRADER = {
  business: 1,
  company: "Bouw en Zo",
  kvk: "27312459",
  vat: "NL004495445B01",
  business_address: "Wijnhaven 12, 3011 AB Rotterdam",
  business_email: "info@bouwenzo.example",
};

let admin: Person;
let deal: Awaited<ReturnType<typeof aPaidDeal>>;
const word = `Zq${crypto.randomUUID().slice(0, 8)}`;

interface Group {
  more: boolean;
  results: { id: number; subject?: string }[];
}
type Found = Record<"people" | "jobs" | "payments" | "payouts" | "files" | "mails", Group>;

async function find(search: string): Promise<Found> {
  const { status, body } = await admin.api("GET", `/api/admin/search/?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  return body;
}
const idsOf = ({ results }: Group) => results.map(({ id }) => id);

async function aMail(payload: object, state: { delivered_at?: number; failed_at?: number; error?: string } = {}) {
  const { delivered_at = null, failed_at = null, error = null } = state;
  const id = await env.DB.prepare(
    `INSERT INTO outbox (key, kind, payload, created_at, due_at, attempts, delivered_at, failed_at, error)
     VALUES (?, 'mail', ?, 5, 9e15, 1, ?, ?, ?) RETURNING id`,
  )
    .bind(crypto.randomUUID(), JSON.stringify(payload), delivered_at, failed_at, error)
    .first<number>("id");
  return Number(id);
}

beforeAll(async () => {
  admin = await anAdmin();
  deal = await aPaidDeal();
  await env.DB.prepare("UPDATE job SET title = ? WHERE id = ?").bind(`Kraan ${word}`, deal.job).run();
});

describe("the search of the admin area", () => {
  it("finds people by name, mail address and number, with their payments and mails", async () => {
    const person = await signedUp({ name: `Wout ${word}naam`, company: "Bouw BV" });
    const mail = await aMail({ template: "welcome", user: person.id }, { delivered_at: 6 });
    for (const search of [`wout ${word}naam`, person.email.toUpperCase(), String(person.id), `#${person.id}`]) {
      const { people, mails } = await find(search);
      expect(people.results[0], search).toEqual({
        id: person.id,
        name: `Wout ${word}naam`,
        company: "Bouw BV",
        email: person.email,
        status: "active",
        created_at: expect.any(String),
      });
      expect(idsOf(mails), search).toContain(mail);
    }
    const { code } = (await person.api("GET", "/api/user/data/")).body;
    expect(idsOf((await find(code.toLowerCase())).people)).toContain(person.id);
    expect(idsOf((await find(`Betaling nummer ${deal.payment.id}`)).payments)).toContain(deal.payment.id);
    expect(idsOf((await find(deal.helper.email)).payments)).toEqual([deal.payment.id]);
    expect(idsOf((await find(deal.owner.email)).payments)).toEqual([deal.payment.id]);
  });

  it("finds jobs by title and number, with their payments and the mails about them", async () => {
    const mail = await aMail({ template: "bid_placed", user: deal.owner.id, job: deal.job }, { delivered_at: 6 });
    for (const search of [`kraan ${word.toLowerCase()}`, String(deal.job)]) {
      const { jobs, payments, mails } = await find(search);
      expect(jobs.results[0], search).toMatchObject({
        id: deal.job,
        title: `Kraan ${word}`,
        status: "reserved",
        owner: { id: deal.owner.id, name: "Petra de Vries" },
      });
      expect(idsOf(payments), search).toContain(deal.payment.id);
      expect(mails.results.find(({ id }) => id === mail)).toMatchObject({
        subject: `Nieuw bod op ‘Kraan ${word}’`,
        state: "sent",
        user: { id: deal.owner.id },
        address: deal.owner.email,
      });
    }
  });

  it("finds a payment by the number of its invoice, and a payout by its number", async () => {
    const trader = await aPaidDeal(6000, TRADER);
    await trader.owner.api("PATCH", `/api/job/single/${trader.job}/?action=solve`);
    const invoice = await env.DB.prepare("SELECT year, sequence FROM invoice WHERE payment_id = ?")
      .bind(trader.payment.id)
      .first<{ year: number; sequence: number }>();
    if (!invoice) throw new Error("no invoice");
    const number = `${invoice.year}-${String(invoice.sequence).padStart(4, "0")}`;
    for (const search of [number, `Factuur ${number}`, `invoice number ${number}`])
      expect(idsOf((await find(search)).payments), search).toContain(trader.payment.id);
    expect(idsOf((await find("1999-0001")).payments)).toEqual([]);
    const payout = await aFailedPayout();
    for (const search of [String(payout.id), `Uitbetaling ${payout.id}`]) {
      expect((await find(search)).payouts.results, search).toMatchObject([
        { id: payout.id, status: "failed", user: { id: payout.helper.id } },
      ]);
    }
    const page = textOf(await (await browserOf(admin)).get(`/admin/search?search=uitbetaling+${payout.id}`));
    expect(page).toMatch(/Uitbetalingen/);
    expect((await find(word)).payouts.results).toEqual([]);
  });

  it("finds a dispute, a report and a decision by its number", async () => {
    const disputed = await aPaidDeal();
    await dispute(disputed.owner, disputed.payment.id);
    const { id } = disputed.payment;
    expect((await find(`geschil ${id}`)).files.results).toMatchObject([
      { kind: "dispute", id, users: [{ id: disputed.owner.id }, { id: disputed.helper.id }] },
    ]);
    const report = await aReport(aboutJob(deal.job), disputed.helper);
    const files = async (search: string) => (await find(search)).files.results;
    const found = { kind: "report", id: report.id, title: `Kraan ${word}`, users: [{ id: deal.owner.id }] };
    for (const search of [`melding ${report.id}`, `Misbruikmelding ${report.id}`])
      expect(await files(search), search).toMatchObject([found]);
    expect(await files(`${report.id}`)).toContainEqual(expect.objectContaining({ kind: "report", id: report.id }));
    const { body: decision } = await decide(admin, report.id, "dismiss");
    expect(await files(`besluit ${decision.id}`)).toMatchObject([
      { kind: "decision", id: decision.id, report: report.id },
    ]);
    expect(await files(`Betaling ${id}`)).toEqual([]);
    const page = await (await browserOf(admin)).get(`/admin/search?search=geschil+${id}`);
    expect(page.html).toContain(`href="/admin/disputes/${id}"`);
  });

  it("puts what the words name first", async () => {
    const browser = await browserOf(admin);
    const headings = async (search: string) => {
      const { html } = await browser.get(`/admin/search?search=${encodeURIComponent(search)}`);
      return [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading);
    };
    expect((await headings(String(deal.payment.id)))[0]).toBe("Mensen");
    expect((await headings(`Betaling ${deal.payment.id}`)).slice(0, 2)).toEqual(["Betalingen", "Mensen"]);
  });

  it("names what a mail was about, though the words of its subject are gone", async () => {
    const about = { user: deal.owner.id, job: deal.job };
    const mails = [
      await aMail({ template: "deal_ended_owner", ...about }, { delivered_at: 6 }),
      await aMail({ template: "dispute", ...about }, { delivered_at: 6 }),
      await aMail({ template: "stop_proposal", ...about }, { delivered_at: 6 }),
      await aMail({ template: "payment_request", ...about }, { delivered_at: 6 }),
      await aMail({ template: "payment_part_refunded", ...about }, { delivered_at: 6 }),
    ];
    const found = (await find(`kraan ${word.toLowerCase()}`)).mails.results;
    expect(mails.map((mail) => found.find(({ id }) => id === mail)?.subject)).toEqual([
      `Deal gestopt: ‘Kraan ${word}’`,
      `Geschil: ‘Kraan ${word}’`,
      `Voorstel om te stoppen: ‘Kraan ${word}’`,
      `Meerwerk voor ‘Kraan ${word}’: iemand vraagt een bedrag`,
      `Je krijgt een bedrag terug over ‘Kraan ${word}’`,
    ]);
  });

  it("finds deleted jobs, and the payment or mail with a number first", async () => {
    const gone = await aJob(deal.owner, { title: `Weg ${word}weg`, status: "deleted" });
    expect(idsOf((await find(`${word}weg`)).jobs)).toEqual([gone]);
    expect(idsOf((await find(String(deal.payment.id))).payments)[0]).toBe(deal.payment.id);
    const mail = await aMail({ template: "welcome", user: deal.owner.id });
    expect(idsOf((await find(String(mail))).mails)[0]).toBe(mail);
  });

  it("says what became of a mail, and never what it said", async () => {
    const address = `${word}@elders.test`;
    const failed = await aMail(
      { template: "contact", address, language: "nl", data: { subject: "Geheim", text: "Geheim" } },
      { failed_at: 7, error: "mail provider answered 503" },
    );
    const { mails } = await find(address.toUpperCase());
    expect(mails.results).toEqual([
      {
        id: failed,
        template: "contact",
        subject: "Bericht via het contactformulier",
        user: null,
        address,
        state: "failed",
        attempts: 1,
        error: "mail provider answered 503",
        created_at: expect.any(String),
        delivered_at: null,
        failed_at: expect.any(String),
      },
    ]);
    const skipped = await aMail({ template: "message", user: deal.owner.id, skipped: 1 }, { delivered_at: 6 });
    const waits = await aMail({ template: "welcome", user: deal.owner.id });
    const states = (await find(String(skipped))).mails.results;
    expect(states.find(({ id }) => id === skipped)).toMatchObject({
      state: "skipped",
      subject: "Nieuw bericht van iemand",
    });
    expect((await find(String(waits))).mails.results[0]).toMatchObject({ state: "waiting" });
  });

  it("shows eight of each kind, and says that there are more", async () => {
    const owner = await signedUp();
    for (let n = 0; n < 9; n++) await aJob(owner, { title: `Veel ${word}veel` });
    const { jobs, people } = await find(`${word}veel`);
    expect(jobs).toMatchObject({ more: true, results: { length: 8 } });
    expect(people).toEqual({ more: false, results: [] });
  });

  it("finds nothing by words that no index knows", async () => {
    for (const search of ["", "ab", "x y"]) {
      for (const group of Object.values(await find(search))) expect(group).toEqual({ more: false, results: [] });
    }
    expect((await admin.api("GET", `/api/admin/search/?search=${"a".repeat(101)}`)).status).toBe(400);
  });

  it.each([
    ["mail_user IN (SELECT value FROM json_each('[1]'))", "outbox_mail_user"],
    ["mail_job IN (SELECT value FROM json_each('[1]'))", "outbox_mail_job"],
    ["mail_address = 'a'", "outbox_mail_address"],
  ])("finds mails by an index: %s", async (where, index) => {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN SELECT id FROM outbox WHERE ${where}`).all<{
      detail: string;
    }>();
    expect(results.map(({ detail }) => detail).join("; ")).toContain(index);
  });
});

describe("a mail that its reader does not want", () => {
  it("is marked as such when it is delivered", async () => {
    const muted = await signedUp({ notify_email: 0 });
    const id = await aMail({ template: "message", user: muted.id, data: { name: "Piet", job_title: "Kraan" } });
    await env.DB.prepare("UPDATE outbox SET due_at = 0 WHERE id = ?").bind(id).run();
    await deliverDue(env);
    expect((await find(String(id))).mails.results[0]).toMatchObject({ id, state: "skipped" });
    expect(
      await env.DB.prepare("SELECT payload ->> 'data' AS data FROM outbox WHERE id = ?").bind(id).first("data"),
    ).toBeNull();
  });
});
