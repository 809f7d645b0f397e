import type { Page } from "@playwright/test";
import { expect, type Open } from "./fixtures";
import { aStranger } from "./people";
import type { Language } from "./texts";

export const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

export async function callApi<T>(page: Page, path: string, data?: object): Promise<T> {
  const answer = data
    ? await page.request.post(`/api/${path}`, { data, headers: SAME_ORIGIN })
    : await page.request.get(`/api/${path}`, { headers: SAME_ORIGIN });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

export interface Talk {
  placer: Page;
  helper: Page;
  path: string;
  uri: string;
  title: string;
  helping: ReturnType<typeof aStranger>;
}

export async function aTalk(open: Open, languages: [placer: Language, helper: Language] = ["nl", "nl"]): Promise<Talk> {
  const placer = await open(languages[0], aStranger("Marieke"));
  const helping = aStranger("Joost");
  const helper = await open(languages[1], helping);
  const title = `Heg snoeien ${crypto.randomUUID().slice(0, 8)}`;
  const job = await callApi<{ id: number }>(placer, "job/single/", {
    title,
    description: "Twintig meter beuk, de ladder staat klaar.",
    zipcode: "1012AB",
    budget: "60.00",
  });
  const { id: opponent } = await callApi<{ id: number }>(helper, "user/data/");
  const { uri } = await callApi<{ uri: string }>(placer, "chat/", { opponent, job_id: job.id });
  return { placer, helper, path: `/messages/${uri}`, uri, title, helping };
}

export async function post(page: Page, uri: string, ...messages: string[]): Promise<void> {
  for (const message of messages) await callApi(page, `chat/${uri}/message/`, { message });
}
