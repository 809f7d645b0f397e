import fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { signedUp } from "../client";
import { aPayableBid, aTapJob, db, opened, sums, webhook } from "../money";
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
