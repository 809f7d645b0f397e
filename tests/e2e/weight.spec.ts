import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { SCRIPT } from "../budgets";
import { addressOf, OPEN_JOB } from "./addresses";
import { expect, test } from "./fixtures";
import { ADMIN, HELPER } from "./people";

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

test("a page that gains nothing by a script carries none", async ({ open }) => {
  for (const path of ["/bestaat-niet", "/payment/success", "/payment/cancel", "/account/kyc/return"]) {
    expect(await scriptsOf(await open("nl"), path), path).toBe(0);
  }
});

test("for signed-in people the counts add little", async ({ open }) => {
  const visitor = await scriptsOf(await open("nl"), "/browse-tasks");
  const helper = await scriptsOf(await open("nl", HELPER), "/browse-tasks");
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
    for (const path of ["/admin", "/admin/reports", "/admin/payments"]) {
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
