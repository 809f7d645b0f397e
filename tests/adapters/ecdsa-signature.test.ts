import fc from "fast-check";
import { expect, it } from "vitest";
import { unwrapEC2Signature } from "../../workers/api/calls/passkey/ecdsa-signature.ts";

const P256 = 1;

/** A whole number as DER writes it: no needless zeros, and one where the first bit would say that it is negative. */
function inDer(digits: Uint8Array): number[] {
  const first = digits.findIndex((digit) => digit !== 0);
  const needed = first < 0 ? [0] : [...digits.subarray(first)];
  const number = (needed[0] ?? 0) >= 0x80 ? [0, ...needed] : needed;
  return [0x02, number.length, ...number];
}

function signatureOf(r: Uint8Array, s: Uint8Array): Uint8Array {
  const numbers = [...inDer(r), ...inDer(s)];
  return new Uint8Array([0x30, numbers.length, ...numbers]);
}

const number = fc
  .tuple(fc.nat({ max: 32 }), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([zeros, digits]) => digits.map((digit, at) => (at < zeros ? 0 : digit)));

it("reads any two numbers, however short", () => {
  fc.assert(
    fc.property(number, number, (r, s) => {
      expect([...unwrapEC2Signature(signatureOf(r, s), P256)]).toEqual([...r, ...s]);
    }),
  );
});

it("throws for what is cut off, longer, no sequence, no numbers, needlessly long, negative or of another curve", () => {
  const [r, s] = [new Uint8Array(32).fill(0x7f), new Uint8Array(32).fill(0x91)];
  const good = signatureOf(r, s);
  for (let length = 0; length < good.length; length++) {
    expect(() => unwrapEC2Signature(good.subarray(0, length), P256)).toThrow(Error);
  }
  const changed = (at: number, to: number) => good.with(at, to);
  const wrong = [
    new Uint8Array([...good, 0]),
    changed(0, 0x31),
    changed(1, 0x81),
    changed(2, 0x03),
    changed(3, 0x40),
    changed(4, 0x80),
    new Uint8Array([0x30, 6, 0x02, 1, 1, 0x02, 1, 0x80]),
    new Uint8Array([0x30, 7, 0x02, 2, 0, 1, 0x02, 1, 1]),
    new Uint8Array([0x30, 5, 0x02, 0, 0x02, 1, 1]),
    new Uint8Array([0x30, 38, 0x02, 33, ...new Uint8Array(33).fill(1), 0x02, 1, 1]),
  ];
  for (const signature of wrong) expect(() => unwrapEC2Signature(signature, P256)).toThrow(Error);
  expect(() => unwrapEC2Signature(good, 2)).toThrow("another curve");
});
