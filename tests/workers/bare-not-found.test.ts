import { expect, it } from "vitest";
import { browserOf } from "./browser";
import { signedUp } from "./client";
import { aPaidDeal } from "./money";

it.each([
  "/uploads/nope",
  "/sitemap/nope.xml",
  "/sitemap/jobs-99999.xml",
  "/messages/nope/stream",
  "/messages/nope/afspraak.ics",
])("%s answers a page if there is nothing", async (path) => {
  const { status, html, headers } = await (await browserOf(await signedUp())).get(path);
  expect([status, headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(html).toMatch(/^<!DOCTYPE html>.*<h1/s);
});

it("a calendar file without an agreed time answers a page", async () => {
  const { owner, bid } = await aPaidDeal();
  const { status, html } = await (await browserOf(owner)).get(`/messages/${bid.chat_uri}/afspraak.ics`);
  expect([status, html.startsWith("<!DOCTYPE html>")]).toEqual([404, true]);
});

it("a script that asks for a file gets the short answer", async () => {
  const browser = await browserOf(await signedUp());
  const { status, html } = await browser.get("/uploads/nope", { "Sec-Fetch-Dest": "empty" });
  expect([status, html.includes("<html")]).toEqual([404, false]);
});
