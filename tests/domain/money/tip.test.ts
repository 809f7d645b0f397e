import { describe, expect, it } from "vitest";
import type { Payment } from "~/domain/money/payment";
import { PAYMENT_STATUSES } from "~/domain/money/payment-status";
import { canTip, tipAmong, tippableAmong } from "~/domain/money/tip";
import { aChargeback, aPayment } from "../../mocks/factories/payment";
import { aCard } from "../../mocks/factories/person";

const AT = "2026-03-02T10:00:00Z";
const approved = (of: Partial<Payment> = {}) =>
  aPayment({ id: 9, kind: "bid", status: "released", refunded_at: null, withdrawn: null, chargeback: null, ...of });
const withdrawn = (granted: boolean | null) => ({
  withdrawn: { at: AT, effect: "answered" as const, answer: granted === null ? null : { at: AT, granted } },
});

describe("a tip", () => {
  it("is for the whole price of a deal that was released and stays so", () => {
    expect(canTip(approved())).toBe(true);
    expect(canTip(approved({ kind: "request", for_price: "10.00" }))).toBe(true);
    for (const status of PAYMENT_STATUSES.filter((one) => one !== "released")) {
      expect(canTip(approved({ status })), status).toBe(false);
    }
    for (const kind of ["request", "tip", "credits"] as const) expect(canTip(approved({ kind })), kind).toBe(false);
    expect(canTip(approved({ refunded_at: AT }))).toBe(false);
    expect(canTip(approved({ payee: aCard({ id: null }) }))).toBe(false);
    expect(canTip(approved({ payee: null }))).toBe(false);
  });

  it("waits for the answer to a withdrawal, and for the bank", () => {
    expect(canTip(approved(withdrawn(null)))).toBe(false);
    expect(canTip(approved(withdrawn(true)))).toBe(false);
    expect(canTip(approved(withdrawn(false)))).toBe(true);
    for (const status of ["open", "lost"] as const) {
      expect(canTip(approved({ chargeback: aChargeback({ status }) })), status).toBe(false);
    }
    expect(canTip(approved({ chargeback: aChargeback({ status: "won" }) }))).toBe(true);
  });

  it("is given once: a paid one counts before one that the bank processes, and a refused one not at all", () => {
    const tip = (status: Payment["status"], id = 20) => aPayment({ id, kind: "tip", status });
    const extra = aPayment({ id: 14, kind: "request", status: "processing" });
    expect(tipAmong([approved(), extra])).toBeUndefined();
    expect(tipAmong([tip("processing", 20), tip("released", 21)])?.id).toBe(21);
    expect(tippableAmong([extra, approved(), tip("expired")])?.id).toBe(9);
    expect(tippableAmong([approved(), tip("processing")])).toBeUndefined();
  });
});
