import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { callApi } from "./talk";
import { type Language, wordsIn } from "./texts";

async function search(page: Page): Promise<string> {
  const word = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => "bdfgklmprt"[byte % 10]).join("");
  for (const [index, zipcode] of ["1012AB", "1012AB", "1071AA"].entries()) {
    const title = `Zolderluik ${word} nummer ${index + 1}`;
    await callApi(page, "job/single/", { title, description: "Het luik klemt.", zipcode, budget: "60.00" });
  }
  return `/browse-tasks?search=${word}&zipcode=1012AB&distance=25`;
}

const pathsOf = (page: Page) =>
  page
    .locator("[data-part=list] .job-card a[href^='/task/']")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);

async function listed(page: Page): Promise<string[]> {
  await expect(page.locator("[data-part=list] .job-card").first()).toBeVisible();
  return (await pathsOf(page)).toSorted();
}

async function mapped(page: Page): Promise<string[]> {
  const areas = await page
    .locator("section[aria-labelledby=areas-title] a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const found: string[] = [];
  for (const area of areas) {
    await page.goto(area);
    found.push(...(await listed(page)));
  }
  return found.toSorted();
}

export function sameEverywhere(language: Language): void {
  const w = wordsIn(language);

  test(`one search finds the same jobs everywhere, in ${language}`, async ({ open }) => {
    const page = await open(language, aStranger("Els"));
    await page.goto(await search(page));
    const jobs = await listed(page);
    expect(jobs).toHaveLength(3);

    await page.locator("[data-part=list] .job-card a[href^='/task/']").first().click();
    await expect(page).toHaveURL(/\/task\/\d+$/);
    await page.goBack();
    expect(await listed(page)).toEqual(jobs);

    const feed = (await page.locator('link[type="application/rss+xml"]').getAttribute("href")) ?? "";
    const items = await (await page.request.get(feed)).text();
    const inFeed = [...items.matchAll(/<link>[^<]*(\/task\/\d+)<\/link>/g)].map(([, path = ""]) => path);
    expect(inFeed.toSorted()).toEqual(jobs);

    await page.getByRole("link", { name: w("jobs")("browse.save") }).click();
    await page.getByRole("textbox", { name: w("searches")("save.name") }).fill("Verf");
    await page.getByRole("button", { name: w("searches")("save.submit") }).click();
    await page.getByRole("link", { name: "Verf", exact: true }).click();
    expect(await listed(page)).toEqual(jobs);

    await page.getByRole("link", { name: w("map")("views.map"), exact: true }).click();
    await expect(page.locator("section[aria-labelledby=areas-title]")).toBeVisible();
    expect(await mapped(page)).toEqual(jobs);
  });
}
