import { expect, type Open, test } from "./fixtures";
import { type Language, wordsIn } from "./texts";

const PHONE = { width: 360, height: 740 };

export async function lookAround(open: Open, language: Language): Promise<void> {
  test.slow();
  const w = wordsIn(language);
  const [s, c] = [w("shell"), w("common")];

  await test.step("the site's pages are in the header, the footer, and a menu on a phone", async () => {
    const page = await open(language);
    await page.goto("/helpers");
    const menu = page.getByRole("navigation", { name: c("nav.label") });
    for (const [name, to] of [
      [s("pages.browse"), "/browse-tasks"],
      [s("pages.about"), "/over"],
      [s("pages.how"), "/hoe-werkt-het"],
      [s("pages.faq"), "/faq"],
    ] as const) {
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
    }
    const footer = page.getByRole("contentinfo");
    for (const city of ["amsterdam", "den-haag", "zaanstad"]) {
      await expect(footer.locator(`a[href="/klusjesman-${city}"]`)).toBeVisible();
    }

    const phone = await open(language, null, PHONE);
    await phone.goto("/helpers");
    await phone
      .locator("summary")
      .filter({ hasText: s("menu") })
      .click();
    const folded = phone.getByRole("navigation", { name: s("menu"), exact: true });
    await expect(folded.getByRole("link", { name: s("pages.faq") })).toBeVisible();
    await folded.getByRole("link", { name: s("pages.login") }).click();
    await expect(phone.getByRole("heading", { level: 1, name: w("account")("login.title") })).toBeVisible();
  });

  await test.step("the strip about the app stays away once it was put away", async () => {
    const page = await open(language);
    await page.goto("/helpers");
    const strip = page.getByRole("complementary", { name: s("app.label") });
    await expect(strip.getByRole("link", { name: s("app.android") })).toBeVisible();
    await strip.getByRole("button", { name: s("app.dismiss") }).click();
    await expect(page).toHaveURL(/\/helpers$/);
    await expect(strip).toHaveCount(0);
    await page.goto("/browse-tasks");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(strip).toHaveCount(0);
  });

  await test.step("nothing is measured until somebody says yes, and no more after a no", async () => {
    const page = await open(language);
    await page.goto("/helpers?sort=rating");
    const script = page.locator("script#measure");
    await expect(page.getByRole("heading", { name: s("consent.title") })).toBeVisible();
    await expect(script).toHaveCount(0);
    await page.getByRole("button", { name: s("consent.yes") }).click();
    await expect(page.getByText(s("consent.is.yes"))).toBeVisible();
    await expect(page).toHaveURL(/\/helpers\?sort=rating$/);
    await expect(script).toHaveAttribute("data-page", "/helpers");

    await page.getByText(s("consent.is.yes")).click();
    await page.getByRole("button", { name: s("consent.no") }).click();
    await expect(page.getByText(s("consent.is.no"))).toBeVisible();
    await expect(script).toHaveCount(0);
    await page.goto("/browse-tasks");
    await expect(page.getByText(s("consent.is.no"))).toBeVisible();
    await expect(script).toHaveCount(0);
  });

  await test.step("products of shops are opened by our own address, which counts", async () => {
    const f = w("front");
    const page = await open(language);
    await page.goto("/");
    const row = page.getByRole("region", { name: f("products.list") });
    await expect(row.getByRole("listitem")).toHaveCount(12);
    const kinds = page.getByRole("navigation", { name: f("products.filter") });
    await kinds.getByRole("link", { name: language === "nl" ? "Schilderen" : "Painting" }).click();
    await expect(page).toHaveURL(/\/\?category=schilderen#producten$/);
    await expect(kinds.locator("[aria-current]")).toHaveText(language === "nl" ? "Schilderen" : "Painting");
    const link = row.getByRole("link").first();
    await expect(link).toHaveAttribute("target", "_blank");
    const answer = await page.request.get((await link.getAttribute("href")) ?? "", { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toMatch(/^https:\/\/klik\.kwastenverf\.example\/track\?/);
  });

  await test.step("a link to the app goes there on a phone, and on by a button", async () => {
    const page = await open(language);
    const r = w("redirect");
    const headers = { "User-Agent": "Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile" };
    const onPhone = await page.request.get("/redirect?page=usersearch", { headers });
    expect(onPhone.headers().refresh).toBe("1;url=buurklusser-dev://usersearch");
    expect(await onPhone.text()).toContain(r("opening", { brand: "Buurklusser" }));
    await page.goto("/redirect?page=usersearch");
    await expect(page.getByRole("heading", { level: 1, name: r("title", { brand: "Buurklusser" }) })).toBeVisible();
    await page.getByRole("link", { name: r("web") }).click();
    await expect(page).toHaveURL(/\/browse-tasks\/1$/);
  });
}
