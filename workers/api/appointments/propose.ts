import { contract } from "~/api/contract";
import { chatOfPath } from "../chats/chat-of-path";
import { again } from "../db/again";
import { type AppointmentRow, appointmentOf, proposing } from "../db/appointment";
import { commit, mustHold } from "../db/batch";
import { bidInChat, blocks } from "../db/chat";
import type { Question } from "../kernel/question";
import { refuse } from "../kernel/refusal";
import { type ApiApp, serve } from "../kernel/serve";
import { wake } from "../work/tell";
import { telling } from "./telling";

/** SQL that holds while the two of chat `?1` have a deal and neither blocks the other. */
const AGREED = `EXISTS (SELECT 1 FROM chat c WHERE c.id = ?1 AND NOT ${blocks("c.low_id", "c.high_id")}
  AND (SELECT b.status FROM bid b WHERE b.chat_id = c.id ORDER BY b.id DESC LIMIT 1) = 'accepted')`;

async function propose(q: Question<typeof contract.chat.propose>) {
  const { db, viewer, now, language } = q;
  const chat = await chatOfPath(q);
  if (chat.blocked) refuse("blocked");
  const span = await q.fields();
  if (bidInChat(chat.bid)?.status !== "accepted") refuse("transition");
  const after = await telling(db, {
    chat,
    by: viewer.id,
    appointment: { ...span, status: "proposed" },
    language,
    now,
  });
  const [, proposed] = await commit<AppointmentRow>(db, [
    mustHold(db, AGREED, chat.id),
    proposing(db, { chat: chat.id, by: viewer.id, ...span, now }),
    ...after,
  ]);
  wake(q.env, q.execution);
  return appointmentOf(proposed?.results[0] as AppointmentRow);
}

export function servePropose(app: ApiApp): void {
  serve(app, contract.chat.propose, (q) => again(() => propose(q)));
}
