import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { anAdmin, STATED } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, balanceOf, type Deal, paymentOf, sums } from "./money";

type PaidDeal = Deal & { payment: { id: number } };
let deal: PaidDeal;
beforeEach(async () => {
  deal = await aPaidDeal();
});

const suspend = async ({ id }: Person) =>
  (await (await anAdmin()).api("POST", `/api/admin/users/${id}/suspend/`, STATED)).status;
const newsOf = async (person: Person) =>
  (await person.api("GET", "/api/notifications/")).body.results.filter(
    ({ type }: { type: string }) => type === "deal_suspended",
  );

describe("when the other party of a deal is suspended", () => {
  it("the placer is told, sees it in the conversation and cancels with the money back", async () => {
    expect(await suspend(deal.helper)).toBe(200);
    const [told] = await newsOf(deal.owner);
    expect(told.text).toContain("Je kunt de deal voor");
    expect((await mailsTo(deal.owner.id)).map(({ template }) => template)).toContain("deal_suspended");
    expect((await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body).toMatchObject({ suspended: true });
    expect((await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`)).status).toBe(200);
    expect((await paymentOf(deal.owner, deal.payment.id)).status).toBe("refunded");
    expect(await balanceOf(`held:${deal.payment.id}`)).toBe(0);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("the placer is told once that the account is open again", async () => {
    await suspend(deal.helper);
    const admin = await anAdmin();
    const restore = () => admin.api("POST", `/api/admin/users/${deal.helper.id}/restore/`, { reason: "Vergissing" });
    await restore();
    await restore();
    const news = await newsOf(deal.owner);
    expect(news).toHaveLength(2);
    expect(news[0].text).toContain("is niet meer geschorst");
    expect((await mailsTo(deal.owner.id)).filter(({ template }) => template === "deal_restored")).toHaveLength(1);
  });

  it("the placer of work that is done is told how to pay for it or not", async () => {
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await suspend(deal.helper);
    expect((await newsOf(deal.owner))[0].text).toContain("open dan een geschil");
  });

  it("the helper is told and can withdraw", async () => {
    await suspend(deal.owner);
    expect((await newsOf(deal.helper))[0].text).toContain("Anders kun je je bod intrekken");
    expect((await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id })).status).toBe(204);
    expect(await balanceOf(`held:${deal.payment.id}`)).toBe(0);
  });

  it("reads on the job page and in the chat what is left, and nothing to agree on", async () => {
    await suspend(deal.owner);
    const browser = await browserOf(deal.helper);
    const job = textOf(await browser.get(`/task/${deal.job}`));
    expect(job).toContain("Anders trek je je bod in");
    expect(job).not.toContain("Vraag meerwerk aan");
    const chat = textOf(await browser.get(`/messages/${deal.bid.chat_uri}`));
    expect(chat).toContain("Anders trek je je bod in");
    expect(chat).not.toContain("Stel een tijd voor");
  });

  it("the placer is asked for no address and reads no start code to the helper", async () => {
    const seen = async (path: string) => textOf(await (await browserOf(deal.owner)).get(path));
    const [code, address, receipt] = [
      `/task/${deal.job}/startcode`,
      `/task/${deal.job}/adres`,
      `/wallet/betaling/${deal.payment.id}`,
    ];
    const links = async () => (await (await browserOf(deal.owner)).get(`/task/${deal.job}`)).html;
    for (const link of [code, address]) expect(await links()).toContain(`href="${link}"`);
    expect(await seen(code)).toContain("Lees deze woorden voor");
    expect(await seen(address)).toContain("Adres opslaan");
    await suspend(deal.helper);
    for (const link of [code, address]) expect(await links()).not.toContain(`href="${link}"`);
    expect(await seen(code)).toContain("kan de startcode nu niet invullen");
    expect(await seen(code)).not.toMatch(/Lees deze woorden voor|Jouw vier woorden/);
    expect(await seen(address)).toContain("Geef je adres nu niet");
    expect(await seen(address)).not.toContain("Adres opslaan");
    await env.DB.prepare("UPDATE job SET begun_at = ? WHERE id = ?").bind(Date.now(), deal.job).run();
    expect(await seen(receipt)).toMatch(/geschorst, dus .* kan niet doorgeven dat het werk klaar is/);
  });

  it("is told once, and nobody whose deal is over", async () => {
    await suspend(deal.helper);
    await suspend(deal.helper);
    expect(await newsOf(deal.owner)).toHaveLength(1);
    const over = await aPaidDeal();
    await env.DB.prepare("UPDATE job SET status = 'solved' WHERE id = ?").bind(over.job).run();
    await suspend(over.helper);
    expect(await newsOf(over.owner)).toEqual([]);
    expect((await (await signedUp()).api("GET", "/api/notifications/")).body.count).toBe(0);
    expect((await visitor.api("GET", `/api/user/data/${over.helper.id}/`)).status).toBe(404);
  });
});
