import { contract } from "~/api/contract";
import { dayInAmsterdam } from "~/domain/calendar";
import { type Cents, formatMoney } from "~/domain/money";
import type { Database } from "../../db/database";
import { endpoint } from "../../http/endpoint";

interface Released {
  helper_fee: Cents;
  helper_amount: Cents;
  released_at: number;
}

const RELEASED = `SELECT helper_fee, helper_amount, released_at FROM payment
  WHERE payee_id = ? AND status = 'released' AND released_at BETWEEN ? AND ?`;

const DAY = 24 * 3600 * 1000;

/** Days in Amsterdam: the range is read a day wider and filtered by date. */
async function releasedIn(db: Database, user: number, year: number) {
  const { results } = await db
    .prepare(RELEASED)
    .bind(user, Date.UTC(year, 0, 1) - DAY, Date.UTC(year + 1, 0, 1) + DAY)
    .all<Released>();
  return results
    .map((row) => ({ ...row, day: dayInAmsterdam(row.released_at) }))
    .filter(({ day }) => day.startsWith(`${year}-`));
}

function summed(rows: readonly Released[]) {
  const fees = rows.reduce((sum, row) => sum + row.helper_fee, 0);
  const net = rows.reduce((sum, row) => sum + row.helper_amount, 0);
  return { gross: formatMoney(net + fees), fees: formatMoney(fees), net: formatMoney(net) };
}

export const earnings = endpoint(contract.wallet.earnings, {
  handle: async ({ db, now, viewer, ...c }) => {
    const { year = Number(dayInAmsterdam(now).slice(0, 4)) } = await c.fields();
    const rows = await releasedIn(db, viewer.id, year);
    const months = Array.from({ length: 12 }, (_, index) => {
      const month = String(index + 1).padStart(2, "0");
      return { month: index + 1, ...summed(rows.filter(({ day }) => day.slice(5, 7) === month)) };
    });
    return { year, ...summed(rows), count: rows.length, months };
  },
});
