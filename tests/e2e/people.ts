import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "./texts";

export interface Account {
  email: string;
  password: string;
  /** How others see this person, before anything is agreed. */
  name: string;
}

const PASSWORD = "Welkom123!";
export const HELPER: Account = { email: "helper@example.test", password: PASSWORD, name: "Hassan B." };
export const PLACER: Account = { email: "placer@example.test", password: PASSWORD, name: "Petra V." };

/** Somebody who is not there yet. */
export function aStranger(name: string): Account {
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.test`;
  return { email, password: "Buurtfeest7", name };
}

/** The language switch, pressed once and for all. */
export async function chooseLanguage(context: BrowserContext, baseURL: string, language: Language): Promise<void> {
  await context.addCookies([{ name: "lng", value: language, url: baseURL }]);
}

/** Logs in without the form, where logging in is not what a test is about. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await post(page, "/login", { email, password });
}

/** Signs up without the form, likewise. */
export async function signUp(page: Page, { email, password, name }: Account): Promise<void> {
  await post(page, "/signup", { email, password, confirm: password, first_name: name });
}

async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`);
}
