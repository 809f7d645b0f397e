import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";
import { adminUserOf, SELECT_USERS, type UserRow } from "./admin-user";
import { allOf, given, occurring } from "./search";

export const users = endpoint(contract.admin.users, {
  handle: async (c) => {
    const { page, search, status } = await c.fields();
    const place = { indexes: ["user_search"], id: "u.id", text: "u.name || ' ' || u.email" } as const;
    const where = allOf([...given(status, "u.status = ?"), ...occurring(place, search)]);
    const listed = await pageOfRows<UserRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM user u WHERE ${where.sql}`).bind(...where.values),
      rows: (limit) =>
        c.db
          .prepare(`${SELECT_USERS} WHERE ${where.sql} ORDER BY u.id DESC ${limit}`)
          .bind(c.viewer.id, ...where.values),
    });
    return { count: listed.count, results: listed.results.map((row) => adminUserOf(row, c.language)) };
  },
});
