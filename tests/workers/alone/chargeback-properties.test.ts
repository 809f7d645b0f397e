import fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { signedUp } from "../client";
import { aPayableBid, aTapJob, db, INTENT, opened, sessionOf, sums, toppedUp, valueOf, webhook } from "../money";
import { expectWhole } from "../whole-books";

const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => written.mockRestore());

const TOTAL = 10_500;
const WORDS = [
  "payment.succeeded",
  "chargeback.opened",
  "chargeback.won",
  "chargeback.lost",
  "refund.made",
  "refund.failed",
  "payout.paid",
  "payout.failed",
] as const;
const DEEDS = ["solve", "cancel", "dispute", "resolve", "pay out", "earn"] as const;
type Step = { say: (typeof WORDS)[number]; part: boolean } | { do: (typeof DEEDS)[number] };

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ say: fc.constantFrom(...WORDS), part: fc.boolean() }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constantFrom(...DEEDS) }), weight: 2 },
);

async function asItStands() {
  const [accounts, payments] = await db.batch([
    db.prepare("SELECT name, balance FROM account ORDER BY name"),
    db.prepare("SELECT id, status, helper_amount, refunded_amount FROM payment ORDER BY id"),
  ]);
  return [accounts?.results, payments?.results];
}

async function aLife() {
  const [owner, helper, admin] = await Promise.all([
    signedUp(),
    signedUp({ verification: "verified", iban: "NL91ABNA0417164300" }),
    signedUp({ roles: "admin" }),
  ]);
  const job = await aTapJob(owner);
  const bid = await aPayableBid(job, owner, helper);
  const { id, session } = await opened(owner, bid);
  const told: { type: string; data: Record<string, unknown> }[] = [];
  const payout = () =>
    db.prepare("SELECT max(id) AS id FROM payout WHERE user_id = ?").bind(helper.id).first<number>("id");

  async function say(type: (typeof WORDS)[number], part: boolean) {
    const amount = part ? 4000 : TOTAL;
    const of = { session, reference: `${type.split(".")[0]}_${part}_${session}`, amount, currency: "eur" };
    const made = { ...of, reference: `made_${part}_${session}` };
    const data =
      type === "payment.succeeded"
        ? { session, amount: TOTAL, currency: "eur" }
        : type.startsWith("payout.")
          ? { payout: await payout() }
          : type === "refund.made"
            ? made
            : type === "refund.failed" && part
              ? made
              : { ...of, order: `refund:${id}` };
    const { status } = await webhook({ type, data });
    expect([200, 503]).toContain(status);
    if (status === 200) told.push({ type, data });
  }
  const act = (action: string) => owner.api("PATCH", `/api/job/single/${job}/?action=${action}`);
  const deeds: Record<(typeof DEEDS)[number], () => Promise<unknown>> = {
    solve: () => act("solve"),
    cancel: () => act("cancel"),
    dispute: () => helper.api("POST", `/api/payment/${id}/dispute/`, { reason: "Niet betaald" }),
    resolve: () =>
      admin.api("POST", `/api/admin/disputes/${id}/resolve/`, {
        outcome: "split",
        amount: "60.00",
        reason: "Half",
        statement: "De helft.",
      }),
    "pay out": () => helper.api("POST", "/api/wallet/payout/", {}),
    earn: () => helper.api("POST", "/api/wallet/payout/", { amount: "30.00" }),
  };
  return {
    told,
    take: async (one: Step) =>
      "say" in one
        ? say(one.say, one.part)
        : expect((await deeds[one.do]()) as { status: number }).not.toMatchObject({ status: 500 }),
  };
}

const CREDIT_WORDS = ["chargeback.opened", "chargeback.won", "chargeback.lost"] as const;
const CREDIT_DEEDS = ["pay", "solve", "cancel", "withdraw", "dispute", "agree"] as const;
type CreditStep = { say: (typeof CREDIT_WORDS)[number]; part: boolean } | { do: (typeof CREDIT_DEEDS)[number] };
const creditStep: fc.Arbitrary<CreditStep> = fc.oneof(
  { arbitrary: fc.record({ say: fc.constantFrom(...CREDIT_WORDS), part: fc.boolean() }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constantFrom(...CREDIT_DEEDS) }), weight: 2 },
);

