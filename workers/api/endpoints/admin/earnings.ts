import { contract } from "~/api/contract";
import type { EarningsOfAll } from "~/domain/admin";
import { startOfDayInAmsterdam } from "~/domain/calendar";
import { type CsvFormat, csvAmount, csvOf } from "~/domain/csv";
import { QUARTERS } from "~/domain/earnings-period";
import { formatMoney } from "~/domain/money";
import { type TaxData, taxKindOf } from "~/domain/tax-data";
import { insertAudit } from "../../db/audit";
import type { Database } from "../../db/database";
import {
  openTaxData,
  TAX_PROFILE,
  type TaxDataRow,
  type TaxProfile,
  taxDataKeys,
  withProfile,
} from "../../db/tax-data";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

interface Reported {
  name: string;
  iban: string | null;
  address: string;
  kvk: string | null;
  vat: string | null;
  rsin: string | null;
  birth_date: string | null;
  bsn: string | null;
}

type TaxRow = TaxDataRow & TaxProfile & { business: number; status: string };

const TAX_ROWS = `SELECT t.*, u.business, u.status, ${TAX_PROFILE} FROM tax_data t JOIN user u ON u.id = t.user_id
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

const isOwnKind = ({ kind, business }: TaxRow): boolean => kind === taxKindOf({ business: business === 1 });

function chosenOf(rows: readonly TaxRow[]): TaxRow | undefined {
  return rows.find((row) => row.status !== "deleted" && isOwnKind(row)) ?? rows[0];
}

/** 503 without the keys, if there is anything to decrypt. */
async function reportedIn(env: Env, db: Database, people: readonly number[]): Promise<Map<number, Reported>> {
  const { results } = await db.prepare(TAX_ROWS).bind(JSON.stringify(people)).all<TaxRow>();
  if (results.length === 0) return new Map();
  const keys = taxDataKeys(env) ?? refuse("unavailable");
  const chosen = [...Map.groupBy(results, ({ user_id }) => user_id).values()].flatMap((rows) => chosenOf(rows) ?? []);
  const opened = chosen.map(async (row) => {
    const data = withProfile(await openTaxData(keys, row), row);
    return [row.user_id, reportedOf(data)] as const;
  });
  return new Map(await Promise.all(opened));
}

interface QuarterRow {
  id: number;
  name: string;
  email: string;
  iban: string | null;
  address: string | null;
  kvk: string | null;
  vat: string | null;
  tax_data: number;
  quarter: number;
  fees: number;
  net: number;
  count: number;
}

type Sums = Pick<QuarterRow, "fees" | "net" | "count">;

/** A tip counts as earned, but not as a job. Binds the start of each quarter and of the next year, and the requested quarter or null. */
const EARNED = `
  WITH paid AS (
    SELECT payee_id, 1 + (released_at >= ?2) + (released_at >= ?3) + (released_at >= ?4) AS quarter, kind, helper_fee, helper_amount
    FROM payment INDEXED BY payment_released WHERE payee_id IS NOT NULL AND released_at >= ?1 AND released_at < ?5)
  SELECT u.id, iif(u.business = 1, coalesce(u.company, u.name), u.name) AS name, u.email, u.iban, paid.quarter,
    coalesce(iif(u.business = 1, u.business_address, NULL),
      nullif(trim(coalesce(u.zipcode, '') || ' ' || coalesce(u.city, '')), '')) AS address,
    iif(u.business = 1, u.kvk, NULL) AS kvk, iif(u.business = 1, u.vat, NULL) AS vat,
    EXISTS (SELECT 1 FROM tax_data t WHERE t.user_id = u.id) AS tax_data,
    sum(paid.helper_fee) AS fees, sum(paid.helper_amount) AS net, sum(paid.kind <> 'tip') AS count
  FROM paid JOIN user u ON u.id = paid.payee_id WHERE ?6 IS NULL OR paid.quarter = ?6 GROUP BY u.id, paid.quarter ORDER BY u.id, paid.quarter`;

const starts = (year: number) =>
  [`${year}-01-01`, `${year}-04-01`, `${year}-07-01`, `${year}-10-01`, `${year + 1}-01-01`].map(startOfDayInAmsterdam);

const NOTHING: Sums = { fees: 0, net: 0, count: 0 };

function summed(rows: readonly Sums[]) {
  const { fees, net, count } = rows.reduce(
    (sum, row) => ({ fees: sum.fees + row.fees, net: sum.net + row.net, count: sum.count + row.count }),
    NOTHING,
  );
  return { gross: formatMoney(net + fees), fees: formatMoney(fees), net: formatMoney(net), count };
}

function helperOf([first, ...others]: [QuarterRow, ...QuarterRow[]]): EarningsOfAll["results"][number] {
  const rows = [first, ...others];
  const { id, name, email, iban, address, kvk, vat } = first;
  const tax_data = first.tax_data === 1;
  const quarters = QUARTERS.map((quarter) => ({
    quarter,
    ...summed(rows.filter((row) => row.quarter === quarter)),
  }));
  return { id, name, email, iban, address, kvk, vat, tax_data, ...summed(rows), quarters };
}

const nameOf = (year: number, quarter?: number) => `earnings-${year}${quarter ? `-q${quarter}` : ""}.csv`;

interface Period {
  year: number;
  quarter?: number;
  format: CsvFormat;
}

const REPORTED = ["rsin", "birth_date", "bsn"] as const;

function asCsv(
  helpers: EarningsOfAll["results"],
  reported: ReadonlyMap<number, Reported>,
  { year, quarter, format }: Period,
): Response {
  const quarters = quarter ? [] : QUARTERS;
  const cellOf = (value: string | number | undefined) =>
    typeof value === "string" ? csvAmount(value, format) : (value ?? null);
  const money = ["gross", "fees", "net", "count"] as const;
  const head = ["id", "name", "email", "iban", "address", "kvk", "vat", ...REPORTED, ...money];
  const perQuarter = quarters.flatMap((one) => money.map((name) => `q${one}_${name}`));
  const rows = helpers.map((helper) => {
    const { id, email } = helper;
    const of: Partial<Reported> = reported.get(id) ?? {};
    const { name, iban, address, kvk, vat } = { ...helper, ...of };
    return [
      id,
      name,
      email,
      iban,
      address,
      kvk,
      vat,
      ...REPORTED.map((column) => of[column] ?? null),
      ...money.map((name) => cellOf(helper[name])),
      ...quarters.flatMap((one) => money.map((name) => cellOf(helper.quarters[one - 1]?.[name]))),
    ];
  });
  return new Response(csvOf([[...head, ...perQuarter], ...rows], format), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${nameOf(year, quarter)}"`,
    },
  });
}

