import { contract } from "~/api/contract";
import { startOfDayInAmsterdam } from "~/domain/calendar";
import type { EarningsOfAll } from "~/domain/desk";
import { formatMoney } from "~/domain/money";
import { endpoint } from "../../http/endpoint";
import { csvOf } from "./csv";

interface QuarterRow {
  id: number;
  name: string;
  email: string;
  iban: string | null;
  address: string | null;
  quarter: number;
  fees: number;
  net: number;
  count: number;
}

type Sums = Pick<QuarterRow, "fees" | "net" | "count">;

/** Binds the start of each quarter and of the next year. */
const EARNED = `
  WITH paid AS (
    SELECT payee_id, 1 + (released_at >= ?2) + (released_at >= ?3) + (released_at >= ?4) AS quarter, helper_fee, helper_amount
    FROM payment INDEXED BY payment_released WHERE status = 'released' AND payee_id IS NOT NULL AND released_at >= ?1 AND released_at < ?5)
  SELECT u.id, iif(u.business = 1, coalesce(u.company, u.name), u.name) AS name, u.email, u.iban, paid.quarter,
    coalesce(u.business_address, nullif(trim(coalesce(u.zipcode, '') || ' ' || coalesce(u.city, '')), '')) AS address,
    sum(paid.helper_fee) AS fees, sum(paid.helper_amount) AS net, count(*) AS count
  FROM paid JOIN user u ON u.id = paid.payee_id GROUP BY u.id, paid.quarter ORDER BY u.id, paid.quarter`;

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
  const { id, name, email, iban, address } = first;
  const quarters = [1, 2, 3, 4].map((quarter) => ({
    quarter,
    ...summed(rows.filter((row) => row.quarter === quarter)),
  }));
  return { id, name, email, iban, address, ...summed(rows), quarters };
}

function asCsv(year: number, helpers: EarningsOfAll["results"]): Response {
  const money = ["gross", "fees", "net", "count"] as const;
  const head = ["id", "name", "email", "iban", "address", ...money];
  const perQuarter = [1, 2, 3, 4].flatMap((quarter) => money.map((name) => `q${quarter}_${name}`));
  const rows = helpers.map((helper) => [
    helper.id,
    helper.name,
    helper.email,
    helper.iban,
    helper.address,
    ...money.map((name) => helper[name]),
    ...helper.quarters.flatMap((quarter) => money.map((name) => quarter[name])),
  ]);
  return new Response(csvOf([[...head, ...perQuarter], ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="earnings-${year}.csv"`,
    },
  });
}

/** What each helper was paid in a year as it is in Amsterdam, by quarter: what the tax office is told. */
export const earnings = endpoint(contract.admin.earnings, {
  handle: async (c) => {
    const { year, format } = await c.fields();
    const { results } = await c.db
      .prepare(EARNED)
      .bind(...starts(year))
      .all<QuarterRow>();
    const helpers = Map.groupBy(results, (row) => row.id);
    const all = [...helpers.values()].map((rows) => helperOf(rows as [QuarterRow, ...QuarterRow[]]));
    return format === "csv" ? asCsv(year, all) : { year, results: all };
  },
});
