import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { browserOf } from "./browser";
import type { Person } from "./client";
import { insertBid } from "./rows";
import { neighbours } from "./world";

let placer: Person;
let helper: Person;
let job: number;
let uri: string;

beforeEach(async () => {
  ({ placer, helper, job } = await neighbours());
  await helper.api("POST", `/api/job/single/${job}/comment/`, { comment: "Is er een ladder?" });
  const bid = await insertBid(job, placer.id, helper.id);
  const chat = "SELECT c.uri FROM chat c JOIN bid b ON b.chat_id = c.id WHERE b.id = ?";
  uri = String(await env.DB.prepare(chat).bind(bid).first("uri"));
});

const setStatus = (status: string) =>
  env.DB.prepare("UPDATE user SET status = ? WHERE id = ?").bind(status, helper.id).run();
const askerOf = async () => (await placer.api("GET", `/api/job/single/${job}/comments/`)).body.results[0].user;

describe("the name of a user without a public page", () => {
  const pages = () => [`/task/${job}`, `/messages/${uri}`];

  it.each(["suspended", "deleted"])("is no link once the user is %s", async (status) => {
    const browser = await browserOf(placer);
    for (const page of pages()) expect((await browser.get(page)).html).toContain(`href="/helper/${helper.id}"`);
    await setStatus(status);
    expect((await browser.get(`/helper/${helper.id}`)).status).toBe(404);
    for (const page of pages()) {
      const { status: answered, html } = await browser.get(page);
      expect(answered).toBe(200);
      expect(html).not.toContain(`href="/helper/${helper.id}`);
    }
  });

  it("is the same name, so that the card does not say why", async () => {
    const before = await askerOf();
    expect(before).not.toHaveProperty("has_page");
    await setStatus("suspended");
    expect(await askerOf()).toEqual({ ...before, has_page: false });
  });
});
