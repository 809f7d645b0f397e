import { expect, it } from "vitest";
import { formatDay, formatDeadline } from "~/components/format";
import { RELEASE_DAYS, workedFrom } from "~/domain/money/deal-money";
import { momentIn } from "../../workers/api/notices/moment";
import { browserOf, textOf } from "./browser";
import { mailsTo, visitor } from "./client";
import { aPaidDeal, balanceOf, db, valueOf } from "./money";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

async function doneAhead(hours: number, { code = false } = {}) {
  const deal = await aPaidDeal();
  const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
  const propose = (from: number) => deal.helper.api("POST", path, { starts_at: at(from), ends_at: at(from + 2) });
  const accept = () => deal.owner.api("PATCH", path, { status: "accepted" });
  await propose(hours);
  await accept();
  if (code) {
    const { words } = (await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.start_code;
    expect((await deal.helper.api("POST", `/api/job/single/${deal.job}/begin/`, { words })).status).toBe(200);
  }
  const { body } = await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
  const last = "SELECT max(starts_at) AS at FROM appointment WHERE chat_id = ?";
  const starts = await db.prepare(last).bind(deal.bid.chat).first<number>("at");
  return { ...deal, propose, accept, done: Date.parse(body.done_at), starts: Number(starts) };
}

const releaseAt = async (owner: number, time: number) =>
  visitor.api("POST", "/api/dev/cron/", { task: "release", user: owner, now: new Date(time).toISOString() });
const statusOf = (payment: number) => valueOf("payment", payment, "status");

it("the money moves seven days after the agreed start, not after an early ‘done’", async () => {
  const { owner, helper, payment, starts } = await doneAhead(10 * 24);
  const last = starts + RELEASE_DAYS * DAY;
  await releaseAt(owner.id, last - 1);
  expect(await statusOf(payment.id)).toBe("held");
  await releaseAt(owner.id, last);
  expect(await statusOf(payment.id)).toBe("released");
  expect(await balanceOf(`balance:${helper.id}`)).toBeGreaterThan(0);
});

it("the days count from the end of the work without an appointment, and after the start code", async () => {
  const deal = await aPaidDeal();
  const { body } = await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
  expect(body.objection_from).toBe(body.done_at);
  const begun = await doneAhead(48, { code: true });
  await releaseAt(begun.owner.id, begun.done + RELEASE_DAYS * DAY);
  expect(await statusOf(begun.payment.id)).toBe("released");
});

it("an appointment of an earlier deal about the job does not count", async () => {
  const { owner, helper, job, bid } = await aPaidDeal();
  const path = `/api/chat/${bid.chat_uri}/appointment/`;
  await helper.api("POST", path, { starts_at: at(240), ends_at: at(242) });
  await owner.api("PATCH", path, { status: "accepted" });
  // The two cancelled, and made a deal again after that.
  await db.prepare("UPDATE appointment SET created_at = created_at - 1000 WHERE chat_id = ?").bind(bid.chat).run();
  await db.prepare("UPDATE bid SET updated_at = updated_at + 1000 WHERE id = ?").bind(bid.id).run();
  const { body } = await helper.api("PATCH", `/api/job/single/${job}/?action=done`);
  expect(body.objection_from).toBe(body.done_at);
});

it("the time cannot move after the work is done, and neither do the days", async () => {
  const { helper, job, propose, starts } = await doneAhead(48);
  expect(await propose(480)).toMatchObject({ status: 409, body: { code: "work_done" } });
  const { body } = await helper.api("GET", `/api/job/single/${job}/`);
  expect(Date.parse(body.objection_from)).toBe(starts);
  expect(workedFrom({ doneAt: Date.parse(body.done_at), begunAt: null, startsAt: starts })).toBe(starts);
});

it("a stop that ended before the agreed start takes no days", async () => {
  const { owner, helper, job, payment, starts } = await doneAhead(20 * 24);
  await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Nog niet af" });
  await db
    .prepare("UPDATE dispute SET created_at = created_at - ?2 WHERE payment_id = ?1")
    .bind(payment.id, 2 * DAY)
    .run();
  expect((await owner.api("DELETE", `/api/payment/${payment.id}/dispute/`)).status).toBeLessThan(300);
  const { body } = await helper.api("GET", `/api/job/single/${job}/`);
  expect(Date.parse(body.objection_from)).toBe(starts);
});

it("the mail, the notification and the pages name the later day", async () => {
  const { owner, job, bid, starts } = await doneAhead(10 * 24);
  const mail = (await mailsTo(owner.id)).find(({ template }) => template === "work_marked_done");
  expect(mail?.data).toMatchObject({ held_ahead: 1, until: starts + RELEASE_DAYS * DAY });
  expect(mail?.data).not.toHaveProperty("held");
  const last = new Date(starts + RELEASE_DAYS * DAY);
  const { results } = (await owner.api("GET", "/api/notifications/")).body;
  expect(results.find(({ type }: { type: string }) => type === "work_done").text).toContain(
    momentIn(last.getTime(), "nl"),
  );
  const browser = await browserOf(owner);
  const spaced = (text: string) => text.replaceAll("\u00a0", " ");
  const shown = async (page: string) => spaced(textOf(await browser.get(page)));
  expect(await shown(`/task/${job}`)).toContain(spaced(formatDay(last, "nl")));
  for (const page of [`/task/${job}/actie/solve`, `/messages/${bid.chat_uri}`])
    expect(await shown(page), page).toContain(`tot ${spaced(formatDeadline(last, "nl"))}`);
  expect(textOf(await browser.get(`/task/${job}/actie/solve`))).toContain("Jullie afspraak is pas op");
});
