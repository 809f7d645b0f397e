import type { Locator, Page } from "@playwright/test";
import { anAgreement } from "./agreement";
import { expect, type Open } from "./fixtures";
import { ADMIN, BUSINESS, enter, HELPER, PARTNER, PLACER } from "./people";
import { callApi, SAME_ORIGIN } from "./talk";

export const OPEN_JOB = "Lekkende keukenkraan vervangen";
export const BUSY_WITH = "Voordeur schilderen, hoogglans groen";

const DONE_JOB = "Badkamerkraan en douchekop vervangen";

export async function addressOf(page: Page, title: string): Promise<string> {
  await page.goto(`/browse-tasks?search=${encodeURIComponent(title)}`);
  return pathOf(page, title);
}

async function pathOf(page: Page, name: string | RegExp): Promise<string> {
  return pathOfLink(page, page.getByRole("main").getByRole("link", { name }));
}

async function pathOfLink(page: Page, link: Locator): Promise<string> {
  await expect(link).toBeVisible();
  return new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
}

async function receiptIn(page: Page, title = ""): Promise<string> {
  await page.goto("/wallet");
  const rows = page.getByRole("listitem").filter({ hasText: title });
  const [link] = await rows.getByRole("link", { name: /betaalbewijs|receipt|betaling|payment/i }).all();
  return new URL((await link?.getAttribute("href")) ?? "", page.url()).pathname;
}

async function paidFor(page: Page): Promise<[job: string, receipt: string]> {
  const receipt = await receiptIn(page, BUSY_WITH);
  await page.goto(receipt);
  return [await pathOf(page, BUSY_WITH), receipt];
}

export async function visitorPages(page: Page): Promise<[path: string, status: number][]> {
  const job = await addressOf(page, OPEN_JOB);
  return [
    ["/", 200],
    ["/browse-tasks", 200],
    ["/browse-tasks/2", 200],
    ["/browse-tasks?search=bestaat-vast-niet", 200],
    ["/browse-tasks?zipcode=12", 400],
    ["/browse-tasks?view=map", 200],
    ["/browse-tasks?view=map&zipcode=1012AB&distance=5", 200],
    ["/browse-tasks?zip4=1012", 200],
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
    ["/categorieen", 200],
    ["/category/tuinieren", 200],
    ["/category/loodgieter?search=kraan&zipcode=1012AB&price=10", 200],
    ["/category/handig?zipcode=12", 400],
    ["/category/ballet", 404],
    ["/jobs/ballet", 404],
    ["/klusjesman-amsterdam", 200],
    ["/klusjesman-den-haag", 200],
    ["/klusjesman-zaanstad", 200],
    ["/login", 200],
    ["/signup", 200],
    ["/welkom", 200],
    ["/login/myspace", 404],
    ["/login/google/return", 200],
    ["/tot-ziens", 200],
    ["/forgot-password", 200],
    ["/reset-password?uid=1&token=oud", 200],
    ["/account/activate?uid=1&token=oud", 200],
    ["/account/undo-email?uid=1&token=oud", 200],
    ["/account/unsubscribe?token=oud", 200],
    ["/account/renew?token=oud", 200],
    ["/account/kyc/return", 200],
    ["/account/kyc/refresh", 200],
    ["/payment/success?page=wallet", 200],
    ["/payment/cancel?page=wallet", 200],
    ["/offline", 200],
    ["/blog", 200],
    ["/blog/vragen-en-biedingen-op-je-klus", 200],
    ["/blog/lekkende-kraan-repareren", 200],
    ["/blog/bestaat-niet", 404],
    ["/?category=schilderen", 200],
    ["/aanbod/bestaat-niet", 404],
    ["/redirect?page=job&id=1", 200],
    ["/partner-login", 200],
    ["/bestaat-niet", 404],
    ["/task/999999999", 404],
    ...sitePages(),
  ];
}

