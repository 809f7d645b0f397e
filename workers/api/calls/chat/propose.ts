import { contract } from "~/api/contract";
import { hasDeal, mustHaveDeal } from "../../changes/deals/appointment-deal";
import { telling } from "../../changes/deals/appointment-news";
import { type AppointmentRow, appointmentOf, proposing } from "../../db/appointment";
import type { ChatRow } from "../../db/chat";
import { triggerDelivery } from "../../db/outbox";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { chatOfPath } from "./visible-chat";

async function handle(c: CallContext<typeof contract.chat.propose>, chat: ChatRow) {
  const { db, viewer, now, language } = c;
  if (chat.blocked) refuse("blocked");
  const span = await c.fields();
  if (!hasDeal(chat)) refuse("transition");
  const after = await telling(db, {
    chat,
    by: viewer.id,
    appointment: { ...span, status: "proposed" },
    language,
    now,
  });
  const [, proposed] = await c.tx
    .add(mustHaveDeal(db, chat.id), proposing(db, { chat: chat.id, by: viewer.id, ...span, now }), ...after)
    .commit<AppointmentRow>();
  triggerDelivery(c);
  return appointmentOf(proposed?.results[0] as AppointmentRow);
}

export const propose = endpoint(contract.chat.propose, { load: chatOfPath, handle });
