import type { Locator, Page } from "@playwright/test";
import { MOST_STREAMS } from "../../app/domain/live-limits";
import { BUSY_WITH } from "./addresses";
import { expect, type Open, test } from "./fixtures";
import { aStranger, HELPER, PLACER } from "./people";

const WORDS = {
  nl: { send: "Verstuur", frame: "Nieuwe berichten", ended: "Er komen hier geen berichten meer bij." },
  en: { send: "Send", frame: "New messages", ended: "There are no more new messages here." },
} as const;

/** The page loads for as long as the conversation streams: what is there already is looked at. */
const toBegin = { waitUntil: "domcontentloaded" } as const;

async function conversationOf(page: Page): Promise<string> {
  await page.goto("/messages");
  const link = page.getByRole("main").getByRole("link", { name: BUSY_WITH });
  const path = (await link.getAttribute("href")) ?? "";
  await page.goto(path, toBegin);
  return path;
}

/** What came since the page was loaded. */
const streamed = (page: Page): Locator => page.frameLocator("iframe").getByRole("listitem");

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

// They talk in the same conversation, of the same people.
test.describe.configure({ mode: "serial" });

test("what the other says appears on the open page, and what one says oneself in another tab", async ({ open }) => {
  const { placer, helper, path } = await twoNeighbours(open, "nl");
  const unique = crypto.randomUUID();
  await say(helper, `Ik sta voor de deur ${unique}`, "nl");
  await expect(streamed(placer).filter({ hasText: `Ik sta voor de deur ${unique}` })).toBeVisible();
  const other = await placer.context().newPage();
  await other.goto(path, toBegin);
  await say(other, `Ik kom eraan ${unique}`, "nl");
  const own = streamed(placer).filter({ hasText: `Ik kom eraan ${unique}` });
  await expect(own).toHaveClass(/bubble-own/);
  await expect(streamed(placer)).toHaveText([/voor de deur/, /Ik kom eraan/]);
  // Said is said: without a reload of hers, it is read.
  await helper.goto(path, toBegin);
  await expect(streamed(helper)).toHaveCount(0);
  await say(placer, `Tot zo ${unique}`, "nl");
  await expect(streamed(helper)).toHaveText([/Tot zo/]);
});

test("a stream that ends says so, and its link loads the page again", async ({ open }) => {
  const { placer, path } = await twoNeighbours(open, "en");
  await expect(placer.frameLocator("iframe").getByText(/automatically/)).toBeVisible();
  for (let more = 0; more < MOST_STREAMS; more++) {
    const tab = await placer.context().newPage();
    await tab.goto(path, toBegin);
    await expect(tab.frameLocator("iframe").getByText(/automatically/)).toBeVisible();
  }
  await expect(streamed(placer)).toHaveText([/There are no more new messages here/]);
  const frame = placer.frameLocator("iframe");
  await expect(frame.getByText(/automatically/)).toBeHidden();
  await frame.getByRole("listitem").getByRole("link", { name: "Refresh" }).click();
  await expect(placer.frameLocator("iframe").getByText(/automatically/)).toBeVisible();
});

test("a stranger has no stream of it", async ({ open }) => {
  const { path } = await twoNeighbours(open, "nl");
  const stranger = await open("nl", aStranger("Loes"));
  expect((await stranger.request.get(`${path}/stream`)).status()).toBe(404);
});
