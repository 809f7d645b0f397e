import type { Locator, Page, Response } from "@playwright/test";
import { fieldMessage } from "../../app/api/messages";
import { isPageData } from "./faults";
import { expect } from "./fixtures";
import { type Language, wordsIn } from "./texts";

/** A page that was asked for, or the answer to a form that a live page sent. */
function isAnswer(response: Response, page: Page): boolean {
  const request = response.request();
  // Not the frame of a conversation, which loads itself again.
  const isMain = request.frame() === page.mainFrame();
  const isPage = request.isNavigationRequest() || (isPageData(response.url()) && request.method() === "POST");
  return isMain && isPage && (response.ok() || response.status() >= 400);
}

/** Presses a button that sends a form, and waits for the page that comes of it. Gives its status. */
export async function statusAfter(page: Page, button: Locator): Promise<number> {
  const answer = page.waitForResponse((response) => isAnswer(response, page));
  await button.click();
  const status = (await answer).status();
  await page.waitForLoadState();
  return status;
}

/** A field, the key of what is said beside it, and what says that key in other words. */
export type Fault = [field: Locator, key: string, ...contexts: string[]];

/**
 * Sends a form that must be refused: the status says so, the summary on top names every fault with its field and leads there,
 * and each field is described by its message.
 */
export async function expectRefused(
  page: Page,
  language: Language,
  { button, status = 422, faults, title }: { button: Locator; status?: number; faults: Fault[]; title?: string },
): Promise<void> {
  expect(await statusAfter(page, button)).toBe(status);
  await expect(page).toHaveTitle(language === "nl" ? /^Fout: / : /^Error: /);
  const summary = summaryOf(page, language, faults.length, title);
  for (const [field, key, ...contexts] of faults) {
    // What the page itself refuses it says in its own words.
    const message = fieldMessage(key, language, status === 422 ? [...contexts, "page"] : contexts);
    await expectFault(field, message);
    const link = summary.locator(`a[href="#${await field.getAttribute("id")}"]`);
    await expect(link).toHaveText(new RegExp(`${RegExp.escape(message)}$`));
    await expect(link).toContainText(await labelOf(field), { ignoreCase: true });
  }
  await expect(summary.getByRole("link")).toHaveCount(faults.length);
}

/** What a field is called, without the remark that it may stay empty. */
const labelOf = (field: Locator): Promise<string> =>
  field.evaluate((control: HTMLInputElement) => control.labels?.[0]?.firstChild?.textContent ?? "");

/** What is wrong stands beside the field, for eyes and ears. */
export async function expectFault(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(`${RegExp.escape(message)}$`));
  await expect(field).toHaveAttribute("aria-invalid", "true");
}

/** The box on top that says how much is wrong, or what failed (`title`). */
export function summaryOf(page: Page, language: Language, count: number, title?: string): Locator {
  const name = title ?? wordsIn(language)("common")("form.refused", { count });
  return page.getByRole("alert").filter({ has: page.getByRole("heading", { name }) });
}
