import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { expectRefused } from "./refused";
import { callApi } from "./talk";
import { type Language, wordsIn } from "./texts";

export function becomesABusiness(language: Language): void {
  const w = wordsIn(language);

  test("who may not bid on a job for businesses becomes one and bids; the owner sees with whom they deal", async ({
    open,
  }) => {
    const [t, b] = [w("business"), w("bids")];
    const placer = await open(language, aStranger("Marloes"));
    const job = await callApi<{ id: number }>(placer, "job/single/", {
      title: `Trapgat schilderen ${crypto.randomUUID().slice(0, 8)}`,
      description: "Vier meter hoog, de steiger huurt u zelf.",
      zipcode: "1012AB",
      budget: "900.00",
      business_required: true,
    });
    const company = `Van Dam ${crypto.randomUUID().slice(0, 6)}`;
    const page = await open(language, aStranger("Daan"));
    const main = page.getByRole("main");
    const field = (name: "company" | "kvk" | "vat" | "address" | "email") =>
      main.getByRole("textbox", { name: t(name) });

    await test.step("the job says for whom it is, its page of bids why", async () => {
      await page.goto(`/task/${job.id}`);
      await expect(main).toContainText(b("panel.business"));
      await expect(main.getByRole("button", { name: b("panel.bid") })).toBeDisabled();
      await page.goto(`/task/${job.id}/bod`);
      await expect(main).toContainText(t("barred.why"));
      await main.getByRole("link", { name: t("barred.action") }).click();
    });

    await test.step("wrong numbers are refused, with everything kept", async () => {
      const save = main.getByRole("button", { name: t("save") });
      await field("company").fill(company);
      await field("kvk").fill("11111111");
      await field("vat").fill("NL123456789B01");
      await field("address").fill("Wijnhaven 12, Rotterdam");
      await expectRefused(page, language, {
        button: save,
        faults: [
          [field("kvk"), "kvk"],
          [field("vat"), "vat"],
          [field("email"), "required", "email"],
        ],
      });
      await expect(field("company")).toHaveValue(company);
      await field("kvk").fill("2731 2459");
      await field("vat").fill("nl 0044.95.445 b01");
      await field("email").fill("info@vandam.example");
      await save.click();
    });

    await test.step("saved, one is back where one wanted to bid", async () => {
      await expect(page.getByRole("status").getByText(t("made"))).toBeVisible();
      await main.getByRole("textbox", { name: b("form.amount") }).fill("850");
      await main.getByRole("button", { name: b("form.place") }).click();
      await expect(page.getByRole("status").getByText(b("form.placed"))).toBeVisible();
    });

    await test.step("the owner sees a business, what that means, and its numbers", async () => {
      await placer.goto(`/task/${job.id}`);
      const bids = placer.getByRole("region", { name: b("list.titleCount", { count: 1 }) });
      await expect(bids).toContainText(company);
      await bids.getByText(t("seen.question")).click();
      await expect(bids.getByText(t("seen.numbers"))).toBeVisible();
      await bids.getByRole("link", { name: company, exact: true }).click();
      await expect(placer.getByRole("main")).toContainText("NL004495445B01");
      await expect(placer.getByRole("main")).toContainText(w("people")("trust.trader"));
    });

    await test.step("the profile has no name beside the company's, and loses none when it is saved", async () => {
      await page.goto("/profile/personal");
      await expect(main).toContainText(t("nameIs", { company }));
      await main.getByRole("button", { name: w("profile")("save") }).click();
      await expect(page.getByRole("status").getByText(w("profile")("saved"))).toBeVisible();
    });

    await test.step("one stops after a question, and has one's own name again", async () => {
      await main.getByRole("link", { name: t("linkOwn", { company }) }).click();
      await main.getByRole("link", { name: t("stop.link") }).click();
      await main.getByRole("link", { name: t("stop.cancel") }).click();
      await main.getByRole("link", { name: t("stop.link") }).click();
      await main.getByRole("button", { name: t("stop.submit") }).click();
      await expect(page.getByRole("status").getByText(t("stop.done"))).toBeVisible();
      await page.goto("/profile/personal");
      await expect(main.getByRole("textbox", { name: w("profile")("personal.name") })).toHaveValue("Daan");
    });
  });
}
