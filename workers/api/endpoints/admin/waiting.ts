import { contract } from "~/api/contract";
import type { Waiting, WaitingThing } from "~/domain/admin/case-files";
import type { Language } from "~/domain/values/language";
import { countWaiting, selectOldestWaiting, type WaitingRow } from "../../db/admin-waiting";
import { cardOf, timeOf } from "../../db/person";
import { endpoint } from "../../http/endpoint";

function waitingOf({ user_id, user, since, involved, ...row }: WaitingRow, language: Language): WaitingThing {
  return { ...row, since: timeOf(since), user: cardOf(user, user_id, language), involved: involved === 1 };
}

export const waiting = endpoint(contract.admin.waiting, {
  handle: async (c) => {
    const [counts, oldest] = await c.db.batch<unknown>([countWaiting(c.db), selectOldestWaiting(c.db, c.viewer.id)]);
    return {
      ...(counts?.results[0] as Omit<Waiting, "oldest">),
      oldest: ((oldest?.results ?? []) as WaitingRow[]).map((row) => waitingOf(row, c.language)),
    };
  },
});
