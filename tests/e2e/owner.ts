import { bid } from "./deal";
import { expect, type Open, test } from "./fixtures";
import { aStranger } from "./people";
import { postJob } from "./posting";
import { type Language, wordsIn } from "./texts";

const ZIPCODE = "9712AB";

export async function ownAJob(open: Open, language: Language): Promise<void> {
  test.slow();
  const w = wordsIn(language);
  const [o, b, j, p] = [w("owner"), w("bids"), w("jobs"), w("posting")];
  const title = `Dakgoot schoonmaken ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await open(language, aStranger("Marijke"));
  let job = "";

  await test.step("somebody posts a job, and two people offer to do it", async () => {
    await owner.goto("/post-job");
    await postJob(owner, language, {
      title,
      description: "Aan de voorkant, tien meter.",
      zipcode: ZIPCODE,
      budget: 45,
    });
    await owner.getByRole("link", { name: p("thanks.view") }).click();
    job = new URL(owner.url()).pathname;
    for (const [name, amount] of [
      ["Karel", "40"],
      ["Fatima", "55"],
    ] as const) {
      const helper = await open(language, aStranger(name));
      await helper.goto(job);
      await bid(helper, language, amount, "Ik heb een ladder.");
    }
  });

  await test.step("a visitor finds it on the map, by its area", async () => {
    const visitor = await open(language, null, { width: 360, height: 740 });
    const m = w("map");
    await visitor.goto("/browse-tasks");
    await visitor.getByRole("link", { name: m("views.map"), exact: true }).click();
    const list = visitor.getByRole("region", { name: m("areas.title") });
    await list.getByRole("link", { name: /^9712 / }).click();
    await expect(visitor.getByText(m("only.area", { zip4: "9712" }))).toBeVisible();
    await visitor.getByRole("link", { name: title }).click();
    const map = visitor.getByRole("img", { name: m("job.label", { area: "9712 Groningen" }) });
    await expect(map).toBeVisible();
  });

  await test.step("the owner sees who waits, in both orders, and turns one down without leaving the job", async () => {
    await owner.goto("/");
    await owner.getByRole("link", { name: w("waiting")("bids", { count: 2 }) }).click();
    await expect(owner.getByRole("heading", { name: b("list.titleCount", { count: 2 }) })).toBeVisible();
    const offers = owner.locator("#biedingen").getByRole("heading", { level: 3 });
    await expect(offers).toHaveText(["Karel", "Fatima"]);
    await owner.getByRole("link", { name: o("bids.sorts.rating") }).click();
    await expect(owner).toHaveURL(/\?sort=rating#biedingen$/);
    await owner.getByRole("link", { name: o("bids.rejectOf", { name: "Fatima" }) }).click();
    await owner.getByRole("button", { name: b("reject.submit") }).click();
    await expect(owner).toHaveURL(new RegExp(`${job}#melding$`));
    await expect(owner.getByText(o("waiting.count", { count: 1 }))).toBeVisible();
    await owner.getByText(o("bids.rejected", { count: 1 })).click();
    await expect(offers).toHaveText(["Karel", "Fatima"]);
  });

  await test.step("it is done, and posted once more", async () => {
    await owner.goto(`${job}/actie/solve`);
    await owner.getByRole("button", { name: j("action.solve.confirm") }).click();
    await expect(owner.getByRole("heading", { name: o("after.owner") })).toBeVisible();
    await owner.getByRole("button", { name: o("repost.action") }).click();
    await expect(owner.getByText(o("repost.filled"))).toBeVisible();
    await expect(owner.getByRole("textbox", { name: p("title.title") })).toHaveValue(title);
  });

  await test.step("pressed once more, it goes on with what was filled in", async () => {
    const draft = owner.url();
    await owner.goto(job);
    await owner.getByRole("button", { name: o("repost.action") }).click();
    await expect(owner).toHaveURL(draft);
    const next = owner.getByRole("main").getByRole("button", { name: p("next") });
    for (const step of ["title", "location", "details"] as const) {
      await expect(owner.getByRole("heading", { level: 1, name: p(`${step}.heading`) })).toBeVisible();
      if (step === "details") await expect(owner.getByText(o("repost.photos", { count: 1 }))).toBeVisible();
      await next.click();
    }
    await owner.getByRole("button", { name: p("budget.submit") }).click();
    await owner.getByRole("link", { name: p("thanks.view") }).click();
    await expect(owner.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(new URL(owner.url()).pathname).not.toBe(job);
    await expect(owner.getByRole("link", { name: j("job.photoBig", { n: 1 }) })).toBeVisible();
  });
}
