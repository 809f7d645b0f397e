import { contract } from "~/api/contract";
import {
  type AdminPayoutRow,
  adminPayoutOf,
  type DueRow,
  dueCount,
  dueOf,
  dueRows,
  payoutsWhere,
} from "../../db/admin-payout";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";
import { readerOf } from "./payout-of-path";

export const payouts = endpoint(contract.admin.payouts, {
  handle: async (c) => {
    const { page, status = null, user = null } = await c.fields();
    const asked = (first: number) =>
      `(?${first} IS NULL OR o.status = ?${first}) AND (?${first + 1} IS NULL OR o.user_id = ?${first + 1})`;
    const found = await pageOfRows<AdminPayoutRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM payout o WHERE ${asked(1)}`).bind(status, user),
      rows: (limit) => payoutsWhere(c.db, c.viewer.id, `${asked(2)} ORDER BY o.id DESC ${limit}`, status, user),
    });
    return { count: found.count, results: found.results.map((row) => adminPayoutOf(row, readerOf(c))) };
  },
});

export const duePayouts = endpoint(contract.admin.duePayouts, {
  handle: async (c) => {
    const { page } = await c.fields();
    const found = await pageOfRows<DueRow>(c.db, page, {
      count: dueCount(c.db),
      rows: (limit) => dueRows(c.db, c.viewer.id, limit),
    });
    return { count: found.count, results: found.results.map((row) => dueOf(row, readerOf(c))) };
  },
});