const sitePages = (): [path: string, status: number][] => [
  ["/faq", 200],
  ["/faq?tab=placer", 200],
  ["/faq?tab=helper", 200],
  ["/contact", 200],
  ["/hoe-werkt-het", 200],
  ["/over", 200],
  ["/about", 200],
  ["/terms-and-conditions", 200],
  ["/privacy", 200],
  ["/herroepen", 200],
  ["/automatisch", 200],
  ["/toegankelijkheid", 200],
  ["/meldingen", 200],
  ["/business", 200],
  ["/partner", 200],
];

export async function placerPages(page: Page): Promise<[path: string, status: number][]> {
  const job = await addressOf(page, OPEN_JOB);
  await page.goto("/messages");
  const chat = await pathOf(page, BUSY_WITH);
  await page.goto(chat);
  const photo = await pathOf(page, /stadsfiets/);
  await page.goto(job);
  const offer = await pathOf(page, /bod van Hassan|offer from Hassan/);
  await page.goto("/profile/settings");
  const own = new URL(page.url()).pathname.replace("/settings", "");
  const [held, receipt] = await paidFor(page);
  await page.goto("/profile/my-jobs");
  const done = await pathOf(page, DONE_JOB);
  const wrong = await disputeOf(page, chat);
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
    [`${job}?sort=rating`, 200],
    [done, 200],
    [`${done}/opnieuw`, 200],
    [photo, 200],
    [`${chat}/foto/999999999`, 404],
    [`${chat}/afspraak`, 200],
    [wrong, 200],
    ["/payment/999999999/geschil", 404],
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
    ["/wallet?view=entries", 200],
    ["/wallet?view=payments&kind=bid&year=2026", 200],
    ["/wallet/tegoed", 200],
    ["/wallet/tegoed?amount=25", 200],
    ["/wallet/tegoed?amount=tien", 422],
    [receipt, 200],
    [`${receipt}/herroepen`, 200],
    [`${receipt.replace("/wallet/betaling", "/payment")}/fooi`, 200],
    [`${receipt.replace("/wallet/betaling", "/payment")}/opnieuw`, 200],
    [`${held}/actie/solve`, 200],
    [`${held}/startcode`, 200],
    [`${held}/samen-stoppen`, 200],
    [`${held}/samen-stoppen?amount=niets`, 422],
    [`${job}/samen-stoppen`, 404],
    [`${held}/adres`, 200],
    [`${held}/verloop`, 200],
    [`${job}/verloop`, 404],
    ["/wallet/betaling/999999999", 404],
    ["/wallet/factuur/999999999", 404],
    ["/profile", 200],
    ["/profile/personal", 200],
    ["/profile/my-jobs", 200],
    ["/profile/settings", 200],
    ["/profile/notifications", 200],
    ["/browse-tasks/bewaren?search=kraan&categories=10&zipcode=1012AB&distance=10&price=25", 200],
    ["/profile/searches", 200],
    [`${own}/searches/999999999/bewerken`, 404],
    [`${own}/verwijderen`, 200],
    [`${own}/passkey/999999999`, 404],
    [`${own}/koppeling/google`, 404],
    ["/logout", 200],
  ];
}

async function disputeOf(page: Page, chat: string): Promise<string> {
  const { job } = await callApi<{ job: number }>(page, `chat/${chat.split("/").at(-1)}/`);
  await page.goto(`/task/${job}`);
  return pathOf(page, /^(?:Er klopt iets niet|Something is wrong)$/);
}

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
    [`${chat}/afspraak`, 200],
    [`${chat}/meerwerk`, 200],
    ["/wallet", 200],
    ["/wallet/belasting", 200],
    ["/wallet/uitbetalen", 200],
    ["/wallet/uitbetalen?amount=10", 200],
    ["/wallet?view=entries&kind=release&page=2", 200],
    [await receiptIn(page), 200],
    ["/wallet/jaaroverzicht/2026", 200],
    ["/wallet/jaaroverzicht/2021", 200],
    ["/wallet/jaaroverzicht/nu", 404],
    ["/profile/personal", 200],
    ["/profile/my-jobs", 200],
    ["/profile/settings", 200],
    ["/profile/zakelijk", 200],
    ["/profile/2/zakelijk/stoppen", 200],
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

