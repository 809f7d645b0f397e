import { sandboxWords } from "../../app/content/sandbox/payments";
import { FEE_PERCENT, formatEuros, withFee } from "../../app/domain/money/money";
import { anAgreement, seeAnew, visit } from "./agreement";
import { expect, type Open, test } from "./fixtures";
import { unfoldDeal } from "./fold";
import { ANY, around, type Language, wordsIn } from "./texts";

const EXTRA_CENTS = 2_000;

export async function theyAgreeOnExtraWork(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [m, t, p, terms, d] = [w("messages"), w("extraWork"), w("payments"), w("statuses"), w("deals")];
  const { placer, helper, path, job } = await anAgreement(open, [language, language]);

  await test.step("the helper asks, first without saying for what", async () => {
    await visit(placer, path);
    await helper.goto(`/task/${job}`);
    await helper.getByRole("link", { name: d("extra.ask") }).click();
    await helper.getByRole("textbox", { name: t("ask.amount") }).fill("15");
    await helper.getByRole("button", { name: around(t("ask.submit", { name: ANY })) }).click();
    const what = helper.getByRole("textbox", { name: t("ask.description") });
    await expect(what).toHaveAccessibleDescription(/\S/);
    await expect(helper.getByRole("textbox", { name: t("ask.amount") })).toHaveValue("15");
    await what.fill("Ook de haag achter");
    await helper.getByRole("button", { name: around(t("ask.submit", { name: ANY })) }).click();
    await unfoldDeal(helper);
    await expect(helper.getByText(around(m("extra.own", { amount: ANY }))).first()).toBeVisible();
  });

  await test.step("and changes the amount", async () => {
    await helper
      .getByRole("link", { name: m("extra.see"), exact: true })
      .first()
      .click();
    await helper.getByText(t("change.menu")).click();
    await helper.getByRole("textbox", { name: t("ask.amount") }).fill("20");
    await helper.getByRole("button", { name: t("change.submit") }).click();
    await expect(helper.getByText(terms("request.waiting"))).toBeVisible();
  });

  await test.step("the placer sees it in the conversation, agrees and pays", async () => {
    await seeAnew(placer, path);
    await unfoldDeal(placer);
    await placer.getByRole("link", { name: m("extra.answer") }).click();
    const total = formatEuros(withFee(EXTRA_CENTS, FEE_PERCENT), language);
    await expect(placer.getByText("Ook de haag achter")).toBeVisible();
    await placer.getByRole("button", { name: t("request.pay", { total }) }).click();
    const provider = sandboxWords[language].pay;
    await expect(placer.getByText(total)).toBeVisible();
    await placer.getByRole("button", { name: provider.buttons.success, exact: true }).click();
    await expect(placer.getByRole("heading", { level: 1, name: p("back.success.title") })).toBeVisible();
    await expect(placer.getByText(p("back.request.next"))).toBeVisible();
  });

  await test.step("both see that it is paid", async () => {
    await helper.reload();
    await expect(helper.getByText(terms("payment.held"), { exact: true })).toBeVisible();
    await expect(helper.getByText(t("state.held"))).toBeVisible();
    await visit(placer, path);
    await unfoldDeal(placer);
    await expect(placer.getByRole("link", { name: m("extra.answer") })).toBeHidden();
    await expect(placer.getByRole("log").getByText(terms("payment.settled"), { exact: true }).last()).toBeVisible();
  });

  await test.step("to another the placer does not agree", async () => {
    await helper.goto(`${path}/meerwerk`);
    await helper.getByRole("textbox", { name: t("ask.description") }).fill("Snoeiafval naar de stort");
    await helper.getByRole("textbox", { name: t("ask.amount") }).fill("35");
    await helper.getByRole("button", { name: around(t("ask.submit", { name: ANY })) }).click();
    await seeAnew(placer, path);
    await unfoldDeal(placer);
    await placer.getByRole("link", { name: m("extra.answer") }).click();
    await placer.getByText(t("refuse.menu"), { exact: true }).first().click();
    await placer.getByRole("button", { name: t("refuse.submit") }).click();
    await expect(placer.getByRole("log").getByText(/35/).last()).toBeVisible();
    await unfoldDeal(placer);
    await expect(placer.getByRole("link", { name: m("extra.answer") })).toBeHidden();
    await seeAnew(helper, path);
    await unfoldDeal(helper);
    await expect(helper.getByRole("link", { name: m("extra.see"), exact: true })).toBeHidden();
  });
}