const MISSES = `SELECT b.id FROM chargeback b JOIN payment t ON t.id = b.payment_id AND t.kind = 'credits'
  WHERE b.set_apart < b.amount`;
const NEVER = {
  "credits to spend while a top-up that the bank took misses them": `${MISSES} AND b.status IN ('open', 'lost')
    AND EXISTS (SELECT 1 FROM account WHERE name = 'credits:' || t.payer_id AND balance > 0)`,
  "a helper who got more for these deals than the bank left of the top-up": `${MISSES} AND b.status IN ('open', 'lost')
    AND EXISTS (SELECT 1 FROM payment p WHERE p.payer_id = t.payer_id AND p.credits_used > 0 AND p.released_at > b.opened_at
      AND p.paid_at <= b.opened_at AND (b.closed_at IS NULL OR p.released_at <= b.closed_at))`,
};

async function aLifeOnCredits(credits: string) {
  const [owner, helper] = await Promise.all([signedUp(), signedUp()]);
  const topUp = await toppedUp(owner, credits);
  const session = await valueOf("payment", topUp, "session");
  let deal: { job: number; id: number; bid: number } | null = null;

  async function pay() {
    const job = await aTapJob(owner);
    const bid = await aPayableBid(job, owner, helper);
    const { body } = await owner.api("POST", INTENT, { ...bid.intent, use_credits: true });
    if (body.redirect_url?.includes("/dev/pay/")) {
      const amount = Math.round(Number(body.to_pay) * 100);
      await webhook({
        type: "payment.succeeded",
        data: { session: sessionOf(body.redirect_url), amount, currency: "eur" },
      });
    }
    deal = { job, id: body.id, bid: bid.id };
  }
  const act = (action: string) => owner.api("PATCH", `/api/job/single/${deal?.job}/?action=${action}`);
  const deeds: Record<(typeof CREDIT_DEEDS)[number], () => Promise<unknown>> = {
    pay,
    solve: () => act("solve"),
    cancel: () => act("cancel"),
    withdraw: () => helper.api("DELETE", "/api/bid/", { bid_id: deal?.bid }),
    dispute: () => helper.api("POST", `/api/payment/${deal?.id}/dispute/`, { reason: "Niet betaald" }),
    agree: async () => {
      await helper.api("POST", `/api/payment/${deal?.id}/dispute/proposal/`, { amount: "60.00" });
      return owner.api("POST", `/api/payment/${deal?.id}/dispute/accept/`);
    },
  };
  return async (one: CreditStep) => {
    if ("do" in one) return void (await deeds[one.do]());
    const amount = one.part ? 4000 : Math.round(Number(credits) * 100);
    const data = { session, reference: `credits_${one.part}_${session}`, amount, currency: "eur" };
    expect([200, 503]).toContain((await webhook({ type: one.say, data })).status);
  };
}

it("credits of a top-up that the bank took are not spent twice, whatever happens, and when", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(creditStep, { minLength: 6, maxLength: 16, size: "max" }),
      fc.constantFrom("105.00", "60.00"),
      async (steps, credits) => {
        const take = await aLifeOnCredits(credits);
        await take({ do: "pay" });
        for (const one of steps) {
          await take(one);
          await expectWhole(NEVER);
        }
      },
    ),
    { numRuns: 40, interruptAfterTimeLimit: 25_000 },
  );
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
}, 60_000);

it("the books of a payment are whole whatever the bank says, and when", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 24, size: "max" }),
      fc.boolean(),
      async (steps, paid) => {
        const life = await aLife();
        if (paid) await life.take({ say: "payment.succeeded", part: false });
        for (const one of steps) {
          await life.take(one);
          await expectWhole();
        }
        const before = await asItStands();
        for (const event of [...life.told].reverse()) await webhook(event);
        expect(await asItStands()).toEqual(before);
      },
    ),
    { numRuns: 60, interruptAfterTimeLimit: 25_000 },
  );
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
}, 60_000);
