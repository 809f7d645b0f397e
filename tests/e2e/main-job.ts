import { FEE_PERCENT, feeOf, formatEuros } from "../../app/domain/money/money";
import { acceptAndPay, askForNew, balanceOf, bid, findNearby, finish, openChat, review, say } from "./deal";
import { expect, type Open, test } from "./fixtures";
import { type Account, aStranger } from "./people";
import { postJob, signUpByForm } from "./posting";
import { type Language, wordsIn } from "./texts";

const BID_CENTS = 8750;
const NET_CENTS = BID_CENTS - feeOf(BID_CENTS, FEE_PERCENT);

export async function theMainJob(open: Open, language: Language, helperAccount: Account): Promise<void> {
  test.slow();
  const w = wordsIn(language);
  const placer = await open(language);
  const helper = await open(language, helperAccount);
  const job = {
    title: `Lamp ophangen in de gang (${language})`,
    description: "De haak zit er al. Trap is aanwezig, de stroom kan eraf.",
    zipcode: "1012AB",
    budget: 80,
  };

  await test.step("a placer signs up on the way to posting a job", async () => {
    await placer.goto("/");
    const title = placer.getByRole("textbox", { name: w("home")("hero.job") });
    await title.fill(job.title);
    await title.press("Enter");
    await signUpByForm(placer, language, aStranger("Marieke"));
    await expect(placer.getByRole("textbox", { name: w("posting")("title.title") })).toHaveValue(job.title);
    await postJob(placer, language, job);
    await placer.getByRole("link", { name: w("posting")("thanks.view") }).click();
    await expect(placer.getByRole("img", { name: "De lamp in de gang" })).toBeVisible();
  });
  const address = placer.url();

  const before = await test.step("a helper finds it nearby and bids", async () => {
    await findNearby(helper, language, job.zipcode, job.title);
    await bid(helper, language, language === "nl" ? "87,50" : "87.50", "Zaterdag om tien uur kan ik.");
    return balanceOf(helper, language);
  });

  await test.step("the placer accepts and pays", async () => {
    await placer.goto(address);
    await acceptAndPay(placer, language, BID_CENTS);
  });

  await test.step("they chat", async () => {
    await say(placer, language, "Fijn! Zaterdag om tien uur is goed.");
    await openChat(helper, language, job.title);
    await expect(helper.getByRole("log").getByText("Fijn! Zaterdag om tien uur is goed.")).toBeVisible();
    await say(helper, language, "Tot dan. Ik neem zelf een boor mee.");
    await askForNew(placer);
    await expect(placer.getByRole("log").getByText("Tot dan. Ik neem zelf een boor mee.")).toBeVisible();
  });

  await test.step("the work is done, and the helper paid", async () => {
    await finish(helper, language, "helper");
    await askForNew(placer);
    await finish(placer, language, "placer");
    expect(await balanceOf(helper, language)).toBe(before + NET_CENTS);
    const row = helper
      .getByRole("listitem")
      .filter({ hasText: w("wallet")("history.kind.release") })
      .first();
    await expect(row).toContainText(formatEuros(NET_CENTS, language));
  });

  await test.step("each says how it was, and both are shown at once", async () => {
    await placer.getByRole("link", { name: w("reviews")("job.write") }).click();
    await review(placer, language, "best", "Hangt recht. Zo weer!");
    await expect(placer.getByText(w("reviews")("list.hidden"))).toBeVisible();
    await helper.goto(`${address}/beoordelen`);
    await review(helper, language, "good", "Alles stond klaar.");
    for (const said of ["Hangt recht. Zo weer!", "Alles stond klaar."]) {
      await expect(helper.getByRole("listitem").filter({ hasText: said })).toBeVisible();
    }
  });
}
