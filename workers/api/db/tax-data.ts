import type { TaxData, TaxKind } from "~/domain/accounts/tax-data";
import { taxDataKeptFrom } from "~/domain/site/retention";
import { dayInAmsterdam, startOfDayInAmsterdam } from "~/domain/values/calendar";
import { writeLog } from "~/domain/values/log";
import { type Sealed, type SealKey, seal, sealKeysOf, unseal } from "../secrets/seal";
import type { Database, Write } from "./database";

export interface TaxDataRow extends Sealed {
  user_id: number;
  kind: TaxKind;
  updated_at: number;
}

export const OWN_KIND = "iif(u.business = 1, 'business', 'person')";

export const HAS_TAX_DATA = `EXISTS (SELECT 1 FROM tax_data t WHERE t.user_id = u.id AND t.kind = ${OWN_KIND})`;

let isLogged = false;

/** Null: the secret is missing or malformed. */
export function taxDataKeys({ TAX_DATA_KEYS }: Pick<Env, "TAX_DATA_KEYS">): SealKey[] | null {
  const keys = sealKeysOf(TAX_DATA_KEYS);
  if (keys || isLogged) return keys;
  isLogged = true;
  const message = "Secrets missing or malformed: set them with `wrangler secret put`";
  writeLog("error", { message, secrets: ["TAX_DATA_KEYS"] });
  return null;
}

const rowName = ({ user_id, kind }: Pick<TaxDataRow, "user_id" | "kind">) => `tax_data:${user_id}:${kind}`;

export const openTaxData = (keys: readonly SealKey[], row: TaxDataRow): Promise<TaxData> =>
  unseal<TaxData>(keys, rowName(row), row);

export async function sealedTaxData(
  keys: readonly SealKey[],
  { user, data, now }: { user: number; data: TaxData; now: number },
): Promise<TaxDataRow> {
  const row = { user_id: user, kind: data.kind, updated_at: now };
  return { ...row, ...(await seal(keys, rowName(row), data)) };
}

export const saveTaxData = (db: Database, { user_id, kind, key_id, sealed, updated_at }: TaxDataRow): Write =>
  db
    .prepare(
      `INSERT INTO tax_data (user_id, kind, key_id, sealed, updated_at) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT DO UPDATE SET key_id = ?3, sealed = ?4, updated_at = ?5`,
    )
    .bind(user_id, kind, key_id, sealed, updated_at);

export const taxDataOf = (db: Database, user: number, kind: TaxKind): Promise<TaxDataRow | null> =>
  db.prepare("SELECT * FROM tax_data WHERE user_id = ? AND kind = ?").bind(user, kind).first<TaxDataRow>();

export async function taxDataRowsOf(db: Database, user: number): Promise<TaxDataRow[]> {
  const found = db.prepare("SELECT * FROM tax_data WHERE user_id = ? ORDER BY updated_at DESC, kind").bind(user);
  return (await found.all<TaxDataRow>()).results;
}

/** Epoch milliseconds. The law requires tax data of later payments. */
export const keptSince = (now: number): number => startOfDayInAmsterdam(taxDataKeptFrom(dayInAmsterdam(now)));

export interface TaxProfile {
  name: string;
  iban: string | null;
  kvk: string | null;
  vat: string | null;
  business_address: string | null;
}
export const TAX_PROFILE = "u.name, u.iban, u.kvk, u.vat, u.business_address";

export function withProfile(data: TaxData, { name, iban, kvk, vat, business_address }: TaxProfile): TaxData {
  const account = { iban: iban ?? data.iban ?? null };
  if (data.kind === "person") return { ...data, ...account, name: data.last_name ? data.name : name || data.name };
  return {
    ...data,
    ...account,
    kvk: kvk ?? data.kvk,
    vat: vat ?? data.vat,
    address: business_address ?? data.address,
  };
}

export const replaceSealed = (db: Database, before: TaxDataRow, { key_id, sealed }: TaxDataRow): Write =>
  db
    .prepare("UPDATE tax_data SET key_id = ?, sealed = ? WHERE user_id = ? AND kind = ? AND sealed = ?")
    .bind(key_id, sealed, before.user_id, before.kind, before.sealed);

export const deleteTaxData = (db: Database, user: number): Write =>
  db.prepare("DELETE FROM tax_data WHERE user_id = ?").bind(user);

export async function isPaidSince(db: Database, user: number, since: number): Promise<boolean> {
  const reported = db
    .prepare("SELECT EXISTS (SELECT 1 FROM payment WHERE payee_id = ? AND released_at >= ?) AS reported")
    .bind(user, since);
  return (await reported.first<number>("reported")) === 1;
}

export const findTaxProfile = (db: Database, user: number): Promise<TaxProfile | null> =>
  db.prepare(`SELECT ${TAX_PROFILE} FROM user u WHERE u.id = ?`).bind(user).first<TaxProfile>();

const RESEALED = 100;

export async function rowsOfOtherKeys(
  db: Database,
  key: string | undefined,
  user: number | undefined,
): Promise<TaxDataRow[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM tax_data WHERE key_id <> ?1 AND (?2 IS NULL OR user_id = ?2)
       ORDER BY random() LIMIT ${RESEALED}`,
    )
    .bind(key, user ?? null)
    .all<TaxDataRow>();
  return results;
}

export type ReportedTaxRow = TaxDataRow & TaxProfile & { business: number; status: string };

const TAX_ROWS = `SELECT t.*, u.business, u.status, ${TAX_PROFILE} FROM tax_data t JOIN user u ON u.id = t.user_id
  WHERE t.user_id IN (SELECT value FROM json_each(?)) ORDER BY t.user_id, t.updated_at DESC`;

export const taxRowsOf = async (db: Database, people: readonly number[]): Promise<ReportedTaxRow[]> =>
  (await db.prepare(TAX_ROWS).bind(JSON.stringify(people)).all<ReportedTaxRow>()).results;

export interface TaxOwner extends TaxProfile {
  business: number;
}

export const findTaxOwner = (db: Database, user: number): Promise<TaxOwner | null> =>
  db.prepare(`SELECT u.business, ${TAX_PROFILE} FROM user u WHERE u.id = ?`).bind(user).first<TaxOwner>();
