import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { pageSentenceOf } from "~/api/page-sentences";
import { act, begunDeal, cron, HOUR, mailsTo, pathOf, say, statusOf } from "./absences";
import { browserOf, textOf } from "./browser";
import { bearing } from "./client";
import { balanceOf, entriesOf } from "./money";
import { racing } from "./racing-db";
import { valueOf } from "./world";

describe("a reported absence and the end of the work", () => {
  it("as the helper cannot say that the work is done: the report is answered first", async () => {
    const deal = await begunDeal();
    const page = await browserOf(deal.helper);
    const path = `/task/${deal.job}/actie/done`;
    await env.DB.prepare("UPDATE user SET name = 'Anja de Vries' WHERE id = ?").bind(deal.owner.id).run();
    await say(deal, deal.owner, "missed");
    expect(await act(deal, deal.helper, "done")).toMatchObject({ status: 409, body: { code: "absence_reported" } });
    const stale = await page.post(path, { early: "true" });
    expect(stale.status).toBe(409);
    const alert = /role="alert"[^>]*>.*?‘Werk is klaar’ is niet gelukt/s;
    expect(stale.html).toMatch(alert);
    expect(textOf(stale)).toContain(pageSentenceOf("absence_reported", "nl"));
    for (const text of [textOf(stale), textOf(await page.get(path))]) {
      expect(text).toContain("Antwoord daarop voordat je doorgeeft dat het werk klaar is");
      expect(text).toContain("Anja de Vries meldde dat je niet op de afspraak was");
      expect(text).toContain("Dan stopt de deal en krijgt Anja de Vries alles terug");
      expect(text).toContain("Dan begint er een geschil");
      expect(text).not.toContain("Ja, het werk is klaar");
    }
    const { appointment } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    expect(appointment).toMatchObject({ status: "missed", missed_by: deal.helper.id, missed_answer: null });
    await cron(deal.owner, 24.1);
    expect(await statusOf(deal)).toBe("open");
    expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
  });

  it("is frozen or done, never both, if the report and the end of the work arrive together", async () => {
    for (let round = 0; round < 6; round += 1) {
      const deal = await begunDeal();
      const calls = [() => say(deal, deal.owner, "missed"), () => act(deal, deal.helper, "done")];
      if (round % 2) calls.reverse();
      await Promise.all(calls.map((call) => call()));
      const { appointment } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
      const job = (await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body;
      expect(job.done_at === null).toBe(appointment.status === "missed");
    }
  });

  it("is asked again if the report came in right before the end of the work was stored", async () => {
    const deal = await begunDeal();
    const isRead = (sql: string) => sql.includes("SELECT m.id, m.missed_by");
    const DB = racing(isRead, () => say(deal, deal.owner, "missed"));
    const done = bearing(deal.helper.token, { DB });
    expect(await done("PATCH", `/api/job/single/${deal.job}/?action=done`)).toMatchObject({
      status: 409,
      body: { code: "absence_reported" },
    });
    const { appointment } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    expect(appointment).toMatchObject({ status: "missed", missed_by: deal.helper.id });
    expect((await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.done_at).toBeNull();
  });

  it("as the owner, until the helper says that the work is done: both are told that the report ends", async () => {
    const deal = await begunDeal();
    await say(deal, deal.helper, "missed");
    const page = await browserOf(deal.helper);
    const done = textOf(await page.get(`/task/${deal.job}/actie/done`));
    expect(done).toMatch(/Je meldde dat \S+.* niet op de afspraak was\..* dan trek je die melding in\./);
    expect(done).not.toContain("Je meldde dat de plaatser");
    expect((await act(deal, deal.helper, "done")).status).toBe(200);
    const chat = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    expect(chat.appointment).toMatchObject({ status: "accepted", missed_by: null });
    expect(await mailsTo(deal.owner, "missed_retracted")).toBe(1);
    const { events } = (await deal.owner.api("GET", `/api/job/single/${deal.job}/timeline/`)).body;
    expect(events.map(({ kind, step }: { kind: string; step?: string }) => step ?? kind)).toContain("retracted");
    const line = "SELECT count(*) FROM every_message WHERE chat_id = ? AND event ->> '$.step' = 'retracted'";
    expect(await valueOf(line, deal.bid.chat)).toBe(1);
    await cron(deal.owner, 25);
    expect(await statusOf(deal)).toBe("reserved");
  });

  it("cannot be reported as the helper who said that the work is done: that is for a dispute", async () => {
    const deal = await begunDeal();
    await act(deal, deal.helper, "done");
    expect((await say(deal, deal.owner, "missed")).status).toBe(409);
    await cron(deal.owner, 48);
    expect(await statusOf(deal)).toBe("reserved");
    expect(await balanceOf(`held:${deal.payment.id}`)).toBe(6300);
  });

  it("cannot be reported once the job was approved, and counts for nobody", async () => {
    const deal = await begunDeal();
    await act(deal, deal.owner, "solve");
    expect((await say(deal, deal.helper, "missed")).status).toBe(409);
  });

  it("is reported while another time is suggested, which lapses", async () => {
    const deal = await begunDeal();
    const span = { starts_at: new Date(Date.now() + HOUR).toISOString(), ends_at: new Date(Date.now() + 2 * HOUR) };
    expect((await deal.owner.api("POST", pathOf(deal), span)).status).toBe(201);
    const reported = await say(deal, deal.owner, "missed");
    expect(reported).toMatchObject({ status: 200, body: { status: "missed", missed_by: deal.helper.id } });
    expect(Date.parse(reported.body.starts_at)).toBeLessThan(Date.now());
    expect((await say(deal, deal.helper, "accepted")).status).toBe(403);
    await cron(deal.owner, 24.1);
    expect(await statusOf(deal)).toBe("open");
  });
});
