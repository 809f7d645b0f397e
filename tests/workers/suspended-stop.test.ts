import { beforeEach, describe, expect, it } from "vitest";
import { anAdmin, STATED } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import type { Person } from "./client";
import { aPaidDeal, asked, db, INTENT } from "./money";

type Paid = Awaited<ReturnType<typeof aPaidDeal>>;

let deal: Paid;
beforeEach(async () => {
  deal = await aPaidDeal(6000);
});

const suspend = async ({ id }: Person) => (await anAdmin()).api("POST", `/api/admin/users/${id}/suspend/`, STATED);
const begin = () => db.prepare("UPDATE job SET begun_at = ? WHERE id = ?").bind(Date.now(), deal.job).run();
const pageOf = async (who: Person, path: string) => (await browserOf(who)).get(path);
const seenBy = async (who: Person, path: string) => textOf(await pageOf(who, path));
const stop = () => `/api/job/single/${deal.job}/stop/`;
const stopPage = () => `/task/${deal.job}/samen-stoppen`;
const chatPage = () => `/messages/${deal.bid.chat_uri}`;
const REFUSED = { status: 409, body: { code: "other_suspended" } };

describe("stopping together with a suspended user", () => {
  beforeEach(begin);

  it("is refused with the reason, and no page offers it", async () => {
    const offers = async () => [
      await pageOf(deal.helper, chatPage()),
      await pageOf(deal.helper, `/task/${deal.job}/bod`),
    ];
    for (const { html } of await offers()) expect(html).toContain(`href="${stopPage()}"`);
    await suspend(deal.owner);
    for (const { html } of await offers()) expect(html).not.toContain(`href="${stopPage()}"`);
    expect((await deal.helper.api("GET", stop())).body.refused).toBe("other_suspended");
    expect(await deal.helper.api("POST", stop(), { amount: "20.00" })).toMatchObject(REFUSED);
    const page = await seenBy(deal.helper, stopPage());
    expect(page).toContain("kan een voorstel nu niet beantwoorden");
    expect(page).not.toMatch(/Bekijk de verdeling|dagen om te antwoorden/);
  });

  it("leaves an open proposal to who can still act on it", async () => {
    await deal.helper.api("POST", stop(), { amount: "20.00" });
    await suspend(deal.owner);
    const page = await seenBy(deal.helper, stopPage());
    expect(page).toContain("kan je voorstel nu niet beantwoorden");
    expect(page).not.toMatch(/kan antwoorden tot|Stel een ander bedrag voor/);
    expect(await seenBy(deal.helper, chatPage())).toContain("kan nu niet antwoorden.");
    expect((await deal.helper.api("DELETE", stop())).status).toBe(200);
  });

  it("lets the other accept what was proposed before", async () => {
    await deal.helper.api("POST", stop(), { amount: "20.00" });
    await suspend(deal.helper);
    expect((await pageOf(deal.owner, `/task/${deal.job}`)).html).toContain(`href="${stopPage()}"`);
    expect(await seenBy(deal.owner, stopPage())).toContain("Akkoord, we stoppen zo");
    expect((await deal.owner.api("POST", `${stop()}accept/`)).status).toBe(200);
  });
});

describe("the ways that are left with a suspended user", () => {
  const WRONG = () => `href="/payment/${deal.payment.id}/geschil/openen"`;

  it("are the same in the chat and on the page of the job, without a message that nobody reads", async () => {
    expect((await pageOf(deal.helper, chatPage())).html).toContain("<textarea");
    await suspend(deal.owner);
    const [chat, job] = [await pageOf(deal.helper, chatPage()), await pageOf(deal.helper, `/task/${deal.job}`)];
    expect(textOf(chat)).toContain("leest geen berichten meer");
    expect(chat.html).not.toContain("<textarea");
    for (const page of [chat, job]) {
      expect(page.html).toContain(WRONG());
      expect(page.html).toContain(`href="/task/${deal.job}/bod"`);
      expect(textOf(page)).not.toContain("Vraag meerwerk aan");
    }
    const body = { chat_uri: deal.bid.chat_uri, amount: "20.00", description: "Nog een muur" };
    expect(await deal.helper.api("POST", "/api/payment/", body)).toMatchObject(REFUSED);
  });

  it("are approving and a dispute once the work has begun", async () => {
    await begin();
    await suspend(deal.helper);
    for (const path of [chatPage(), `/task/${deal.job}`]) {
      const { html } = await pageOf(deal.owner, path);
      expect(html).toContain(`href="/task/${deal.job}/actie/solve"`);
      expect(html).toContain(WRONG());
      expect(html).not.toContain(`href="/task/${deal.job}/actie/cancel"`);
    }
  });

  it("do not include paying what was asked", async () => {
    const request = await asked(deal, "20.00");
    expect(await seenBy(deal.owner, `/payment/${request.id}/meerwerk`)).toContain("Ga akkoord en betaal");
    await suspend(deal.helper);
    const page = await seenBy(deal.owner, `/payment/${request.id}/meerwerk`);
    expect(page).not.toContain("Ga akkoord en betaal");
    expect(page).toContain("Je kunt dit nu niet betalen");
    expect((await deal.owner.api("POST", INTENT, request.intent)).status).toBe(409);
  });

  it("do not include paying again once the money went back", async () => {
    const set = "UPDATE payment SET status = 'refunded', refunded_at = 1 WHERE id = ?";
    await db.prepare(set).bind(deal.payment.id).run();
    const before = await seenBy(deal.owner, `/task/${deal.job}`);
    expect(before).toContain("Betaal € 63 opnieuw");
    expect(before).not.toMatch(/Geef je adres|Stel een tijd voor/);
    expect(await seenBy(deal.owner, chatPage())).not.toContain("Stel een tijd voor");
    await suspend(deal.helper);
    const after = await seenBy(deal.owner, `/task/${deal.job}`);
    expect(after).not.toContain("Betaal € 63 opnieuw");
    expect(after).toContain("Je kunt nu niet opnieuw betalen.");
  });
});

it("does not invite a helper who withdrew from a suspended placer to bid again", async () => {
  await suspend(deal.owner);
  await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
  for (const path of [chatPage(), `/profile/${deal.helper.id}/my-jobs?tab=bids`, `/task/${deal.job}`]) {
    const page = await pageOf(deal.helper, path);
    expect(textOf(page)).not.toMatch(/Nieuw bod doen|Na een nieuw bod|Opnieuw bieden|Bied opnieuw/);
    expect(page.html).not.toContain(`href="/task/${deal.job}/bod"`);
  }
});
