import type { Page } from "@playwright/test";
import { expect, type Open, test } from "./fixtures";
import { type Account, HELPER, PLACER } from "./people";

/** A phone with the browser's text at 200% (WCAG 1.4.4). */
const PHONE = { width: 360, height: 740 };
const DOUBLE = { standard: 32, fixed: 26 };
/** A window of 1280 by 1024 pixels at 400% (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const MAX_HELD = 0.2;

const VISITOR = [
  "/",
  "/browse-tasks",
  "/browse-tasks?view=map",
  "/helpers",
  "/helper/2",
  "/category/tuinieren",
  "/blog/lekkende-kraan-repareren",
  "/login",
  "/signup",
  "/contact",
  "/faq?tab=helper",
  "/privacy",
  "/bestaat-niet",
];
const HELPERS = ["/messages", "/notifications", "/wallet", "/wallet/uitbetalen", "/profile/2?edit", "/profile/my-jobs"];
const PLACERS = ["/", "/wallet/tegoed"];

/** The last paths of each are only checked at 400%. */
const READERS: [who: string, account: Account | null, paths: string[], zoomed: string[]][] = [
  ["a visitor", null, VISITOR, ["/browse-tasks?zipcode=12", "/klusjesman-utrecht"]],
  ["a helper", HELPER, HELPERS, []],
  ["a placer", PLACER, PLACERS, ["/post-job"]],
];

async function withDoubleText(open: Open, account: Account | null): Promise<Page> {
  const page = await open("nl", account, PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: DOUBLE });
  return page;
}

/** Before the site's fonts load: a fallback may be wider. */
async function beforeItsFonts(open: Open, account: Account | null): Promise<Page> {
  const page = await withDoubleText(open, account);
  await page.route("**/*.woff2", (route) => route.abort("aborted"));
  return page;
}

const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const scrolls = (one: Element) => !["visible", "clip"].includes(getComputedStyle(one).overflowX);
    const found = document.documentElement.scrollWidth > edge ? ["the page scrolls sideways"] : [];
    for (const one of document.querySelectorAll("h1, h2, h3, p, a, button, label, input, select, textarea")) {
      if (!one.checkVisibility() || one.closest(".visually-hidden, .skip-link, [type=hidden]")) continue;
      const card = one.closest(".card, form, section, main, footer, header, nav");
      let frame = one.parentElement;
      while (frame && frame !== document.body && !scrolls(frame)) frame = frame.parentElement;
      if (frame !== document.body) continue;
      const [inner, outer] = [one.getBoundingClientRect(), card?.getBoundingClientRect()];
      if (inner.width > 0 && inner.right > Math.min(edge, outer?.right ?? edge) + 1)
        found.push(one.outerHTML.slice(0, 120));
    }
    return found.slice(0, 3);
  });

const coversTooMuch = (page: Page, most: number) =>
  page.evaluate(
    (part) =>
      [...document.querySelectorAll("body *")]
        .filter((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position) && one.checkVisibility())
        .filter((one) => one.getBoundingClientRect().height > innerHeight * part)
        .map((one) => one.outerHTML.slice(0, 120)),
    most,
  );

async function coveredFields(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const fields = page.locator("main :is(input, textarea, select):not([type=hidden], [type=file], :disabled)");
  for (const field of await fields.filter({ visible: true }).all()) {
    await field.focus();
    const under = await field.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over && (one.contains(over) || over.contains(one) || over.closest("label")?.contains(one))
        ? ""
        : one.outerHTML;
    });
    if (under) covered.push(under.slice(0, 120));
  }
  return covered;
}

for (const [who, account, paths, zoomed] of READERS) {
  for (const [how, shown, opened] of [
    ["text at 200%", paths, withDoubleText],
    ["text at 200% and fonts that are late", paths, beforeItsFonts],
    ["a window at 400%", [...paths, ...zoomed], (open: Open, reader: Account | null) => open("nl", reader, ZOOMED)],
  ] as const) {
    test(`with ${how} ${who} sees every page whole`, async ({ open }) => {
      test.slow();
      const page = await opened(open, account);
      for (const path of shown) {
        await page.goto(path);
        expect.soft(await stickingOut(page), `what sticks out of ${path}`).toEqual([]);
        expect.soft(await coversTooMuch(page, MAX_HELD), `what covers ${path}`).toEqual([]);
        expect.soft(await coveredFields(page), `fields of ${path} under something else`).toEqual([]);
      }
    });
  }
}
