import { env } from "cloudflare:workers";
import { routes } from "virtual:react-router/server-build";
import { beforeEach, describe, expect, it } from "vitest";
import { aComment, aDecision, anAdmin, appeal, aReport, auditOf, job, user } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, signedUp } from "./client";
import { aPaidDeal } from "./money";
import { neighbours, valueOf } from "./world";

type Browser = Awaited<ReturnType<typeof browserOf>>;

const pathOf = (route: (typeof routes)[string]): string => {
  const parent = route?.parentId ? routes[route.parentId] : undefined;
  return [parent && pathOf(parent), route?.path].filter(Boolean).join("/");
};

const ADDRESSES = Object.values(routes)
  .map((route) => `/${pathOf(route)}`)
  .filter((path) => /^\/admin(?:\/|$)/.test(path))
  .map((path) => path.replace(/:\w+\??/g, "1"));

let admin: Person;
let placer: Person;
let id: number;
let browser: Browser;

beforeEach(async () => {
  admin = await anAdmin();
  ({ placer, job: id } = await neighbours());
  browser = await browserOf(admin);
});

describe("who is no admin", () => {
  it("meets no page of the desk, whatever is asked or posted", async () => {
    expect(ADDRESSES).toContain("/admin/reports/1");
    for (const person of [await signedUp(), await signedUp({ roles: "partner", partner_id: "buurt" })]) {
      const stranger = await browserOf(person);
      for (const path of ADDRESSES) {
        const [shown, posted] = [await stranger.get(path), await stranger.post(path, { reason: "Zomaar" })];
        expect([shown.status, posted.status], path).toEqual([404, 404]);
        for (const page of [shown, posted]) {
          expect(textOf(page), path).toContain("Deze pagina is er niet");
          expect(page.html, path).not.toContain('href="/login');
        }
      }
    }
  });

  it("logs in first, and then comes back, when the session has ended", async () => {
    const visitor = await browserOf();
    for (const path of [...ADDRESSES, "/admin/users?page=2"]) {
      const { status, to } = await visitor.get(path);
      expect([status, to], path).toEqual([303, `/login?next=${encodeURIComponent(path)}`]);
    }
    for (const path of ADDRESSES.slice(0, 5)) {
      const { status, to } = await visitor.post(path, { reason: "Zomaar" });
      const next = `${path}${path.includes("?") ? "&" : "?"}unsent=`;
      expect([status, to], path).toEqual([303, `/login?next=${encodeURIComponent(next)}`]);
    }
  });

  it("gets no data of it: the page that is not there is opened", async () => {
    const asked = await (await browserOf(placer)).get("/admin/users.data?page=2");
    expect([asked.status, asked.headers.get("X-Remix-Redirect"), asked.html]).toEqual([204, "/admin/users?page=2", ""]);
  });

  it("changes nothing by what is posted", async () => {
    const report = await aReport(job(id));
    const fields = { action: "remove", statement: "Weg ermee", reason: "Zomaar" };
    await (await browserOf(placer)).post(`/admin/reports/${report.id}?action=remove`, fields);
    expect(await valueOf("SELECT status FROM report WHERE id = ?", report.id)).toBe("open");
  });

  it("sees no way to the desk", async () => {
    expect((await (await browserOf(placer)).get("/")).html).not.toContain('href="/admin"');
    expect((await browser.get("/")).html).toContain('href="/admin"');
  });
});

describe("a report at the desk", () => {
  it("is decided in two steps, with a draft in the language of the person", async () => {
    await env.DB.prepare("UPDATE user SET language = 'en' WHERE id = ?").bind(placer.id).run();
    const report = await aReport(job(id));
    const path = `/admin/reports/${report.id}`;
    const file = await browser.get(path);
    expect(textOf(file)).toContain("Kijk hier eens naar");
    expect(file.html).toContain(`${path}?action=remove`);
    const asked = await browser.get(`${path}?action=remove`);
    expect(textOf(asked)).toMatch(
      /Haal de klus van Petra de Vries weg\?.*wat ervoor is betaald, betalen we eerst terug/is,
    );
    expect(textOf(asked)).toContain("This is about your job ‘Schutting schilderen’. We saw advertising");
    expect(textOf(await browser.get(`${path}?action=remove&in=nl`))).toContain(
      "Het gaat om je klus ‘Schutting schilderen’.",
    );
    const fields = { action: "remove", statement: "Taken down.", reason: "Reclame." };
    expect((await browser.post(`${path}?action=remove`, fields)).status).toBe(303);
    expect(await valueOf("SELECT status FROM job WHERE id = ?", id)).toBe("deleted");
    expect(await auditOf("report", report.id)).toEqual([["remove", "Reclame."]]);
    expect((await mailsTo(placer.id)).find(({ template }) => template === "decision")?.data.statement).toBe(
      "Taken down.",
    );
  });

  it("asks why, and keeps what was typed", async () => {
    const path = `/admin/reports/${(await aReport(job(id))).id}?action=warn`;
    const refused = await browser.post(path, { action: "warn", statement: "Mijn eigen woorden", reason: " " });
    expect(refused.status).toBe(422);
    expect(textOf(refused)).toContain("Mijn eigen woorden");
    expect(textOf(refused)).toContain("Geef een reden.");
  });

  it("that a colleague decided meanwhile says so, and stays as it was decided", async () => {
    const report = await aReport(job(id));
    const fields = { statement: "Ik was eerst", reason: "Bekeken" };
    await admin.api("POST", `/api/admin/reports/${report.id}/decide/`, { action: "warn", ...fields });
    const late = await browser.post(`/admin/reports/${report.id}?action=remove`, { action: "remove", ...fields });
    expect(late.status).toBe(409);
    expect(textOf(late)).toMatch(/Een collega was je voor.*Gewaarschuwd/s);
    expect(late.html).not.toContain('name="action"');
  });

  it("offers nothing that makes no sense", async () => {
    const choices = async (report: number) =>
      [...(await browser.get(`/admin/reports/${report}`)).html.matchAll(/\?action=(\w+)/g)].map(([, action]) => action);
    const comment = await aComment(id, placer);
    const [about, gone] = [await aReport(user(placer)), await aReport(comment)];
    await env.DB.prepare("DELETE FROM comment WHERE id = ?").bind(comment.target_id).run();
    expect(await choices(about.id)).toEqual(["dismiss", "warn", "suspend"]);
    expect(await choices(gone.id)).toEqual(["dismiss", "warn", "suspend"]);
    expect(await choices((await aReport(user(admin))).id)).toEqual([]);
    expect(await choices((await aReport(job(id))).id)).toEqual(["dismiss", "remove", "warn", "suspend"]);
  });
});

