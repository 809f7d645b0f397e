import type { Page } from "@playwright/test";
import { expect, type Open } from "./fixtures";
import { type Account, HELPER, PLACER } from "./people";

/** Phones on their side and with an open keyboard, and windows of 1280 by 800 and 360 by 740 pixels at 200%. */
export const LOW_WINDOWS = [
  { width: 780, height: 360 },
  { width: 360, height: 560 },
  { width: 720, height: 450 },
  { width: 640, height: 400 },
  { width: 180, height: 370 },
] as const;

export async function conversationsOpenAtTheirEnd(open: Open, window: (typeof LOW_WINDOWS)[number]): Promise<void> {
  for (const account of [PLACER, HELPER]) {
    const { page, paths } = await conversationsOf(open, account, window);
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(hiddenAtEnd), { message: `${account.name} at ${path}` }).toEqual([]);
    }
  }
}

export async function composersOpenInReach(open: Open, isReady?: (page: Page) => Promise<void>): Promise<void> {
  const { page, paths } = await conversationsOf(open, PLACER, { width: 320, height: 256 });
  let composers = 0;
  for (const path of paths) {
    await page.goto(path);
    await isReady?.(page);
    const composer = page.locator("#composer-message");
    if ((await composer.count()) === 0) continue;
    composers++;
    await expect(composer).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".thread-lines > li").last()).toBeInViewport();
  }
  expect(composers).toBeGreaterThan(0);
}

export async function conversationsOf(open: Open, account: Account, window: { width: number; height: number }) {
  const page = await open("nl", account, window);
  await page.goto("/messages");
  const links = page.getByRole("main").locator("a[href^='/messages/']");
  await expect(links.first()).toBeVisible();
  const found = await links.evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
  return { page, paths: [...new Set(found)] };
}

const hiddenAtEnd = () => {
  const isOnTop = (one: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.closest("label")?.contains(one) === true);
  };
  const missed: string[] = [];
  const last = Array.from(document.querySelectorAll(".thread-lines > li")).at(-1);
  if (last) {
    const { left, width, bottom } = last.getBoundingClientRect();
    if (!isOnTop(last, left + width / 2, bottom - 4)) missed.push(`the newest message ends at ${bottom}`);
  }
  const composer = document.querySelector("#composer-message");
  if (composer) {
    const { left, top, width, height, bottom } = composer.getBoundingClientRect();
    const isWhole = top >= 0 && bottom <= innerHeight && isOnTop(composer, left + width / 2, top + height / 2);
    if (!isWhole) missed.push(`the composer is at ${top} to ${bottom}`);
  } else if (!document.querySelector(".chat-foot")) missed.push("no foot");
  return missed;
};
