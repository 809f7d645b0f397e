import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { anAdmin, STATED } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, visitor } from "./client";
import { aPaidDeal } from "./money";

const HOUR = 3_600_000;
type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;

const suspend = async ({ id }: Person) => (await anAdmin()).api("POST", `/api/admin/users/${id}/suspend/`, STATED);

/** An appointment in three hours: ending the deal is late. */
async function soonDeal(): Promise<PaidDeal> {
  const deal = await aPaidDeal(6000);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
  await deal.helper.api("POST", path, { starts_at: at(3), ends_at: at(5) });
  await deal.owner.api("PATCH", path, { status: "accepted" });
  return deal;
}

let deal: PaidDeal;
beforeEach(async () => {
  deal = await soonDeal();
});

const seenBy = async (who: Person, path: string) => textOf(await (await browserOf(who)).get(path));
const meetingOf = () => `/messages/${deal.bid.chat_uri}/afspraak`;
const receiptOf = () => `/wallet/betaling/${deal.payment.id}`;

describe("with a suspended helper", () => {
  it("no page of the placer names a compensation that is not paid", async () => {
    const pages = async () => [
      await seenBy(deal.owner, meetingOf()),
      await seenBy(deal.owner, receiptOf()),
      await seenBy(deal.owner, "/wallet"),
    ];
    for (const text of await pages()) expect(text).toMatch(/krijgt .* € 15|vergoeding/);
    await suspend(deal.helper);
    const [meeting = "", ...rest] = await pages();
    expect(meeting).toContain("jullie kunnen nu geen tijd afspreken");
    expect(meeting).not.toMatch(/€ 15|vergoeding|Tot dan!|moet akkoord gaan/);
    expect(await seenBy(deal.owner, `/profile/${deal.owner.id}/my-jobs`)).toContain(
      "Bij de klus lees je wat je nu kunt",
    );
    for (const text of rest) {
      expect(text).toContain("dan krijg je meteen alles terug");
      expect(text).not.toMatch(/gaat er een vergoeding|min een vergoeding/);
    }
  });
});

describe("with a suspended placer", () => {
  it("the appointment of the helper promises no answer and no bad record", async () => {
    const late = "telt het als een klus die je niet afmaakte";
    expect(await seenBy(deal.helper, meetingOf())).toContain(late);
    await suspend(deal.owner);
    const text = await seenBy(deal.helper, meetingOf());
    expect(text).not.toMatch(/telt het als een klus|Tot dan!|moet akkoord gaan|Vraag het in de chat/);
    expect(text).toContain("Wil je niet verder met deze deal? Trek je bod in");
  });

  it("the receipt of the helper does not wait for an approval", async () => {
    await env.DB.prepare("UPDATE appointment SET starts_at = starts_at - ?1, ends_at = ends_at - ?1 WHERE chat_id = ?2")
      .bind(4 * HOUR, deal.bid.chat)
      .run();
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    expect(await seenBy(deal.helper, receiptOf())).toContain("of eerder als");
    await suspend(deal.owner);
    const text = await seenBy(deal.helper, receiptOf());
    expect(text).not.toContain("of eerder als");
    expect(text).toContain("kan het niet eerder goedkeuren");
  });

  it("nothing that ends the deal says that the helper can bid again, or the placer log in", async () => {
    await suspend(deal.owner);
    expect(await seenBy(deal.helper, `/task/${deal.job}/bod`)).toContain("Daarom kun je daarna niet opnieuw bieden");
    await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
    const [mail] = (await visitor.api("GET", `/api/dev/outbox/?to=${deal.owner.email}&template=deal_ended_owner`)).body
      .results;
    expect(mail.text).toContain("Is je account niet meer geschorst, dan staat je klus weer open");
    expect(mail.text).not.toContain("/task/");
    const page = await seenBy(deal.helper, `/task/${deal.job}`);
    expect(page).toContain("kan nu geen vragen beantwoorden");
  });

  it("the decision and the mail about finished work name one amount", async () => {
    await suspend(deal.owner);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    const sent = await mailsTo(deal.owner.id);
    const link = sent.find(({ template }) => template === "account_suspended")?.data;
    const path = `/api/user/decisions/${link?.decision}/?token=${link?.token}`;
    const [shown] = (await visitor.api("GET", path)).body.deals;
    expect(shown.text).toMatch(/dan gaat €\s57 op .* bij dit besluit/);
    const [done] = (await visitor.api("GET", `/api/dev/outbox/?to=${deal.owner.email}&template=work_done_suspended`))
      .body.results;
    expect(done.text).toMatch(/krijgt .* €\s57 zodra/);
  });

  it("says before and after the end of the work that nobody approves it", async () => {
    await suspend(deal.owner);
    expect(await seenBy(deal.helper, `/task/${deal.job}/actie/done`)).toContain("kan het werk niet goedkeuren");
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    const chat = await seenBy(deal.helper, `/messages/${deal.bid.chat_uri}`);
    expect(chat).not.toContain("aan de beurt");
    expect(chat).toContain("De klus wordt vanzelf afgerond.");
  });
});
