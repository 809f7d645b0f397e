import { contract } from "~/api/contract";
import { listNotifications } from "../../db/notification";
import { pageOfRows } from "../../db/page";
import { SELECT_MAILS, type SentMailRow, sentMailOf } from "../../db/sent-mail";
import { endpoint } from "../../http/endpoint";
import { userOfPath } from "./admin-user";

export const userMails = endpoint(contract.admin.userMails, {
  handle: async (c) => {
    const { row } = await userOfPath(c);
    const { page } = await c.fields();
    const found = await pageOfRows<SentMailRow>(c.db, page, {
      count: c.db.prepare("SELECT count(*) AS n FROM outbox WHERE mail_user = ?").bind(row.user_id),
      rows: (limit) =>
        c.db.prepare(`${SELECT_MAILS} AND o.mail_user = ?2 ORDER BY o.id DESC ${limit}`).bind(c.viewer.id, row.user_id),
    });
    return { count: found.count, results: found.results.map((mail) => sentMailOf(mail, c.language)) };
  },
});

export const userNotifications = endpoint(contract.admin.userNotifications, {
  handle: async (c) => {
    const { row } = await userOfPath(c);
    const { page } = await c.fields();
    const { count, results } = await listNotifications(c.db, row.user_id, page, c.language);
    return { count, results };
  },
});
