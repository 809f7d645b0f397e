import type { Page } from "@playwright/test";
import { FEE_PERCENT, withFee } from "../../app/domain/money/money";
import { expect, type Open } from "./fixtures";
import { aTalk, callApi, type Talk } from "./talk";
import type { Language } from "./texts";

export const BID_CENTS = 6_000;

export interface Agreement extends Talk {
  job: number;
  payment: number;
  provider: string;
}

interface Made {
  id: number;
  chat_uri: string;
  redirect_url: string;
}

export async function anAgreement(open: Open, languages?: [placer: Language, helper: Language]): Promise<Agreement> {
  const talk = await aTalk(open, languages);
  const { placer, helper } = talk;
  const { job } = await callApi<{ job: number }>(placer, `chat/${talk.uri}/`);
  const bid = await callApi<Made>(helper, "bid/", { job_id: job, amount: "60.00" });
  const payment = await callApi<Made>(placer, "payment/stripe/payment-intent/", {
    bid_id: bid.id,
    chat_uri: bid.chat_uri,
    amount_with_platform_cost: (withFee(BID_CENTS, FEE_PERCENT) / 100).toFixed(2),
  });
  await payAt(placer, payment.redirect_url);
  return {
    ...talk,
    uri: bid.chat_uri,
    path: `/messages/${bid.chat_uri}`,
    job,
    payment: payment.id,
    provider: payment.redirect_url,
  };
}

export async function agreedInHours({ placer, helper, uri }: Agreement, hours: number): Promise<void> {
  const at = (more: number) => new Date(Date.now() + (hours + more) * 3_600_000).toISOString();
  await callApi(helper, `chat/${uri}/appointment/`, { starts_at: at(0), ends_at: at(2) });
  const answer = await placer.request.patch(`/api/chat/${uri}/appointment/`, {
    data: { status: "accepted" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(answer.status()).toBe(200);
}

export async function hoursLater({ placer, job }: Agreement, hours: number): Promise<void> {
  const { id: user } = await callApi<{ id: number }>(placer, "user/data/");
  await callApi(placer, "dev/later/", { job, hours });
  await callApi(placer, "dev/cron/", { task: "release", user });
}

export async function approved({ placer, job }: Agreement): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await placer.request.patch(`/api/job/single/${job}/?action=solve`, { headers });
  expect(answer.status()).toBe(200);
}

async function payAt(page: Page, address: string): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post(address, { form: { action: "success" }, headers, maxRedirects: 0 });
  expect(answer.status(), address).toBeLessThan(400);
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export async function seeAnew(page: Page, path: string): Promise<void> {
  const isLive = await page.evaluate(() => document.documentElement.hasAttribute("data-hydrated")).catch(() => false);
  if (!isLive) await visit(page, path);
}
