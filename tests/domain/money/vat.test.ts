import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditOf, invoiceNumber, VAT_RATES, type VatRate, vatIn } from "~/domain/money/vat";

const cents = fc.integer({ min: 1, max: 999_900 });
const rates = fc.constantFrom(...VAT_RATES);

describe("the VAT in an amount", () => {
  it.each<[total: number, rate: VatRate, vat: number]>([
    [12_100, 21, 2_100],
    [10_000, 21, 1_736],
    [10_900, 9, 900],
    [10_000, 9, 826],
    [10_000, 0, 0],
    [3, 21, 1],
    [2, 21, 0],
  ])("of %i at %i%% is %i", (total, rate, vat) => {
    expect(vatIn(total, rate)).toBe(vat);
  });

  it("is within half a cent of the exact part", () => {
    fc.assert(
      fc.property(cents, rates, (total, rate) => {
        expect(Math.abs(vatIn(total, rate) - (total * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});

describe("a credit note", () => {
  it("takes off what the seller lost", () => {
    const whole = { total: 10_000, vat_rate: 21, credited: 0 } as const;
    expect(creditOf(whole, 0)).toEqual({ total: 10_000, vat: 1_736 });
    expect(creditOf(whole, 10_000)).toEqual({ total: 0, vat: 0 });
    expect(creditOf(whole, 7_500)).toEqual({ total: 2_500, vat: 434 });
    expect(creditOf({ ...whole, credited: 10_000 }, 0)).toEqual({ total: 0, vat: 0 });
  });

  it("makes the invoice what the seller has of it, whatever the parts", () => {
    fc.assert(
      fc.property(cents, rates, fc.array(cents, { maxLength: 6 }), (total, vat_rate, parts) => {
        let [earned, credited, vat] = [total, 0, 0];
        for (const part of [...parts, total]) {
          earned = Math.max(0, earned - part);
          const credit = creditOf({ total, vat_rate, credited }, earned);
          expect(credit.vat).toBeGreaterThanOrEqual(0);
          expect(credit.vat).toBeLessThanOrEqual(credit.total);
          credited += credit.total;
          vat += credit.vat;
          expect(total - credited).toBe(earned);
          expect(vat).toBe(vatIn(credited, vat_rate));
        }
        expect([credited, vat]).toEqual([total, vatIn(total, vat_rate)]);
      }),
    );
  });
});

it("a number has the year and at least four digits", () => {
  expect(invoiceNumber({ year: 2026, sequence: 1 })).toBe("2026-0001");
  expect(invoiceNumber({ year: 2026, sequence: 12_345 })).toBe("2026-12345");
});