export async function adminPages(page: Page): Promise<[path: string, status: number][]> {
  await page.goto("/admin/disputes");
  const disputes = page.getByRole("main").getByRole("link", { name: /^(?:Geschil|Dispute) / });
  const dispute = await pathOfLink(page, disputes.first());
  return [
    ["/admin", 200],
    ["/admin/reports", 200],
    ["/admin/reports?status=closed", 200],
    ["/admin/reports/2", 200],
    ["/admin/reports/3?action=suspend", 200],
    ["/admin/reports/999999999", 404],
    ["/admin/appeals", 200],
    ["/admin/appeals?status=upheld", 200],
    ["/admin/appeals/1", 200],
    ["/admin/appeals/1?outcome=overturned", 200],
    ["/admin/disputes", 200],
    [dispute, 200],
    [`${dispute}?outcome=split&amount=200`, 200],
    [`${dispute}?outcome=split&amount=veel`, 422],
    ["/admin/disputes/999999999", 404],
    ["/admin/paused", 200],
    ["/admin/withdrawals", 200],
    ["/admin/withdrawals/999999999", 404],
    ["/admin/money", 200],
    ["/admin/money/999999999", 404],
  ];
}

export function recordPages(): [path: string, status: number][] {
  return [
    ["/admin/search", 200],
    ["/admin/search?search=bakker", 200],
    ["/admin/search?search=1", 200],
    ["/admin/search?search=x", 200],
    ["/admin/search?search=bestaat-vast-niet", 200],
    ["/admin/users", 200],
    ["/admin/users?search=bakker&status=active", 200],
    ["/admin/users?search=bestaat-vast-niet", 200],
    ["/admin/users/2", 200],
    ["/admin/users/4", 200],
    ["/admin/users/2/suspend", 200],
    ["/admin/users/2/restore", 200],
    ["/admin/users/2/promote", 404],
    ["/admin/users/2/messages", 200],
    ["/admin/users/999999999/messages", 404],
    ["/admin/users/2/verification", 200],
    ["/admin/users/2/note", 200],
    ["/admin/users/2/write", 200],
    ["/admin/users/999999999/write", 404],
    ["/admin/money-stop", 200],
    ["/admin/figures", 200],
    ["/admin/figures?by=week", 200],
    ["/admin/figures?by=year", 400],
    ["/admin/payouts", 200],
    ["/admin/payouts?status=failed", 200],
    ["/admin/payouts?user=veel", 400],
    ["/admin/payouts/due", 200],
    ["/admin/payouts/999999999", 404],
    ["/admin/users/999999999", 404],
    ["/admin/jobs", 200],
    ["/admin/jobs?user=niemand", 400],
    ["/admin/jobs/1", 200],
    ["/admin/jobs/1/delete", 200],
    ["/admin/jobs/1/comments/999999999/delete", 404],
    ["/admin/jobs/999999999", 404],
    ["/admin/reviews", 200],
    ["/admin/reviews?visible=false", 200],
    ["/admin/reviews/1", 200],
    ["/admin/reviews/1/delete", 200],
    ["/admin/reviews/999999999", 404],
    ["/admin/payments", 200],
    ["/admin/payments?status=held", 200],
    ["/admin/payments/1", 200],
    ["/admin/payments/1/refund", 200],
    ["/admin/payments/1/release", 200],
    ["/admin/payments/1/pause", 200],
    ["/admin/payments/1/note", 200],
    ["/admin/payments/1/give", 404],
    ["/admin/payments/999999999/note", 404],
    ["/admin/payments/999999999", 404],
    ["/admin/ledger", 200],
    ["/admin/ledger?payment=1", 200],
    ["/admin/outbox", 200],
    ["/admin/outbox/1/retry", 200],
    ["/admin/outbox/999999999/retry", 404],
    ["/admin/outbox/999999999/happened", 404],
    ["/admin/outbox/1/again", 404],
    ["/admin/audit", 200],
    ["/admin/audit?target_type=report&target_id=1", 200],
    ["/admin/exports", 200],
    ["/admin/exports?year=2020&quarter=1", 200],
    ["/admin/exports?year=1999", 400],
    ["/admin/exports/tax-file?year=2026", 200],
    ["/admin/engagement", 200],
    ["/admin/engagement?days=7", 200],
    ["/admin/engagement?days=veel", 400],
  ];
}

