import { contract } from "~/api/contract";
import { hasDeal, mustHaveDeal } from "../../changes/deals/appointment-deal";
import { telling } from "../../changes/deals/appointment-news";
import { type AppointmentRow, appointmentOf, proposing } from "../../db/appointment";
import { commit } from "../../db/batch";
import type { ChatRow } from "../../db/chat";
import { wake } from "../../db/outbox";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";
import { chatOfPath } from "./visible-chat";

async function propose(q: Question<typeof contract.chat.propose>, chat: ChatRow) {
  const { db, viewer, now, language } = q;
  if (chat.blocked) refuse("blocked");
  const span = await q.fields();
  if (!hasDeal(chat)) refuse("transition");
  const after = await telling(db, {
    chat,
    by: viewer.id,
    appointment: { ...span, status: "proposed" },
    language,
    now,
  });
  const [, proposed] = await commit<AppointmentRow>(db, [
    mustHaveDeal(db, chat.id),
    proposing(db, { chat: chat.id, by: viewer.id, ...span, now }),
    ...after,
  ]);
  wake(q.env, q.execution);
  return appointmentOf(proposed?.results[0] as AppointmentRow);
}

export function servePropose(app: ApiApp): void {
  serveAbout(app, contract.chat.propose, chatOfPath, propose);
}
