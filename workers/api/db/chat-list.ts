import type { ChatKind } from "~/domain/chats/chat-kind";
import { isUnderway, takesBids } from "~/domain/jobs/job-life";
import { JOB_STATUSES, type JobStatus } from "~/domain/jobs/job-status";
import type { Language } from "~/domain/values/language";
import { ARCHIVED, type ChatRow, countUnread, OF_VIEWER, SELECT_CHAT, UNREAD, WITH_OPPONENT } from "./chat";
import type { Database } from "./database";
import { cardOf, personJson } from "./person";

const ORDER = `ORDER BY ${UNREAD} > 0 DESC, c.updated_at DESC, c.id DESC`;

interface Wanted {
  archived: boolean;
  kind?: ChatKind | undefined;
  search: string | null;
  limit: number;
  offset: number;
}

const among = (holds: (status: JobStatus) => boolean) =>
  JOB_STATUSES.filter(holds)
    .map((status) => `'${status}'`)
    .join(", ");

/** `+` keeps the planner to the bids of the chat: the index of statuses would read every such job. */
const hasBid = (status: "accepted" | "pending", jobs: string) =>
  `EXISTS (SELECT 1 FROM bid b JOIN job bj ON bj.id = b.job_id
     WHERE b.chat_id = c.id AND b.status = '${status}' AND +bj.status IN (${jobs}))`;

const OF_KIND: Record<ChatKind, string> = {
  agreed: hasBid("accepted", among(isUnderway)),
  offers: hasBid("pending", among(takesBids)),
};

const whereOf = ({ kind }: Wanted) => `${OF_VIEWER} AND ${ARCHIVED} = ?2${kind ? ` AND ${OF_KIND[kind]}` : ""}`;

/** In JavaScript: it shortens names for the viewer, and SQLite only folds ASCII case. */
async function idsWith(db: Database, viewer: number, wanted: Wanted, language: Language): Promise<number[]> {
  const { results } = await db
    .prepare(`SELECT c.id, j.title, ${personJson("o")} AS opponent ${WITH_OPPONENT} WHERE ${whereOf(wanted)} ${ORDER}`)
    .bind(viewer, Number(wanted.archived))
    .all<{ id: number; title: string | null; opponent: string }>();
  const words = wanted.search?.toLowerCase() ?? "";
  const says = (text: string | null) => text?.toLowerCase().includes(words) ?? false;
  return results
    .filter(({ title, opponent }) => says(title) || says(cardOf(opponent, viewer, language).name))
    .map(({ id }) => id);
}

export async function listChats(db: Database, viewer: number, wanted: Wanted, language: Language) {
  const { limit, offset } = wanted;
  const ids = wanted.search ? await idsWith(db, viewer, wanted, language) : null;
  const those = ids
    ? db
        .prepare(`${SELECT_CHAT} WHERE c.id IN (SELECT value FROM json_each(?2)) ${ORDER}`)
        .bind(viewer, JSON.stringify(ids.slice(offset, offset + limit)))
    : db
        .prepare(
          `${SELECT_CHAT} WHERE c.id IN (
             SELECT c.id FROM chat c WHERE ${whereOf(wanted)} ${ORDER} LIMIT ?3 OFFSET ?4) ${ORDER}`,
        )
        .bind(viewer, Number(wanted.archived), limit, offset);
  const counting = db
    .prepare(`SELECT count(*) AS n FROM chat c WHERE ${whereOf(wanted)}`)
    .bind(viewer, Number(wanted.archived));
  const [chats, counted, unread] = await db.batch<unknown>([those, counting, countUnread(db, viewer)]);
  const numberOf = (result?: D1Result<unknown>) => (result?.results[0] as { n: number }).n;
  return {
    rows: (chats?.results ?? []) as ChatRow[],
    count: ids?.length ?? numberOf(counted),
    unread: numberOf(unread),
  };
}
