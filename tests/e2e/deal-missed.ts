import { FEE_PERCENT, formatEuros, withFee } from "../../app/domain/money/money";
import { type Agreement, agreedInHours, anAgreement, BID_CENTS, hoursLater, visit } from "./agreement";
import { balanceOf } from "./deal";
import { expect, type Open, test } from "./fixtures";
import { ANY, around, type Language, wordsIn } from "./texts";

const COMPENSATION = 1500;

async function aMissedAppointment(open: Open, language: Language): Promise<Agreement> {
  const agreement = await anAgreement(open, [language, language]);
  await agreedInHours(agreement, 1);
  await hoursLater(agreement, 2);
  return agreement;
}

async function report({ path, ...two }: Agreement, language: Language, by: "placer" | "helper"): Promise<void> {
  const [m, t] = [wordsIn(language)("messages"), wordsIn(language)("appointments")];
  const person = two[by];
  await visit(person, path);
  await person
    .getByRole("link", { name: m("meet.report"), exact: true })
    .first()
    .click();
  const confirm = by === "placer" ? "missed.confirm" : "missed.confirmOwner";
  await person.getByRole("button", { name: around(t(confirm, { name: ANY })) }).click();
  await expect(person.getByText(around(t("done.missed", { name: ANY })))).toBeVisible();
}

export async function theHelperDoesNotCome(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [m, t] = [w("messages"), w("appointments")];
  const agreement = await aMissedAppointment(open, language);
  const { placer, helper, path, job, payment } = agreement;
  await test.step("the placer reports it", () => report(agreement, language, "placer"));

  await test.step("the helper is asked, and admits it", async () => {
    await visit(helper, path);
    await expect(helper.getByText(around(m("next.reportedYou", { name: ANY }))).first()).toBeVisible();
    await helper.getByRole("link", { name: m("meet.answer") }).click();
    await expect(helper.getByText(around(t("missed.admitHelper", { name: ANY })))).toBeVisible();
    await expect(helper.getByText(t("missed.denyText"))).toBeVisible();
    await helper.getByRole("button", { name: t("missed.admit") }).click();
    await expect(helper.getByText(t("done.admitted"))).toBeVisible();
  });

  await test.step("the placer has everything back, and the job is open", async () => {
    await placer.goto(`/wallet/betaling/${payment}`);
    await expect(placer.getByText(formatEuros(withFee(BID_CENTS, FEE_PERCENT), language)).first()).toBeVisible();
    await expect(placer.getByText(w("statuses")("payment.refunded"), { exact: true }).first()).toBeVisible();
    await placer.goto(`/task/${job}`);
    await expect(
      placer
        .getByRole("main")
        .getByText(around(w("jobs")("job.expires", { day: ANY })))
        .first(),
    ).toBeVisible();
    await helper.goto("/");
    expect(await balanceOf(helper, language)).toBe(0);
  });
}

export async function theHelperIsSilent(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const agreement = await aMissedAppointment(open, language);
  const { placer, helper, path, job, payment } = agreement;
  await test.step("the placer reports it, and the helper reads what silence means", async () => {
    await report(agreement, language, "placer");
    await visit(helper, path);
    await helper.getByRole("link", { name: w("messages")("meet.answer") }).click();
    await expect(helper.getByText(w("appointments")("missed.denyText"))).toBeVisible();
    await hoursLater(agreement, 25);
  });

  await test.step("the deal is over: the placer has everything back", async () => {
    await placer.goto(`/wallet/betaling/${payment}`);
    await expect(placer.getByText(w("statuses")("payment.refunded"), { exact: true }).first()).toBeVisible();
    await helper.goto("/");
    expect(await balanceOf(helper, language)).toBe(0);
  });

  await test.step("both read that silence counts as absence", async () => {
    const silent = around(w("timeline")("ends.unanswered_by_helper", { helperDoes: ANY }));
    for (const person of [placer, helper]) {
      await person.goto(`/task/${job}/verloop`);
      await expect(person.getByText(silent).filter({ visible: true })).toHaveCount(1);
    }
  });
}

export async function thePlacerDoesNotCome(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [m, t] = [w("messages"), w("appointments")];
  const agreement = await aMissedAppointment(open, language);
  const { placer, helper, path, payment } = agreement;
  await test.step("the helper reports it", () => report(agreement, language, "helper"));

  await test.step("the placer reads what it costs, and says nothing", async () => {
    await visit(placer, path);
    await placer.getByRole("link", { name: m("meet.answer") }).click();
    await expect(placer.getByText(around(t("missed.admitOwner", { name: ANY, amount: ANY })))).toBeVisible();
    await hoursLater(agreement, 25);
  });

  await test.step("the helper has the compensation, the placer the rest", async () => {
    await helper.goto("/");
    expect(await balanceOf(helper, language)).toBe(COMPENSATION);
    await helper.goto(`/wallet/betaling/${payment}`);
    await expect(helper.getByText(w("receipts")("part.compensation"))).toBeVisible();
    await placer.goto(`/wallet/betaling/${payment}`);
    await expect(
      placer.getByText(formatEuros(withFee(BID_CENTS, FEE_PERCENT) - COMPENSATION, language)).first(),
    ).toBeVisible();
    await visit(placer, path);
    await expect(placer.getByText(m("ended.cancelled.owner")).first()).toBeVisible();
  });
}
