import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { HELPER, PLACER } from "./people";

/** Of the demonstration data: an open job of the placer's, and one the two are busy with. */
export const OPEN_JOB = "Lekkende keukenkraan vervangen";
export const BUSY_WITH = "Voordeur schilderen, hoogglans groen";

/** The address of a job in the list. */
export async function addressOf(page: Page, title: string): Promise<string> {
  await page.goto(`/browse-tasks?search=${encodeURIComponent(title)}`);
  return pathOf(page, title);
}

async function pathOf(page: Page, name: string | RegExp): Promise<string> {
  const link = page.getByRole("main").getByRole("link", { name });
  await expect(link).toBeVisible();
  return new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
}

/** Pages that anybody may see, and what is not there. */
export async function visitorPages(page: Page): Promise<[path: string, status: number][]> {
  const job = await addressOf(page, OPEN_JOB);
  return [
    ["/", 200],
    ["/browse-tasks", 200],
    ["/browse-tasks/2", 200],
    ["/browse-tasks?search=bestaat-vast-niet", 200],
    ["/browse-tasks?zipcode=12", 400],
    [job, 200],
    [`${job}/foto/1`, 200],
    ["/melden?type=user&id=2&next=%2Fhelper%2F2", 200],
    ["/melden?type=iets&id=2", 404],
    ["/besluit/999999999?token=oud", 404],
    ["/helpers", 200],
    ["/helpers?category=4&zipcode=1012AB&sort=rating", 200],
    ["/helpers?zipcode=12", 400],
    ["/helper/2", 200],
    ["/helper/999999999", 404],
    ["/login", 200],
    ["/signup", 200],
    ["/forgot-password", 200],
    ["/reset-password?uid=1&token=oud", 200],
    ["/account/activate?uid=1&token=oud", 200],
    ["/account/unsubscribe?token=oud", 200],
    ["/account/renew?token=oud", 200],
    ["/account/kyc/return", 200],
    ["/account/kyc/refresh", 200],
    ["/payment/success?page=wallet", 200],
    ["/payment/cancel?page=wallet", 200],
    ["/bestaat-niet", 404],
    ["/task/999999999", 404],
  ];
}

/** The pages of somebody who posts jobs. */
export async function placerPages(page: Page): Promise<[path: string, status: number][]> {
  const job = await addressOf(page, OPEN_JOB);
  await page.goto("/messages");
  const chat = await pathOf(page, BUSY_WITH);
  await page.goto(job);
  const offer = await pathOf(page, /(?:bod van|offer from) Hassan/);
  return [
    ["/", 200],
    ["/browse-tasks", 200],
    [job, 200],
    [`${job}/bewerken`, 200],
    [`${job}/actie/solve`, 200],
    [`${job}/actie/delete`, 200],
    ["/post-job", 200],
    ["/messages", 200],
    ["/notifications", 200],
    [chat, 200],
    [offer, 200],
    [`${offer}/accepteren`, 200],
    [`${offer}/afwijzen`, 200],
    ["/helpers", 200],
    ["/helper/2", 200],
    ["/helper/2/vragen", 200],
    ["/helper/2/blokkeren", 200],
    ["/melden?type=job&id=1&next=%2F", 200],
    ["/besluit/999999999", 404],
    ["/profile/blocked", 200],
    ["/profile/decisions", 200],
    ["/helper/1/vragen", 404],
    ["/wallet", 200],
    ["/profile/personal", 200],
    ["/profile/my-jobs", 200],
    ["/profile/settings", 200],
    ["/profile/notifications", 200],
    ["/browse-tasks/bewaren?search=kraan&categories=10&zipcode=1012AB&distance=10&price=25", 200],
    ["/profile/searches", 200],
    ["/logout", 200],
  ];
}

/** The pages of somebody who does jobs. */
export async function helperPages(page: Page): Promise<[path: string, status: number][]> {
  const job = await addressOf(page, "Hulp bij verhuizen, derde etage zonder lift");
  const own = await addressOf(page, OPEN_JOB);
  await page.goto("/messages");
  const chat = await pathOf(page, BUSY_WITH);
  return [
    ["/", 200],
    ["/browse-tasks", 200],
    [job, 200],
    [`${job}/bod`, 200],
    [own, 200],
    [`${own}/bod`, 200],
    ["/messages", 200],
    ["/messages?archived=true", 200],
    [chat, 200],
    ["/wallet", 200],
    ["/wallet/uitbetalen", 200],
    ["/wallet/uitbetalen?amount=10", 200],
    ["/profile/personal", 200],
    ["/profile/my-jobs", 200],
    ["/profile/settings", 200],
    ["/profile/work-experience", 200],
    ["/profile/starten", 200],
    ["/profile/2/starten/klussen", 200],
    ["/profile/2/starten/wie", 200],
    ["/profile/2/starten/geld", 200],
    ["/profile/2/work-experience/toevoegen", 200],
    ["/profile/2/work-experience/1/bewerken", 200],
    ["/profile/2/work-experience/1/verwijderen", 200],
    ["/profile/2/work-experience/999999/bewerken", 404],
    ["/messages/bestaat-niet", 404],
  ];
}

/** Who looks, and what there is to see. */
export const READERS = [
  { who: "a visitor", account: null, pages: visitorPages },
  { who: "a placer", account: PLACER, pages: placerPages },
  { who: "a helper", account: HELPER, pages: helperPages },
] as const;
