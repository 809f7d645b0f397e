import { hmac, sameSecret } from "../../secrets/secret";

/** In both directions, against replayed webhooks. */
const TOLERANCE_SECONDS = 300;

export const SIGNATURE_HEADER = "Sandbox-Signature";

export async function signed(secret: string, body: string, now: number): Promise<string> {
  const at = Math.floor(now / 1000);
  return `t=${at},v1=${await hmac(secret, `${at}.${body}`)}`;
}

export async function isSigned(secret: string, header: string | null, body: string, now: number): Promise<boolean> {
  const [, at, signature] = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (!secret || !at || !signature) return false;
  const fresh = Math.abs(now / 1000 - Number(at)) <= TOLERANCE_SECONDS;
  return sameSecret(await hmac(secret, `${at}.${body}`), signature) && fresh;
}
