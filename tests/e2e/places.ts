import { fieldMessage, pageContexts } from "../../app/api/field-messages";
import { expect, type Open, test } from "./fixtures";
import { type Language, wordsIn } from "./texts";

export async function foundBySearching(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [c, s, j] = [w("categories"), w("cities"), w("jobs")];
  const plumbing = language === "nl" ? "Loodgieter" : "Plumbing";
  const cityName = language === "nl" ? "Den Haag" : "The Hague";
  const visitor = await open(language);
  const main = visitor.getByRole("main");

  await test.step("all categories lead to one of them", async () => {
    await visitor.goto("/categorieen#loodgieter");
    await main.getByRole("link", { name: plumbing, exact: true }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      c("one.heading", { jobs: c("about.loodgieter.jobs") }),
    );
    await expect(main.getByText(c("facts.available"))).toBeVisible();
  });

  await test.step("its filters are asked when they are sent, and then from the first page", async () => {
    await visitor.goto("/category/10?page=9");
    await expect(visitor).toHaveURL("/category/loodgieter?page=9");
    const filters = main.getByRole("search");
    if (!(await filters.isVisible())) await main.getByText(j("browse.filters"), { exact: true }).click();
    await filters.getByRole("combobox", { name: j("browse.search") }).fill("keukenkraan");
    await filters.getByRole("textbox", { name: j("browse.zipcode") }).fill("1012 ZZ");
    await expect(visitor).toHaveURL("/category/loodgieter?page=9");
    await filters.getByRole("button", { name: j("browse.show") }).click();
    await expect(visitor).toHaveURL("/category/loodgieter?search=keukenkraan&zipcode=1012+ZZ");
    await expect(main.getByRole("link", { name: "Lekkende keukenkraan vervangen" })).toBeVisible();
    await expect(filters.getByRole("textbox", { name: j("browse.zipcode") })).toHaveValue("1012 ZZ");
  });

  await test.step("half a postcode is told at its field, and the rest is kept", async () => {
    const filters = main.getByRole("search");
    await filters.getByRole("textbox", { name: j("browse.zipcode") }).fill("12");
    await filters.getByRole("button", { name: j("browse.show") }).click();
    await expect(filters.getByRole("textbox", { name: j("browse.zipcode") })).toHaveAccessibleDescription(
      new RegExp(RegExp.escape(fieldMessage("zipcode_area", language, pageContexts("zipcode")))),
    );
    await expect(filters.getByRole("combobox", { name: j("browse.search") })).toHaveValue("keukenkraan");
  });

  await test.step("a city tells what is going on there, and leads to it", async () => {
    await main
      .getByRole("navigation", { name: c("cities.title") })
      .getByRole("link", { name: cityName })
      .click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(s("heading", { city: cityName }));
    await main.getByRole("link", { name: s("browse"), exact: true }).click();
    await expect(visitor).toHaveURL("/browse-tasks?zipcode=2511&distance=10");
    await expect(main.getByRole("article").first()).toBeVisible();
  });

  await test.step("and to posting a job, which begins with an account", async () => {
    await visitor.goto("/klusjesman-den-haag");
    await main.getByRole("link", { name: s("first.link", { city: cityName }) }).click();
    await expect(visitor).toHaveURL("/signup?next=%2Fpost-job");
  });
}
