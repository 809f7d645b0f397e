import { type TaxData, taxKindOf } from "~/domain/tax-data";
import type { Database } from "../../db/database";
import {
  openTaxData,
  TAX_PROFILE,
  type TaxDataRow,
  type TaxProfile,
  taxDataKeys,
  withProfile,
} from "../../db/tax-data";
import { refuse } from "../../http/refusal";

export interface Reported {
  name: string;
  iban: string | null;
  address: string;
  kvk: string | null;
  vat: string | null;
  rsin: string | null;
  birth_date: string | null;
  bsn: string | null;
}

type Row = TaxDataRow & TaxProfile & { business: number; status: string };

/** If a user has both kinds, the current one comes first. For a deleted account the latest counts. */
const ROWS = `SELECT t.*, u.business, u.status, ${TAX_PROFILE} FROM tax_data t JOIN user u ON u.id = t.user_id
  WHERE t.user_id IN (SELECT value FROM json_each(?)) ORDER BY t.user_id, t.updated_at DESC`;

function reportedOf(data: TaxData): Reported {
  const iban = data.iban ?? null;
  if (data.kind === "business") {
    const { legal_name, address, kvk, vat, rsin } = data;
    return { name: legal_name, iban, address, kvk, vat, rsin, birth_date: null, bsn: null };
  }
  const { name, street, zipcode, city, birth_date, bsn } = data;
  return { name, iban, address: `${street}, ${zipcode} ${city}`, kvk: null, vat: null, rsin: null, birth_date, bsn };
}

const isOwnKind = ({ kind, business }: Row): boolean => kind === taxKindOf({ business: business === 1 });

function chosenOf(rows: readonly Row[]): Row | undefined {
  return rows.find((row) => row.status !== "deleted" && isOwnKind(row)) ?? rows[0];
}

/** Decrypts the tax data of these users. 503 without the keys, if there is anything to decrypt. */
export async function reportedIn(env: Env, db: Database, people: readonly number[]): Promise<Map<number, Reported>> {
  const { results } = await db.prepare(ROWS).bind(JSON.stringify(people)).all<Row>();
  if (results.length === 0) return new Map();
  const keys = taxDataKeys(env) ?? refuse("unavailable");
  const chosen = [...Map.groupBy(results, ({ user_id }) => user_id).values()].flatMap((rows) => chosenOf(rows) ?? []);
  const opened = chosen.map(async (row) => {
    const data = withProfile(await openTaxData(keys, row), row);
    return [row.user_id, reportedOf(data)] as const;
  });
  return new Map(await Promise.all(opened));
}
