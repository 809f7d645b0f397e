import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** The cost of a guess: 16 MiB, five passes. A Worker allows at most 2^20 in all. */
export const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const PREFIX = `$scrypt$ln=${Math.log2(COST.N)},r=${COST.r},p=${COST.p}$`;

/** Verified when there is no password, so that an unknown address takes as long as a wrong password. */
const DUMMY = `${PREFIX}YnV1cmtsdXNzZXItbm9uZQ$iy1YEAqLHZuSpPGA5FMCteUl/QHS7R+R14xl8gg7N+o`;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const options: ScryptOptions = { ...COST, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const written = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/** The stored form: `$scrypt$ln=14,r=8,p=5$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}${written(salt)}$${written(await derive(password, salt))}`;
}

/** Takes the same time without a stored password (`null`). */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = "", kept = ""] = (hash ?? DUMMY).slice(PREFIX.length).split("$");
  const key = await derive(password, Buffer.from(salt, "base64"));
  const known = Buffer.from(kept, "base64");
  return known.length === key.length && timingSafeEqual(key, known) && hash !== null;
}
