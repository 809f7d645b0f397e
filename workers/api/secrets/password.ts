import { isLocal } from "~/domain/site/environment";

/** Lazy: it includes streams and events, and most isolates never handle a password. */
const nodeCrypto = () => import("node:crypto");

/** Memory of 2^ln * r * 128 bytes, p times. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** 16 MiB, five passes: 125 ms. A Worker allows 2^ln * r * p of at most 2^20. */
export const STRONG: Cost = { ln: 14, r: 8, p: 5 };
/** For demonstration accounts, whose password is in the source. */
const LIGHT: Cost = { ln: 4, r: 8, p: 1 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const NO_SALT = new Uint8Array(SALT_BYTES);

async function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Buffer> {
  const { scrypt } = await nodeCrypto();
  const options = { N: 2 ** ln, r, p, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const written = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

export const passwordCost = ({ ENVIRONMENT }: Pick<Env, "ENVIRONMENT">): Cost =>
  isLocal(ENVIRONMENT) ? LIGHT : STRONG;

/** Older hashes are of the typed form, newer ones of the composed (NFC). */
const spellings = (password: string) => new Set([password.normalize(), password]);

export async function hashPassword(password: string, cost: Cost): Promise<string> {
  const { randomBytes } = await nodeCrypto();
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password.normalize(), salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${written(salt)}$${written(key)}`;
}

function readStored(hash: string) {
  const [, ln, r, p, salt, key] = STORED.exec(hash) ?? [];
  if (!salt || !key) return null;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

/** Timing must not reveal known addresses: `null` takes as long as a wrong password. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  for (const spelling of spellings(password)) if (await isHashed(spelling, hash)) return true;
  return false;
}

async function isHashed(password: string, hash: string | null): Promise<boolean> {
  const stored = readStored(hash ?? "");
  const key = await derive(password, stored?.salt ?? NO_SALT, stored?.cost ?? STRONG);
  const { timingSafeEqual } = await nodeCrypto();
  return stored !== null && stored.key.length === key.length && timingSafeEqual(key, stored.key);
}
