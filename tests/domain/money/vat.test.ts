import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withFee } from "~/domain/money/money";
import { creditOf, invoiceNumber, VAT_RATES, type VatRate, vatIn } from "~/domain/money/vat";
import { percents } from "./percents";

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
  it("gives back our fee first, at the percentage of the payment", () => {
    const invoice = { total: 10_000, vat_rate: 21, credited: 0, fee_percent: 10 } as const;
    expect(creditOf(invoice, 1500).total).toBe(500);
    expect(creditOf(invoice, 11_000).total).toBe(10_000);
  });

  it("takes all off when everything went back, without our fee", () => {
    const whole = { total: 10_000, vat_rate: 21, credited: 0, fee_percent: 5 } as const;
    expect(creditOf(whole, 10_500)).toEqual({ total: 10_000, vat: 1_736 });
    expect(creditOf(whole, 500)).toEqual({ total: 0, vat: 0 });
    expect(creditOf(whole, 3_000)).toEqual({ total: 2_500, vat: 434 });
    expect(creditOf({ ...whole, credited: 10_000 }, 10_500)).toEqual({ total: 0, vat: 0 });
  });

  it("makes the invoice what was kept of it, whatever the parts that went back", () => {
    fc.assert(
      fc.property(cents, rates, percents, fc.array(cents, { maxLength: 6 }), (total, vat_rate, fee_percent, backs) => {
        const paid = withFee(total, fee_percent);
        let [back, credited, vat] = [0, 0, 0];
        for (const part of [...backs, paid]) {
          back = Math.min(paid, back + part);
          const credit = creditOf({ total, vat_rate, credited, fee_percent }, back);
          expect(credit.vat).toBeGreaterThanOrEqual(0);
          expect(credit.vat).toBeLessThanOrEqual(credit.total);
          credited += credit.total;
          vat += credit.vat;
          expect(total - credited).toBe(Math.min(total, paid - back));
          expect(vat).toBe(vatIn(credited, vat_rate));
        }
        expect([credited, vat]).toEqual([total, vatIn(total, vat_rate)]);
      }),
    );
  });
});

describe("credit notes of a price in parts", () => {
  const part = fc.record({ total: cents, vat_rate: rates, back: fc.array(cents, { minLength: 1, maxLength: 3 }) });
  const parts = fc.array(part, { minLength: 2, maxLength: 4 });

  it("leave of each invoice what was kept of its payment, in whatever order the money goes back", () => {
    fc.assert(
      fc.property(parts, percents, fc.infiniteStream(fc.nat()), (parts, fee_percent, draw) => {
        const steps = parts.flatMap(({ back }, at) => back.map((cents) => ({ at, cents, place: draw.next().value })));
        const noted = parts.map(() => ({ back: 0, credited: 0, vat: 0 }));
        for (const { at, cents } of steps.toSorted((one, other) => one.place - other.place)) {
          const [{ total, vat_rate }, notes] = [parts[at], noted[at]] as [(typeof parts)[0], (typeof noted)[0]];
          notes.back = Math.min(withFee(total, fee_percent), notes.back + cents);
          const credit = creditOf({ total, vat_rate, credited: notes.credited, fee_percent }, notes.back);
          expect(credit.total).toBeGreaterThanOrEqual(0);
          notes.credited += credit.total;
          notes.vat += credit.vat;
        }
        for (const [at, { total, vat_rate, back }] of parts.entries()) {
          const paid = withFee(total, fee_percent);
          const kept = Math.min(
            total,
            paid -
              Math.min(
                paid,
                back.reduce((sum, cents) => sum + cents, 0),
              ),
          );
          expect(total - (noted[at]?.credited ?? 0)).toBe(kept);
          expect(noted[at]?.vat).toBe(vatIn(total - kept, vat_rate));
        }
      }),
    );
  });
});

it("a number has the year and at least four digits", () => {
  expect(invoiceNumber({ year: 2026, sequence: 1 })).toBe("2026-0001");
  expect(invoiceNumber({ year: 2026, sequence: 12_345 })).toBe("2026-12345");
});
