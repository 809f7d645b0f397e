import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { type Person, visitor } from "./client";
import { agree, aNewBid, answer, bid, cron, HOUR, helper, placer, propose, span } from "./meeting";
import { block, notificationTypesOf, valueOf } from "./world";

beforeEach(aNewBid);

describe("the mails about an appointment", () => {
  const sent = async (to: Person, template: string) => {
    await deliverDue(env, Date.now() + HOUR);
    return (await visitor.api("GET", `/api/dev/outbox/?to=${to.email}&template=${template}`)).body.results;
  };

  it("tell the other of a proposal and of the answer, with the time in the reader's language", async () => {
    await env.DB.prepare("UPDATE user SET language = 'en' WHERE id = ?").bind(helper.id).run();
    await agree();
    await propose(helper, span(72));
    const [proposed] = await sent(placer, "appointment_proposed");
    expect(proposed.subject).toMatch(/^Hassan Bakker stelt een tijd voor: .+ \d\d:\d\d–/);
    expect(proposed.data.link).toContain(`/messages/${bid.chat_uri}`);
    await answer(placer, "accepted");
    const [agreed, ...more] = await sent(helper, "appointment_agreed");
    expect(agreed.subject).toMatch(/^Your appointment is set: .+day/);
    expect(more).toEqual([]);
    expect(proposed.text).not.toContain("blijft staan");
    await propose(helper, span(96));
    expect((await sent(placer, "appointment_proposed"))[0].text).toContain("blijft staan tot jij akkoord gaat");
    await answer(placer, "declined");
    const [declined, ...others] = await sent(helper, "appointment_declined");
    expect(declined.text).toContain("stays in place");
    expect(others).toEqual([]);
  });
});

describe("one proposal after another", () => {
  const mailed = async () =>
    (await visitor.api("GET", `/api/dev/outbox/?to=${placer.email}&template=appointment_proposed`)).body.count;
  const proposed = async (times: number) => {
    for (let at = 0; at < times; at++) expect((await propose(helper, span(48 + at))).status).toBe(201);
    await deliverDue(env, Date.now());
  };
  const notified = async () => (await notificationTypesOf(placer)).filter((type) => type === "appointment").length;

  it("sends three mails an hour; later ones change the notification", async () => {
    await agree();
    await proposed(6);
    expect([await mailed(), await notified()]).toEqual([3, 3]);
    const { results } = (await placer.api("GET", "/api/notifications/")).body;
    expect(results[0].text).not.toBe(results[1].text);
    await env.DB.prepare("UPDATE appointment SET created_at = created_at - ?2 WHERE chat_id = ?1")
      .bind(bid.chat.id, HOUR)
      .run();
    expect((await propose(helper, span(70))).status).toBe(201);
    expect(await notified()).toBe(4);
  });

  it("sends no mail to who blocked the other, who still sees the proposal", async () => {
    await agree();
    await block(placer, helper);
    await proposed(4);
    expect([await mailed(), await notified()]).toEqual([0, 1]);
  });
});

describe("the reminder", () => {
  const remindersOf = async (person: Person) =>
    valueOf<number>(
      "SELECT count(*) FROM notification WHERE user_id = ? AND type = 'appointment' AND json_extract(data, '$.step') = 'reminder'",
      person.id,
    );

  it("comes to both, once, the day before", async () => {
    await agree();
    await propose(helper, span(72));
    await answer(placer, "accepted");
    expect(await cron(Date.now() + 47 * HOUR)).toBe(0);
    expect(await cron(Date.now() + 49 * HOUR)).toBe(1);
    expect(await cron(Date.now() + 50 * HOUR)).toBe(0);
    expect([await remindersOf(placer), await remindersOf(helper)]).toEqual([1, 1]);
    const [told] = (await placer.api("GET", "/api/notifications/")).body.results;
    expect(told.text).toMatch(/^Denk aan je afspraak met Hassan Bakker: /);
  });

  it("comes by mail, too, in the reader's language, to who wants mails", async () => {
    await env.DB.prepare("UPDATE user SET language = 'en' WHERE id = ?").bind(helper.id).run();
    await agree();
    await propose(helper, span(72));
    await answer(placer, "accepted");
    await cron(Date.now() + 49 * HOUR);
    await deliverDue(env, Date.now() + 50 * HOUR);
    const sent = async (to: string) =>
      (await visitor.api("GET", `/api/dev/outbox/?to=${to}&template=appointment_reminder`)).body.results;
    const [hers, his] = [await sent(placer.email), await sent(helper.email)];
    expect([hers.length, his.length]).toEqual([1, 1]);
    expect(hers[0]).toMatchObject({ language: "nl", subject: expect.stringMatching(/^Je afspraak: .+ \d\d:\d\d–/) });
    expect(his[0]).toMatchObject({ language: "en", subject: expect.stringMatching(/^Your appointment: .+day/) });
    expect(hers[0].text).toContain("Denk aan je afspraak met Hassan Bakker");
    expect(hers[0].data.link).toContain(`/messages/${bid.chat_uri}`);
  });

  it("does not come of what was only proposed, declined, replaced, over, or of a deal that is off", async () => {
    const later = () => Date.now() + 60 * HOUR;
    await agree();
    await propose(helper, span(72));
    expect(await cron(later())).toBe(0);
    await answer(placer, "declined");
    expect(await cron(later())).toBe(0);
    await propose(helper, span(72));
    await answer(placer, "accepted");
    await propose(helper, span(73));
    await answer(placer, "accepted");
    expect(await cron(Date.now() + 74 * HOUR)).toBe(0);
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    expect(await cron(later())).toBe(0);
  });

  it.each(["work is done", "person is gone"])("does not come when the %s", async (why) => {
    await agree();
    await propose(helper, span(72));
    await answer(placer, "accepted");
    const over =
      why === "work is done"
        ? env.DB.prepare("UPDATE job SET done_at = ?2 WHERE id = (SELECT job_id FROM bid WHERE id = ?1)").bind(
            bid.id,
            Date.now(),
          )
        : env.DB.prepare("UPDATE user SET status = 'deleted' WHERE id = ?").bind(placer.id);
    await over.run();
    expect(await cron(Date.now() + 49 * HOUR)).toBe(0);
  });

  it("comes of what was agreed while another time waits for an answer", async () => {
    await agree();
    await propose(helper, span(72));
    await answer(placer, "accepted");
    await propose(helper, span(96));
    expect(await cron(Date.now() + 60 * HOUR)).toBe(1);
  });

  it("is found by an index", async () => {
    const { results } = await env.DB.prepare(
      "EXPLAIN QUERY PLAN SELECT id FROM appointment a WHERE a.remind_at <= 1 AND a.status = 'accepted' ORDER BY a.remind_at",
    ).all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toContain("appointment_remind");
  });
});
