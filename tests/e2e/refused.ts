import type { Locator, Page, Response } from "@playwright/test";
import { fieldMessage, pageContexts } from "../../app/api/field-messages";
import { isPageData } from "./faults";
import { expect } from "./fixtures";
import { type Language, wordsIn } from "./texts";

function isAnswer(response: Response, page: Page): boolean {
  const request = response.request();
  // Not the frame of a conversation, which reloads itself.
  const isMain = request.frame() === page.mainFrame();
  const isPage = request.isNavigationRequest() || (isPageData(response.url()) && request.method() === "POST");
  return isMain && isPage && (response.ok() || response.status() >= 400);
}

export async function statusAfter(page: Page, button: Locator): Promise<number> {
  const answer = page.waitForResponse((response) => isAnswer(response, page));
  await button.click();
  const status = (await answer).status();
  await page.waitForLoadState();
  return status;
}

export type Fault = [field: Locator, key: string, ...contexts: string[]];

export async function expectRefused(
  page: Page,
  language: Language,
  { button, status = 422, faults, title }: { button: Locator; status?: number; faults: Fault[]; title?: string },
): Promise<void> {
  expect(await statusAfter(page, button)).toBe(status);
  await expect(page).toHaveTitle(language === "nl" ? /^Fout: / : /^Error: /);
  const summary = summaryOf(page, language, faults.length, title);
  await expect(summary).toBeInViewport();
  for (const [field, key, ...contexts] of faults) {
    // The page has its own words for what it rejects itself.
    const own = pageContexts((await field.getAttribute("name")) ?? "");
    const message = fieldMessage(key, language, status === 422 ? [...contexts, ...own] : contexts);
    await expectFault(field, message);
    const link = summary.locator(`a[href="#${await field.getAttribute("id")}"]`);
    await expect(link).toHaveText(new RegExp(`${RegExp.escape(message)}$`));
    await expect(link).toContainText(await labelOf(field), { ignoreCase: true });
  }
  await expect(summary.getByRole("link")).toHaveCount(faults.length);
}

const labelOf = (field: Locator): Promise<string> =>
  field.evaluate((control: HTMLInputElement) => control.labels?.[0]?.firstChild?.textContent ?? "");

export async function expectFault(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(`${RegExp.escape(message)}$`));
  await expect(field).toHaveAttribute("aria-invalid", "true");
}

export function summaryOf(page: Page, language: Language, count: number, title?: string): Locator {
  const name = title ?? wordsIn(language)("common")("form.refused", { count });
  return page.getByRole("alert").filter({ has: page.getByRole("heading", { name }) });
}
