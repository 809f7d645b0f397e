import { isLocal } from "~/domain/environment";

/** Imported when first needed: it brings streams and events along, and most isolates never see a password. */
const nodeCrypto = () => import("node:crypto");

/** What a guess costs: memory of 2^ln * r * 128 bytes, p times. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** 16 MiB, five passes: an eighth of a second. A Worker allows 2^ln * r * p of at most 2^20. */
export const STRONG: Cost = { ln: 14, r: 8, p: 5 };
/** Of accounts whose password anybody can read in the source. */
const LIGHT: Cost = { ln: 4, r: 8, p: 1 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Verified when there is no password, so that an unknown address takes as long as a wrong password. */
const DUMMY = "$scrypt$ln=14,r=8,p=5$YnV1cmtsdXNzZXItbm9uZQ$iy1YEAqLHZuSpPGA5FMCteUl/QHS7R+R14xl8gg7N+o";

async function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const { scrypt } = await nodeCrypto();
  const options = { N: 2 ** ln, r, p, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const written = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/** What passwords cost where this runs: full price wherever people are. */
export const passwordCost = ({ ENVIRONMENT }: Pick<Env, "ENVIRONMENT">): Cost =>
  isLocal(ENVIRONMENT) ? LIGHT : STRONG;

/** The stored form, which says its cost: `$scrypt$ln=14,r=8,p=5$salt$key`. */
export async function hashPassword(password: string, cost: Cost): Promise<string> {
  const { randomBytes } = await nodeCrypto();
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${written(salt)}$${written(key)}`;
}

/** Takes the same time without a stored password (`null`). */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, ln, r, p, salt = "", kept = ""] = STORED.exec(hash ?? DUMMY) ?? [];
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  if (!kept) return false;
  const key = await derive(password, Buffer.from(salt, "base64"), cost);
  const { timingSafeEqual } = await nodeCrypto();
  const known = Buffer.from(kept, "base64");
  return known.length === key.length && timingSafeEqual(key, known) && hash !== null;
}
