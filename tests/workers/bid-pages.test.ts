import { expect, it } from "vitest";
import { formatJobDay } from "~/components/format";
import { browserOf, textOf } from "./browser";
import { aPaidDeal, webhook } from "./money";
import { aBid, dayAhead, neighbours, setJob } from "./world";

const DAY = dayAhead(330);

it("a change of a bid that was withdrawn meanwhile becomes a new bid with what was typed", async () => {
  const { helper, job } = await neighbours();
  const { id } = await aBid(helper, job);
  const browser = await browserOf(helper);
  expect((await helper.api("DELETE", "/api/bid/", { bid_id: id })).status).toBeLessThan(300);
  const page = await browser.post(`/task/${job}/bod`, {
    intent: "change",
    amount: "72",
    first_day: DAY,
    message: "Ook zaterdag.",
  });
  expect(page.status).toBe(422);
  expect(textOf(page)).toContain("Je bod is intussen ingetrokken.");
  expect(page.html).toMatch(/<input[^>]*name="amount"[^>]*value="72"/);
  expect(page.html).toMatch(new RegExp(`<input[^>]*name="first_day"[^>]*value="${DAY}"`));
  expect(page.html).toContain("Ook zaterdag.");
  expect(page.html).toContain('value="place"');
  const withdrawn = await browser.post(`/task/${job}/bod`, { intent: "withdraw" });
  expect([withdrawn.status, withdrawn.to]).toEqual([303, `/task/${job}#melding`]);
});

it("a day that was emptied in the form is gone", async () => {
  const { helper, job } = await neighbours();
  const { body } = await helper.api("POST", "/api/bid/", { job_id: job, amount: 60, first_day: DAY });
  const browser = await browserOf(helper);
  const page = await browser.post(`/task/${job}/bod`, { intent: "change", amount: "61", first_day: "", message: "" });
  expect(page.status).toBe(303);
  const { results } = (await helper.api("GET", "/api/bid/")).body;
  expect(results).toMatchObject([{ id: body.id, amount: "61.00", first_day: null }]);
});

it("says whether a dispute or the bank keeps the helper from withdrawing, with a link to the dispute", async () => {
  const shown = async ({ helper, job }: Awaited<ReturnType<typeof aPaidDeal>>) =>
    (await browserOf(helper)).get(`/task/${job}/bod`);
  const disputed = await aPaidDeal(6000);
  const at = `/api/payment/${disputed.payment.id}/dispute/`;
  expect((await disputed.owner.api("POST", at, { reason: "Het is niet af." })).status).toBeLessThan(300);
  const page = await shown(disputed);
  expect(textOf(page)).toContain("er loopt een geschil over deze klus.");
  expect(page.html).toContain(`href="/payment/${disputed.payment.id}/geschil"`);
  const charged = await aPaidDeal(6000);
  await webhook({
    type: "chargeback.opened",
    data: {
      session: charged.payment.session,
      reference: `cb_${charged.payment.session}`,
      amount: 6300,
      currency: "eur",
    },
  });
  const bank = textOf(await shown(charged));
  expect(bank).toContain("de bank haalde geld van deze klus terug");
  expect(bank).not.toContain("geschil");
});

it("a second bid is refused with the standing one named above the form", async () => {
  const { helper, job } = await neighbours();
  await aBid(helper, job, "80.00");
  const page = await (await browserOf(helper)).post(`/task/${job}/bod`, { amount: "72", message: "Toch minder." });
  expect(page.status).toBe(409);
  expect(textOf(page)).toContain("Je bod staat nu op € 80.");
  expect(page.html).toMatch(/<input[^>]*name="amount"[^>]*value="72"/);
});

it("a second bid from the dialog of another tab is refused with all that was typed", async () => {
  const { helper, job } = await neighbours();
  await aBid(helper, job, "80.00");
  const typed = { intent: "place", amount: "72", first_day: DAY, message: "Toch minder." };
  const page = await (await browserOf(helper)).post(`/task/${job}`, typed);
  expect(page.status).toBe(409);
  const shown = formatJobDay(DAY, Date.now(), "nl");
  expect(textOf(page)).toMatch(
    new RegExp(`Je hebt al een bod geplaatst.* Bedrag: € 72 Kan vanaf: ${shown} Toch minder\\.`),
  );
  expect(page.html).toContain(`href="/task/${job}/bod"`);
});

it("a bid that waits on a reserved job is with the bids without an answer", async () => {
  const { helper, job } = await neighbours();
  await aBid(helper, job);
  await setJob(job, "reserved");
  const list = textOf(await (await browserOf(helper)).get(`/profile/${helper.id}/my-jobs?tab=bids`));
  expect(list).toMatch(/Nog geen antwoord.*Klus gereserveerd/);
  expect(list).not.toContain("Afgelopen");
});
