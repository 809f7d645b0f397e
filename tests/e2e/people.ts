import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "./texts";

export interface Account {
  email: string;
  password: string;
  name: string;
  isNew?: true;
}

const PASSWORD = "Welkom123!";
export const HELPER: Account = { email: "helper@example.test", password: PASSWORD, name: "Hassan B." };
export const ADMIN: Account = { email: "admin@example.test", password: PASSWORD, name: "Beheer" };
export const MODERATOR: Account = { email: "moderator@example.test", password: PASSWORD, name: "Sanne B." };
export const PLACER: Account = { email: "placer@example.test", password: PASSWORD, name: "Petra de V." };
export const BUSINESS: Account = { email: "business@example.test", password: PASSWORD, name: "Bouw en Zo" };
export const PARTNER: Account = { email: "partner@example.test", password: PASSWORD, name: "Buurtkrant" };

export function aStranger(name: string): Account {
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.test`;
  return { email, password: "Buurtfeest7", name, isNew: true };
}

export async function chooseLanguage(context: BrowserContext, baseURL: string, language: Language): Promise<void> {
  await context.addCookies([{ name: "lng", value: language, url: baseURL }]);
}

export async function enter(page: Page, { email, password, name, isNew }: Account): Promise<void> {
  if (isNew) await post(page, "/signup", { email, password, confirm: password, first_name: name });
  else await post(page, "/login", { email, password });
}

async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  // Each user has another network: sign-ups are limited per network.
  const network = Array.from(crypto.getRandomValues(new Uint8Array(3))).join(".");
  const headers = { "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": `10.${network}` };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`);
}
