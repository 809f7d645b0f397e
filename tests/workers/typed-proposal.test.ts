import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { signedUp } from "./client";
import { aPaidDeal } from "./money";

const WHY = "De achterkant is nog niet geverfd.";

async function aProposer() {
  const { owner, payment } = await aPaidDeal();
  await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Het is niet af." });
  return { page: `/payment/${payment.id}/geschil/voorstel`, browser: await browserOf(owner) };
}

const why = ({ html }: { html: string }) => /<textarea[^>]*name="why"[^>]*>([^<]*)</.exec(html)?.[1];

describe("the words of a proposal", () => {
  it("survive another amount, and are in no address", async () => {
    const { page, browser } = await aProposer();
    expect(why(await browser.get(`${page}?amount=40`))).toBe("");
    const other = await browser.post(page, { amount: "40.00", why: WHY, intent: "other" });
    expect([other.status, other.to]).toEqual([303, page]);
    const first = await browser.get(page);
    expect(textOf(first)).toContain(WHY);
    expect(first.html).toMatch(/<input[^>]*name="amount"[^>]*value="40"/);
    expect(first.html).not.toContain('name="why"');
    expect(why(await browser.get(`${page}?amount=60`))).toBe(WHY);
    expect((await browser.post(page, { amount: "60.00", why: WHY })).status).toBe(303);
    expect(textOf(await browser.get(page))).not.toContain(WHY);
  });

  it("survive also when they are too long, and when the amount is none", async () => {
    const { page, browser } = await aProposer();
    const long = WHY.repeat(20);
    await browser.post(page, { amount: "40.00", why: long, intent: "other" });
    expect(why(await browser.get(`${page}?amount=60`))).toBe(long);
    const refused = await browser.post(page, { amount: "900.00", why: "Alles is af.", intent: "propose" });
    expect(refused.status).toBe(422);
    expect(why(await browser.get(`${page}?amount=60`))).toBe("Alles is af.");
  });

  it("that were removed do not come back", async () => {
    const { page, browser } = await aProposer();
    await browser.post(page, { amount: "40.00", why: WHY, intent: "other" });
    await browser.post(page, { amount: "40.00", why: "", intent: "other" });
    expect(why(await browser.get(`${page}?amount=60`))).toBe("");
  });

  it("are not asked of somebody else", async () => {
    const { page } = await aProposer();
    const stranger = await browserOf(await signedUp());
    expect((await stranger.post(page, { amount: "40.00", why: WHY, intent: "other" })).status).toBe(404);
  });
});
