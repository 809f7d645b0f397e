import { expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { aPaidDeal } from "./money";
import { valueOf } from "./world";

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const doneAt = (job: number) => valueOf("SELECT done_at FROM job WHERE id = ?", job);

async function agreed(hours: number) {
  const deal = await aPaidDeal();
  const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
  await deal.helper.api("POST", path, { starts_at: at(hours), ends_at: at(hours + 2) });
  expect((await deal.owner.api("PATCH", path, { status: "accepted" })).status).toBe(200);
  const done = (more = "") => deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done${more}`);
  return { ...deal, done };
}

it("work is done before the day of the appointment unless the client asks first", async () => {
  const { job, done } = await agreed(48);
  expect(await done("&early=false")).toMatchObject({ status: 409, body: { code: "before_appointment" } });
  expect(await doneAt(job)).toBeNull();
  expect((await done("&early=true")).body.done_at).not.toBeNull();
  expect((await done("&early=false")).status).toBe(200);
  const other = await agreed(48);
  expect((await other.done()).status).toBe(200);
});

it("the page names the day, and its button confirms", async () => {
  const { job, helper } = await agreed(48);
  const browser = await browserOf(helper);
  const page = await browser.get(`/task/${job}/actie/done`);
  expect(textOf(page)).toMatch(
    /Jullie afspraak is pas op \w+ \d+ \w+ \d\d:\d\d–\d\d:\d\d\. Is het werk toch al klaar\?/,
  );
  expect(page.html).toContain('name="early" value="true"');
  expect((await browser.post(`/task/${job}/actie/done`, {})).status).toBe(409);
  expect((await browser.post(`/task/${job}/actie/done`, { early: "true" })).status).toBe(303);
  expect(await doneAt(job)).not.toBeNull();
});

it("without an appointment the page says so, and nothing has to be confirmed", async () => {
  const { job, helper } = await aPaidDeal();
  const page = await (await browserOf(helper)).get(`/task/${job}/actie/done`);
  expect(textOf(page)).toContain("Jullie hebben geen tijd afgesproken.");
  expect((await helper.api("PATCH", `/api/job/single/${job}/?action=done`)).status).toBe(200);
});