/** Each download is in the audit log. */
async function exported(
  c: CallContext<typeof contract.admin.earnings>,
  helpers: EarningsOfAll["results"],
  period: Period,
): Promise<Response> {
  const { db, env, now, tx, viewer } = c;
  const { year, quarter, format } = period;
  const people = helpers.filter(({ tax_data }) => tax_data).map(({ id }) => id);
  const reported = await reportedIn(env, db, people);
  const reason = `${nameOf(year, quarter)}, ${format}, ${helpers.length}`;
  await tx
    .add(insertAudit(db, now, { admin: viewer.id, action: "export", target: { type: "earnings", id: year }, reason }))
    .commit();
  return asCsv(helpers, reported, period);
}

/** The year is a calendar year in Amsterdam. Only the files contain the stored tax data. */
export const earnings = endpoint(contract.admin.earnings, {
  handle: async (c) => {
    const { year, quarter, format } = await c.fields();
    const { results } = await c.db
      .prepare(EARNED)
      .bind(...starts(year), quarter ?? null)
      .all<QuarterRow>();
    const helpers = Map.groupBy(results, (row) => row.id);
    const all = [...helpers.values()].map((rows) => helperOf(rows as [QuarterRow, ...QuarterRow[]]));
    return format === "json" ? { year, results: all } : exported(c, all, { year, quarter, format });
  },
});
