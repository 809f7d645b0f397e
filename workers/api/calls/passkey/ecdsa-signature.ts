/** Of r and of s on P-256, the curve of the algorithm that passkeys are asked for. */
const LENGTH = 32;
const P256 = 1;
const [SEQUENCE, INTEGER] = [0x30, 0x02];

/** A positive whole number of DER, which has no needless zeros in front, in as many bytes as WebCrypto wants. */
function inFull(number: Uint8Array): Uint8Array {
  const [first = 0x80, second = 0x80] = number;
  if (first >= 0x80 || (first === 0 && number.length > 1 && second < 0x80)) throw new Error("not a positive number");
  const digits = number.subarray(first === 0 ? 1 : 0);
  if (digits.length > LENGTH) throw new Error("too long for its curve");
  const full = new Uint8Array(LENGTH);
  full.set(digits, LENGTH - digits.length);
  return full;
}

/**
 * A signature of ECDSA as WebCrypto reads it: an authenticator writes r and s as a sequence of two whole numbers in DER, WebCrypto
 * wants them behind each other. Stands in for the verifier's own (scripts/certificates.ts), which brings a library for all of ASN.1.
 */
export function unwrapEC2Signature(signature: Uint8Array, curve: number): Uint8Array<ArrayBuffer> {
  if (curve !== P256) throw new Error("another curve");
  const [sequence, length, integer, lengthOfR = 0] = signature;
  const [secondInteger, lengthOfS = 0] = signature.subarray(4 + lengthOfR);
  const isWhole = length === signature.length - 2 && length === 4 + lengthOfR + lengthOfS;
  if (sequence !== SEQUENCE || integer !== INTEGER || secondInteger !== INTEGER || !isWhole) {
    throw new Error("not two whole numbers");
  }
  const pair = new Uint8Array(2 * LENGTH);
  pair.set(inFull(signature.subarray(4, 4 + lengthOfR)));
  pair.set(inFull(signature.subarray(6 + lengthOfR)), LENGTH);
  return pair;
}
