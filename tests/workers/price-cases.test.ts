import { beforeEach, describe, expect, it } from "vitest";
import { uncoveredPriceOf } from "~/domain/money/deal-money";
import { standingOfPrice } from "../../workers/api/db/payment-again";
import { browserOf, textOf } from "./browser";
import { aPaidDeal, db } from "./money";

type Paid = Awaited<ReturnType<typeof aPaidDeal>>;

const PRICE = 6000;

interface Row {
  status: string;
  amount?: number;
  for_price?: number;
  earlier?: boolean;
}

const extra = (status: string, amount = PRICE): Row => ({ status, amount });
const again = (status: string, amount = PRICE, for_price = PRICE): Row => ({ status, amount, for_price });
const before = (row: Row): Row => ({ ...row, earlier: true });

/** The status of the bid's payment, the requests beside it, and what of the price is missing. */
const CASES: [string, string, Row[], number | null][] = [
  ["a held price", "held", [], null],
  ["a disputed price", "disputed", [], null],
  ["a price that was paid out", "released", [], null],
  ["a price that went back", "refunded", [], PRICE],
  ["extra work of the same amount", "refunded", [extra("held")], PRICE],
  ["extra work that was disputed", "refunded", [extra("disputed")], PRICE],
  ["extra work that was paid out after it", "refunded", [extra("released")], PRICE],
  ["a request that waits", "refunded", [again("open")], PRICE],
  ["a request at the bank", "refunded", [again("processing")], PRICE],
  ["a request that was let go", "refunded", [again("cancelled")], PRICE],
  ["a paid request", "refunded", [again("held")], null],
  ["a disputed request", "refunded", [again("disputed")], null],
  ["a request that was paid out", "refunded", [again("released")], null],
  ["a request that went back too", "refunded", [again("refunded")], PRICE],
  ["a part", "refunded", [again("held", 4000)], 2000],
  ["a part beside extra work", "refunded", [again("held", 4000), extra("held", 9000)], 2000],
  ["two parts", "refunded", [again("held", 4000), again("held", 2000, 2000)], null],
  ["two parts, one of which went back", "refunded", [again("refunded", 4000), again("held", 2000, 2000)], 4000],
  ["two parts, one of which is disputed", "refunded", [again("disputed", 4000), again("held", 2000, 2000)], null],
  ["a request of more than the price", "refunded", [again("held", 9000)], null],
  ["a request for a part of the price, and more", "refunded", [again("held", 9000, 2500)], 3500],
  ["a cent less than the price", "refunded", [again("held", PRICE - 1)], 1],
  ["a request of the deal before", "refunded", [before(again("released"))], PRICE],
  ["a request of the deal before, and one of this", "refunded", [before(again("released")), again("held")], null],
];

describe("what is missing of a price", () => {
  let deal: Paid;
  beforeEach(async () => {
    deal = await aPaidDeal(PRICE);
  });

  const put = ({ status, amount = PRICE, for_price = 0, earlier = false }: Row) =>
    db
      .prepare(
        `INSERT INTO payment (id, kind, status, payer_id, payee_id, chat_id, job_id, amount, platform_cost, helper_fee, helper_amount, provider, created_at, for_price)
         SELECT ${earlier ? "(SELECT -max(id) FROM payment)" : "NULL"}, 'request', ?2, payer_id, payee_id, chat_id, job_id, ?3, 0, 0, ?3, 'none', created_at, ?4
         FROM payment WHERE id = ?1`,
      )
      .bind(deal.payment.id, status, amount, for_price)
      .run();

  it.each(CASES)("beside %s is one sum, in the domain and in SQL", async (_, status, rows, missing) => {
    await db.prepare("UPDATE payment SET status = ? WHERE id = ?").bind(status, deal.payment.id).run();
    for (const row of rows) await put(row);
    const { results } = await db
      .prepare("SELECT id, kind, status, amount, for_price FROM payment WHERE job_id = ?")
      .bind(deal.job)
      .all<Parameters<typeof uncoveredPriceOf>[0][number]>();
    expect((await standingOfPrice(db, deal.payment.id))?.rest ?? null).toBe(missing);
    expect(uncoveredPriceOf(results)?.rest ?? null).toBe(missing);
  });

  it("is said to both, beside the part that is held", async () => {
    await db
      .prepare("UPDATE payment SET status = 'refunded', refunded_at = 1 WHERE id = ?")
      .bind(deal.payment.id)
      .run();
    await put(again("held", 4000));
    const [owner, helper] = await Promise.all(
      [deal.owner, deal.helper].map(async (who) => textOf(await (await browserOf(who)).get(`/task/${deal.job}`))),
    );
    for (const said of [owner, helper]) expect(said).toContain("Alleen € 40 is nog in bewaring.");
    expect(owner).toContain("Betaal € 21 opnieuw");
    expect(helper).toContain("Daarvan krijg je via ons niets");
  });
});