export function partnerPages(): [path: string, status: number][] {
  return [
    ["/partner/dashboard", 200],
    ["/partner/dashboard?from=2024-01-01&to=2024-01-31", 200],
    ["/partner/dashboard?from=2026-03-31&to=2026-03-01", 400],
    ["/admin/engagement", 404],
  ];
}

async function businessPages(page: Page): Promise<[path: string, status: number][]> {
  await page.goto("/wallet?view=entries");
  const invoice = await pathOf(page, /^(factuur|invoice) /i);
  return [
    ["/wallet?view=entries", 200],
    [invoice, 200],
    ["/profile/zakelijk", 200],
  ];
}

async function newPlacerPages(page: Page): Promise<[path: string, status: number][]> {
  const { payment, helper } = await anAgreement(openedFor(page));
  await callApi(page, `payment/${payment}/dispute/`, { reason: "De ene helft van de heg is nog hoog." });
  await callApi(helper, `payment/${payment}/dispute/proposal/`, { amount: "40.00" });
  await helper.context().close();
  const draft = await filledDraft(page);
  return [
    [draft, 200],
    [`${draft}/locatie`, 200],
    [`${draft}/details`, 200],
    [`${draft}/budget`, 200],
    [`/payment/${payment}/geschil/voorstel`, 200],
    [`/payment/${payment}/geschil/voorstel?amount=50`, 200],
    [`/payment/${payment}/geschil/voorstel?amount=veel`, 422],
    [`/payment/${payment}/geschil/akkoord`, 200],
  ];
}

function openedFor(page: Page): Open {
  let next: Page | undefined = page;
  return async (_language, account) => {
    const opened = next ?? (await (await page.context().browser()?.newContext())?.newPage());
    next = undefined;
    if (!opened) throw new Error("the browser is gone");
    if (account) await enter(opened, account);
    return opened;
  };
}

async function filledDraft(page: Page): Promise<string> {
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(path, { form, headers: SAME_ORIGIN, maxRedirects: 0 });
    expect(answer.status(), path).toBe(303);
    return answer.headers().location ?? "";
  };
  const title = "Lekkende kraan vervangen";
  const draft = await send("/post-job", { title });
  await send(draft, { intent: "next", title, when: "asap" });
  await send(`${draft}/locatie`, { intent: "next", zipcode: "1016GC" });
  await send(`${draft}/details`, { intent: "next", description: "Hij druppelt al weken.", category: "1" });
  return draft;
}

export const READERS = [
  { who: "a visitor", account: null, pages: visitorPages },
  { who: "a placer", account: PLACER, pages: placerPages },
  { who: "a new placer", account: null, pages: newPlacerPages },
  { who: "a helper", account: HELPER, pages: helperPages },
  { who: "a business", account: BUSINESS, pages: businessPages },
  { who: "a partner", account: PARTNER, pages: partnerPages },
  { who: "an admin", account: ADMIN, pages: adminPages },
  { who: "an admin who looks things up", account: ADMIN, pages: recordPages },
] as const;