describe("an appeal at the desk", () => {
  const answer = { outcome: "overturned", statement: "Je hebt gelijk.", reason: "Te streng." };

  it("is not judged by who made the decision", async () => {
    const decision = await aDecision(admin, job(id), "warn");
    await appeal(placer, decision.id);
    const path = `/admin/appeals/${decision.id}`;
    for (const shown of [await browser.get(path), await browser.get(`${path}?outcome=upheld`)]) {
      expect(textOf(shown)).toContain("Dit besluit nam jij zelf");
      const main = /<main.*<\/main>/s.exec(shown.html)?.[0];
      expect(main).not.toMatch(/href="[^"]*\?outcome=|name="outcome"/);
    }
    expect((await browser.post(`${path}?outcome=overturned`, answer)).status).toBe(403);
    expect(await valueOf("SELECT appeal_status FROM decision WHERE id = ?", decision.id)).toBe("open");
  });

  it("is judged by another", async () => {
    const decision = await aDecision(admin, job(id), "remove");
    await appeal(placer, decision.id);
    const other = await browserOf(await anAdmin());
    const path = `/admin/appeals/${decision.id}?outcome=overturned`;
    expect(textOf(await other.get(path))).toContain("De klus staat weer open en iedereen ziet hem");
    expect((await other.post(path, answer)).status).toBe(303);
    expect(await valueOf("SELECT status FROM job WHERE id = ?", id)).toBe("open");
    expect(textOf(await other.get(path))).toContain("Je hebt gelijk.");
    expect((await other.post(path, answer)).status).toBe(409);
  });
});

describe("a dispute at the desk", () => {
  it("is divided by an amount, with what each gets said before", async () => {
    const { owner, payment } = await aPaidDeal();
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Niet af" });
    const path = `/admin/disputes/${payment.id}`;
    expect(textOf(await browser.get(path))).toMatch(/Niet af.*Ze overleggen nog/s);
    expect(textOf(await browser.get(`${path}?outcome=split&amount=40`))).toMatch(
      /€ 38,00.*€ 63,00.*€ 4,00.*€ 105,00.*kan niet worden teruggedraaid/s,
    );
    for (const amount of ["", "veel", "100,01"]) {
      expect((await browser.get(`${path}?outcome=split&amount=${amount}`)).status, amount).toBe(422);
    }
    const fields = {
      outcome: "split",
      amount: "40.00",
      reason: "Werk is deels gedaan.",
      statement: "Zo is het eerlijk.",
    };
    expect((await browser.post(`${path}?outcome=split&amount=40`, { ...fields, reason: "" })).status).toBe(422);
    expect((await browser.post(`${path}?outcome=split&amount=40`, fields)).status).toBe(303);
    expect(textOf(await browser.get(path))).toMatch(/Het geschil is gesloten.*€ 38,00.*€ 63,00/s);
    expect((await browser.post(path, fields)).status).toBe(409);
    expect(await auditOf("payment", payment.id)).toEqual([["resolve", "helper 40.00 / 100.00: Werk is deels gedaan."]]);
  });
});

describe("the data of a list", () => {
  it("says what is wrong with what was asked for, as its page does", async () => {
    const [page, data] = [
      await browser.get("/admin/payments?user=wie"),
      await browser.get("/admin/payments.data?user=wie"),
    ];
    expect([page.status, data.status]).toEqual([400, 400]);
    expect(data.headers.get("X-Remix-Redirect")).toBeNull();
  });
});
