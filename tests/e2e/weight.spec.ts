import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { MAIN_JOB, SCRIPT } from "../budgets";
import { addressOf, OPEN_JOB } from "./addresses";
import { expect, type Open, test } from "./fixtures";
import { theMainJob } from "./main-job";
import { ADMIN, aStranger, HELPER } from "./people";

const KB = 1024;

async function scriptsOf(page: Page, path: string): Promise<number> {
  const scripts: Response[] = [];
  const note = (response: Response) => response.request().resourceType() === "script" && scripts.push(response);
  page.on("response", note);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("response", note);
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

test("a visitor's pages stay within what scripts may weigh", async ({ open }) => {
  const job = await addressOf(await open("nl"), OPEN_JOB);
  for (const path of ["/", "/browse-tasks", job, "/login", "/signup", "/blog/lekkende-kraan-repareren"]) {
    const weight = await scriptsOf(await open("nl"), path);
    expect(weight, path).toBeLessThanOrEqual(SCRIPT.visitor * KB);
  }
});

/** Bytes over the line, compressed as the edge does it. */
async function overTheLine(response: Response): Promise<number> {
  const body = await response.body();
  const isPacked = /^(?:image\/(?!svg)|font\/)/.test(response.headers()["content-type"] ?? "");
  if (isPacked) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

function weigh(page: Page, weights: Record<string, number>): void {
  const kept = new Set<string>();
  page.on("response", async (response) => {
    const url = response.url();
    const isKept = response.headers()["cache-control"]?.includes("immutable");
    if (response.status() !== 200 || url.includes("/api/media/") || kept.has(url)) return;
    if (isKept) kept.add(url);
    const kind = response.request().resourceType();
    const bytes = await overTheLine(response).catch(() => 0);
    weights[kind] = (weights[kind] ?? 0) + bytes / KB;
  });
}

test("the whole main job, both sides, stays within what it may weigh", async ({ open }) => {
  const weights: Record<string, number> = {};
  const weighed: Open = async (...asked) => {
    const page = await open(...asked);
    weigh(page, weights);
    return page;
  };
  await theMainJob(weighed, "nl", aStranger("Jeroen"));
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
  console.warn(weights, sum);
  expect(sum, JSON.stringify(weights)).toBeLessThanOrEqual(MAIN_JOB);
});

test("a page that gains nothing by a script carries none", async ({ open }) => {
  for (const path of ["/bestaat-niet", "/payment/success", "/payment/cancel", "/account/kyc/return"]) {
    expect(await scriptsOf(await open("nl"), path), path).toBe(0);
  }
});

test("for signed-in people the counts add little", async ({ open }) => {
  const visitor = await scriptsOf(await open("nl"), "/browse-tasks");
  const page = await open("nl", HELPER);
  // The page after a login asks the browser for a passkey.
  await page.goto("/", { waitUntil: "networkidle" });
  const helper = await scriptsOf(page, "/browse-tasks");
  expect(helper - visitor).toBeLessThanOrEqual(SCRIPT.counts * KB);
});

test("forms stay within theirs, pictures included", async ({ open }) => {
  for (const path of ["/post-job", "/profile/personal", "/profile/settings", "/wallet/uitbetalen"]) {
    expect(await scriptsOf(await open("nl", HELPER), path), path).toBeLessThanOrEqual(SCRIPT.form * KB);
  }
});

test("pages that React takes over stay within theirs", async ({ open }) => {
  for (const language of ["nl", "en"] as const) {
    for (const path of ["/messages", "/notifications"]) {
      expect(await scriptsOf(await open(language, HELPER), path), `${path} ${language}`).toBeLessThanOrEqual(
        SCRIPT.live * KB,
      );
    }
  }
});

test("the desk stays within its own", async ({ open }) => {
  for (const language of ["nl", "en"] as const) {
    const admin = await open(language, ADMIN);
    for (const path of ["/admin", "/admin/reports", "/admin/payments", "/admin/figures"]) {
      expect(await scriptsOf(admin, path), `${path} ${language}`).toBeLessThanOrEqual(SCRIPT.desk * KB);
    }
  }
});

test("documents have no script written into them", async ({ open }) => {
  const page = await open("nl", HELPER);
  for (const path of ["/", "/browse-tasks", "/wallet"]) {
    await page.goto(path);
    await expect(page.locator('script:not([src]):not([type="application/ld+json"])'), path).toHaveCount(0);
  }
});
