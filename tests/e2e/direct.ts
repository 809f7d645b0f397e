import type { Page } from "@playwright/test";
import { formatEuros } from "../../app/domain/money/money";
import { bid, findNearby, openChat, review, say } from "./deal";
import { expect, type Open, test } from "./fixtures";
import { type Account, aStranger } from "./people";
import { postJob } from "./posting";
import { ANY, around, type Language, wordsIn } from "./texts";

const BID = "87.50";
const BID_CENTS = 8750;

const OF_A_PLATFORM: Record<Language, RegExp> = {
  nl: /in bewaring|vastgehouden|vrijgeg|uitbeta|saldo|servicekosten|betaaldienst|betaalpagina|tegoed/i,
  en: /\bheld\b|\breleased?\b|pay ?outs?\b|paid out|\bbalance\b|service fee|payment provider|payment page|\bcredits?\b/i,
};

const watched =
  (language: Language) =>
  async (page: Page): Promise<void> => {
    const said = await page.locator("body").innerText();
    const { pathname } = new URL(page.url());
    expect.soft(said.match(OF_A_PLATFORM[language])?.[0], `said on ${pathname}`).toBeUndefined();
  };

export async function theDirectJob(open: Open, language: Language): Promise<void> {
  test.slow();
  const w = wordsIn(language);
  const plain = watched(language);
  const [placerAccount, helperAccount] = [aStranger("Marieke"), aStranger("Jeroen")];
  const placer = await open(language, placerAccount);
  const helper = await open(language, helperAccount);
  const job = {
    title: `Plank ophangen in de keuken (${language})`,
    description: "De plank en de steunen liggen klaar.",
    zipcode: "1012AB",
    budget: 80,
  };

  await test.step("a placer posts a job", async () => {
    await placer.goto("/");
    await plain(placer);
    await placer.goto("/post-job");
    await postJob(placer, language, job);
    await plain(placer);
    await placer.getByRole("link", { name: w("posting")("thanks.view") }).click();
    await expect(placer.getByRole("heading", { level: 1, name: job.title })).toBeVisible();
    await plain(placer);
  });
  const address = placer.url();

  await test.step("a helper bids", async () => {
    await findNearby(helper, language, job.zipcode, job.title);
    await plain(helper);
    await bid(helper, language, language === "nl" ? BID.replace(".", ",") : BID, "Zaterdag kan ik.");
    await plain(helper);
  });

  await test.step("the placer accepts, for nothing", async () => {
    await placer.goto(address);
    await plain(placer);
    await placer.getByRole("link", { name: around(w("bids")("list.view", { name: ANY })) }).click();
    await plain(placer);
    await placer.getByRole("link", { name: w("messages")("notice.acceptDirect") }).click();
    await plain(placer);
    await placer.getByRole("button", { name: around(w("payments")("accept.direct_submit", { amount: ANY })) }).click();
    await expect(placer.getByRole("status").getByText(w("payments")("accept.done"))).toBeVisible();
    await plain(placer);
  });

  await test.step("they chat", async () => {
    await say(placer, language, "Fijn! Betalen doen we contant.");
    await openChat(helper, language, job.title);
    await expect(helper.getByRole("log").getByText("Fijn! Betalen doen we contant.")).toBeVisible();
    await plain(helper);
    await helper.goto(`${address}/bod`);
    await plain(helper);
  });

  const payment = await test.step("the helper asks to be paid, and the placer says that it is done", () =>
    paidByRequest(placer, { placerAccount, helperAccount }));

  await test.step("the work is done, and the job completed", async () => {
    await helper.goto(address);
    await plain(helper);
    await helper.getByRole("link", { name: w("jobs")("done.action") }).click();
    await plain(helper);
    await helper.getByRole("button", { name: w("jobs")("action.done.confirm") }).click();
    await expect(helper.getByRole("status").getByText(w("jobs")("action.done.flash"))).toBeVisible();
    await placer.goto(address);
    await plain(placer);
    await placer.getByRole("link", { name: w("approval")("done.complete") }).click();
    await plain(placer);
    await placer.getByRole("button", { name: w("jobs")("action.solve.confirm") }).click();
    await expect(placer.getByRole("status").getByText(w("jobs")("action.solve.flash"))).toBeVisible();
    await plain(placer);
  });

  await test.step("each says how it was", async () => {
    await placer.getByRole("link", { name: w("reviews")("job.write") }).click();
    await review(placer, language, "best", "Hangt recht. Zo weer!");
    await helper.goto(`${address}/beoordelen`);
    await review(helper, language, "good", "Alles stond klaar.");
    await plain(helper);
  });

  await test.step("what was paid is in both wallets, as the two said it", async () => {
    const amount = formatEuros(BID_CENTS, language);
    await placer.goto("/wallet");
    await expect(placer.getByRole("listitem").filter({ hasText: job.title })).toContainText(amount);
    await plain(placer);
    await helper.goto("/wallet?view=received");
    await expect(helper.getByRole("listitem").filter({ hasText: job.title })).toContainText(amount);
    await plain(helper);
    await helper.goto(`/wallet/betaling/${payment}`);
    await expect(helper.getByRole("definition").filter({ hasText: amount }).first()).toBeVisible();
    await plain(helper);
  });

  await test.step("nothing else speaks of it either", async () => {
    for (const path of ["/profile/personal", "/profile/settings", "/profile/my-jobs", "/notifications", "/messages"]) {
      for (const page of [placer, helper]) {
        await page.goto(path);
        await plain(page);
      }
    }
    await placer.goto("/helper/2");
    await plain(placer);
  });
}

async function paidByRequest(
  { request }: Page,
  { placerAccount, helperAccount }: Record<"placerAccount" | "helperAccount", Account>,
): Promise<number> {
  const here = { "Sec-Fetch-Site": "same-origin" };
  const bearer = async ({ email, password }: Account) => {
    const login = await request.post("/api/user/token/", { headers: here, data: { email, password } });
    return { ...here, Authorization: `Bearer ${((await login.json()) as { access: string }).access}` };
  };
  const [placer, helper] = [await bearer(placerAccount), await bearer(helperAccount)];
  const chats = await request.get("/api/chat/", { headers: helper });
  const [chat] = ((await chats.json()) as { results: { uri: string }[] }).results;
  const data = { chat_uri: chat?.uri, amount: BID, description: "Plank" };
  const asked = await request.post("/api/payment/", { headers: helper, data });
  const { id } = (await asked.json()) as { id: number };
  const settled = await request.put("/api/payment/transaction/", {
    headers: placer,
    data: { payment_id: id, status: "settled" },
  });
  expect([asked.status(), settled.status()]).toEqual([201, 200]);
  return id;
}
