import { contract } from "~/api/contract";
import { type TaxData, taxKindOf } from "~/domain/accounts/tax-data";
import type { EarningsOfAll } from "~/domain/admin/admin";
import { QUARTERS } from "~/domain/money/earnings-period";
import { formatMoney } from "~/domain/money/money";
import { type CsvFormat, csvAmount, csvOf } from "~/domain/values/csv";
import { insertAudit } from "../../db/audit";
import type { Database } from "../../db/database";
import { earnedByQuarter, type QuarterRow } from "../../db/earnings";
import { openTaxData, type ReportedTaxRow, taxDataKeys, taxRowsOf, withProfile } from "../../db/tax-data";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { requireProof } from "../account/password";

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

function reportedOf(data: TaxData): Reported {
  const iban = data.iban ?? null;
  if (data.kind === "business") {
    const { legal_name, address, kvk, vat, rsin } = data;
    return { name: legal_name, iban, address, kvk, vat, rsin, birth_date: null, bsn: null };
  }
  const { name, street, zipcode, city, birth_date, bsn } = data;
  return { name, iban, address: `${street}, ${zipcode} ${city}`, kvk: null, vat: null, rsin: null, birth_date, bsn };
}

const isOwnKind = ({ kind, business }: ReportedTaxRow): boolean => kind === taxKindOf({ business: business === 1 });

function chosenOf(rows: readonly ReportedTaxRow[]): ReportedTaxRow | undefined {
  return rows.find((row) => row.status !== "deleted" && isOwnKind(row)) ?? rows[0];
}

async function reportedIn(env: Env, db: Database, people: readonly number[]): Promise<Map<number, Reported>> {
  const results = await taxRowsOf(db, people);
  if (results.length === 0) return new Map();
  const keys = taxDataKeys(env) ?? refuse("unavailable");
  const chosen = [...Map.groupBy(results, ({ user_id }) => user_id).values()].flatMap((rows) => chosenOf(rows) ?? []);
  const opened = chosen.map(async (row) => {
    const data = withProfile(await openTaxData(keys, row), row);
    return [row.user_id, reportedOf(data)] as const;
  });
  return new Map(await Promise.all(opened));
}

type Context = CallContext<typeof contract.admin.earnings>;
type Sums = Pick<QuarterRow, "fees" | "net" | "count">;

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

interface File {
  year: number;
  quarter?: number;
  format: CsvFormat;
  reason?: string;
}

const REPORTED = ["rsin", "birth_date", "bsn"] as const;

function asCsv(
  helpers: EarningsOfAll["results"],
  reported: ReadonlyMap<number, Reported> | null,
  { year, quarter, format }: File,
): Response {
  const numbers = reported ? REPORTED : [];
  const quarters = quarter ? [] : QUARTERS;
  const cellOf = (value: string | number | undefined) =>
    typeof value === "string" ? csvAmount(value, format) : (value ?? null);
  const money = ["gross", "fees", "net", "count"] as const;
  const head = ["id", "name", "email", "iban", "address", "kvk", "vat", ...numbers, ...money];
  const perQuarter = quarters.flatMap((one) => money.map((name) => `q${one}_${name}`));
  const rows = helpers.map((helper) => {
    const { id, email } = helper;
    const of: Partial<Reported> = reported?.get(id) ?? {};
    const { name, iban, address, kvk, vat } = { ...helper, ...of };
    return [
      id,
      name,
      email,
      iban,
      address,
      kvk,
      vat,
      ...numbers.map((column) => of[column] ?? null),
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

/** A session that was left open must not yield the BSN of every helper. */
async function taxNumbers({ db, env, now, viewer }: Context, helpers: EarningsOfAll["results"]) {
  await requireProof(db, now, viewer);
  const people = helpers.filter(({ tax_data }) => tax_data).map(({ id }) => id);
  return reportedIn(env, db, people);
}

async function exported(c: Context, helpers: EarningsOfAll["results"], file: File): Promise<Response> {
  const { db, now, tx, viewer } = c;
  const { year, quarter, format, reason: why } = file;
  const reported = why === undefined ? null : await taxNumbers(c, helpers);
  const reason = `${nameOf(year, quarter)}, ${format}, ${helpers.length}${why === undefined ? "" : `, BSN: ${why}`}`;
  await tx
    .add(insertAudit(db, now, { admin: viewer.id, action: "export", target: { type: "earnings", id: year }, reason }))
    .commit();
  return asCsv(helpers, reported, file);
}

export const earnings = endpoint(contract.admin.earnings, {
  handle: async (c) => {
    const { year, quarter, format, reason } = await c.fields();
    const helpers = Map.groupBy(await earnedByQuarter(c.db, year, quarter), (row) => row.id);
    const all = [...helpers.values()].map((rows) => helperOf(rows as [QuarterRow, ...QuarterRow[]]));
    return format === "json" ? { year, results: all } : exported(c, all, { year, quarter, format, reason });
  },
});
