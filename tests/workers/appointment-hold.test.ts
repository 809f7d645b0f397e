import { beforeEach, expect, it } from "vitest";
import { spanInWords } from "~/domain/deals/appointment-life";
import { lastMeetingDay } from "~/domain/deals/meeting-hold";
import { HOLD_DAYS } from "~/domain/money/payment-life";
import { dayFrom, dayInAmsterdam, momentInAmsterdam } from "~/domain/values/calendar";
import { dayInWords } from "~/domain/values/day-words";
import { browserOf, textOf } from "./browser";
import { visitor } from "./client";
import { aPaidDeal, db } from "./money";

const DAY = 86_400_000;
let deal: Awaited<ReturnType<typeof aPaidDeal>>;
let path: string;
let lastDay: string;

beforeEach(async () => {
  deal = await aPaidDeal();
  path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
  const paid = await db
    .prepare("SELECT paid_at FROM payment WHERE id = ?")
    .bind(deal.payment.id)
    .first<number>("paid_at");
  lastDay = lastMeetingDay(paid) ?? "";
});

const spanOn = (day: string) => {
  const starts = momentInAmsterdam(day, "10:00");
  return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + 2 * 3_600_000).toISOString() };
};
const propose = (day: string) => deal.helper.api("POST", path, spanOn(day));
const accept = () => deal.owner.api("PATCH", path, { status: "accepted" });
const cron = (now: number) =>
  visitor.api("POST", "/api/dev/cron/", { task: "release", user: deal.owner.id, now: new Date(now).toISOString() });

const payBefore = (days: number) =>
  db
    .prepare("UPDATE payment SET paid_at = paid_at - ?2 WHERE id = ?1")
    .bind(deal.payment.id, days * DAY)
    .run();

it("an appointment is proposed for the day before the held money goes back, and for no later day", async () => {
  expect(lastDay).toBe(dayFrom(dayInAmsterdam(Date.now() + HOLD_DAYS * DAY), -1));
  expect(await propose(dayFrom(lastDay, 1))).toMatchObject({
    status: 400,
    body: {
      starts_at: [
        `Kies een dag tot en met ${dayInWords(lastDay, "nl")}. De dag daarna gaat het geld in bewaring vanzelf terug.`,
      ],
    },
  });
  expect((await propose(lastDay)).status).toBe(201);
  expect((await accept()).status).toBe(200);
});

it("the form names the last day, and refuses a later one beside the field", async () => {
  const browser = await browserOf(deal.helper);
  const page = `/messages/${deal.bid.chat_uri}/afspraak`;
  const words = `ot en met ${dayInWords(lastDay, "nl")}`;
  expect(textOf(await browser.get(page))).toContain(`T${words}: de dag daarna`);
  const typed = { intent: "propose", date: dayFrom(lastDay, 1), from: "10:00", to: "12:00" };
  const refused = await browser.post(page, typed);
  expect(refused.status).toBe(400);
  expect(textOf(refused)).toContain(`Kies een dag t${words}.`);
  expect(refused.html).toContain(`value="${typed.date}"`);
});

it("a time that is after the hold by now cannot be accepted, unless the work began", async () => {
  await propose(lastDay);
  await payBefore(2);
  expect(await accept()).toMatchObject({ status: 409, body: { code: "after_hold" } });
  const page = await (await browserOf(deal.owner)).get(`/messages/${deal.bid.chat_uri}/afspraak`);
  expect(textOf(page)).toContain(`Deze tijd is na ${dayInWords(dayFrom(lastDay, -2), "nl")}.`);
  expect(page.html).not.toContain("Accepteren");
  await db.prepare("UPDATE job SET begun_at = ? WHERE id = ?").bind(Date.now(), deal.job).run();
  expect((await accept()).status).toBe(200);
});

it("on the day on which the money goes back, the form says so instead of offering no day", async () => {
  await propose(lastDay);
  await payBefore(HOLD_DAYS);
  const page = `/messages/${deal.bid.chat_uri}/afspraak`;
  for (const [person, others] of [
    [deal.owner, "Daarom kunnen jullie geen tijd meer afspreken."],
    [deal.helper, "Begint het werk vandaag nog met de startcode, dan gaat het geld niet terug."],
  ] as const) {
    const form = await (await browserOf(person)).get(page);
    expect(textOf(form)).toContain("Het geld in bewaring gaat vandaag vanzelf terug, en dan stopt jullie deal.");
    expect(textOf(form)).toContain(others);
    expect(textOf(form)).not.toContain("Stel een eerdere dag voor");
    expect(form.html).not.toContain('name="date"');
  }
  await db.prepare("UPDATE job SET begun_at = ? WHERE id = ?").bind(Date.now(), deal.job).run();
  expect((await (await browserOf(deal.owner)).get(page)).html).toContain('name="date"');
});

it("the mails of a hold that ran out name the agreed appointment that is void", async () => {
  await propose(lastDay);
  await accept();
  await payBefore(5);
  await cron(momentInAmsterdam(lastDay, "09:00"));
  for (const person of [deal.owner, deal.helper]) {
    const [mail] = (await visitor.api("GET", `/api/dev/outbox/?to=${person.email}`)).body.results;
    const { starts_at, ends_at } = spanOn(lastDay);
    const span = spanInWords(Date.parse(starts_at), Date.parse(ends_at), "nl");
    expect(mail.text).toContain(`Jullie afspraak van ${span} gaat niet door.`);
  }
});
