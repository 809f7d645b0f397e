import type { Locator, Page } from "@playwright/test";
import { BUSY_WITH } from "./addresses";
import { expect, type Open, test } from "./fixtures";
import { aStranger, HELPER, PLACER } from "./people";

const WORDS = {
  nl: { send: "Verstuur" },
  en: { send: "Send" },
} as const;

async function conversationOf(page: Page): Promise<string> {
  await page.goto("/messages");
  const link = page.getByRole("main").getByRole("link", { name: BUSY_WITH });
  const path = (await link.getAttribute("href")) ?? "";
  await page.goto(path);
  return path;
}

/** Messages since the page was loaded. The frame reloads by itself, more slowly in a quiet conversation. */
const newer = (page: Page): Locator => page.frameLocator("iframe").getByRole("listitem");

async function say(page: Page, text: string, language: keyof typeof WORDS): Promise<void> {
  await page.getByRole("textbox", { name: /Hassan|Petra/ }).fill(text);
  await page.getByRole("button", { name: WORDS[language].send }).click();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

async function twoNeighbours(open: Open, language: keyof typeof WORDS) {
  const [placer, helper] = await Promise.all([open(language, PLACER), open("nl", HELPER)]);
  const path = await conversationOf(placer);
  await conversationOf(helper);
  return { placer, helper, path };
}

test.describe.configure({ mode: "serial" });

test("what the other says appears on the open page, and what one says oneself in another tab", async ({ open }) => {
  const { placer, helper, path } = await twoNeighbours(open, "nl");
  const unique = crypto.randomUUID();
  await say(helper, `Ik sta voor de deur ${unique}`, "nl");
  const atTheDoor = newer(placer).filter({ hasText: `Ik sta voor de deur ${unique}` });
  await expect(atTheDoor).toBeVisible({ timeout: 20_000 });
  const other = await placer.context().newPage();
  await other.goto(path);
  await say(other, `Ik kom eraan ${unique}`, "nl");
  const own = newer(placer).filter({ hasText: `Ik kom eraan ${unique}` });
  await expect(own).toHaveClass(/bubble-own/);
  await expect(newer(placer)).toHaveText([/voor de deur/, /Ik kom eraan/]);
  await helper.goto(path);
  await expect(newer(helper)).toHaveCount(0);
  await say(placer, `Tot zo ${unique}`, "nl");
  await expect(newer(helper)).toHaveText([/Tot zo/]);
});

test("who wants them at once opens the stream, which grows", async ({ open }) => {
  const { placer, helper } = await twoNeighbours(open, "en");
  const frame = placer.frameLocator("iframe");
  await frame.getByRole("link", { name: "Show them at once" }).click();
  await expect(frame.getByText(/at once/)).toBeVisible();
  const unique = crypto.randomUUID();
  await say(helper, `Ik ben er ${unique}`, "nl");
  await expect(newer(placer)).toHaveText([new RegExp(unique)]);
  await expect(placer.getByRole("link", { name: "Refresh" })).toHaveCount(0);
  await placer.reload();
  await expect(placer.frameLocator("iframe").getByText(/by themselves/)).toBeVisible();
});

test("a stranger has no stream of it", async ({ open }) => {
  const { path } = await twoNeighbours(open, "nl");
  const stranger = await open("nl", aStranger("Loes"));
  expect((await stranger.request.get(`${path}/stream`)).status()).toBe(404);
});
