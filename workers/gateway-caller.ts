/** Without the caller's address, all callers behind a gateway would share its address and limits. */
export const CALLER_HEADER = "Gateway-Caller";

/** In both directions: clocks differ, and a copied header must expire soon. */
const TOLERANCE_SECONDS = 60;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const toSign = (at: string, address: string) => bytesOf(`gateway-caller.${at}.${address}`);

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const keys = new Map<string, Promise<CryptoKey>>();

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = crypto.subtle.importKey("raw", bytesOf(secret), hmac, false, ["sign", "verify"]);
  keys.set(secret, key);
  return key;
}

export async function signCaller(secret: string, address: string, now: number): Promise<string> {
  const at = String(Math.floor(now / 1000));
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), toSign(at, address));
  return `t=${at},a=${address},v1=${toHex(signature)}`;
}

export async function callerOf(header: string | null, secret: string | undefined, now: number): Promise<string | null> {
  const [, at, address, signature] = /^t=(\d{1,12}),a=([^,]{1,64}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (!secret || !at || !address || !signature) return null;
  if (Math.abs(now / 1000 - Number(at)) > TOLERANCE_SECONDS) return null;
  const key = await keyOf(secret);
  const isOurs = await crypto.subtle.verify("HMAC", key, fromHex(signature), toSign(at, address));
  return isOurs ? address : null;
}
