import { contract } from "~/api/contract";
import { isReported } from "~/domain/appointment-life";
import {
  type AppointmentRow,
  appointmentOf,
  appointmentRow,
  endProposals,
  insertAppointment,
  isRepeated,
  mustBeCurrent,
} from "../../db/appointment";
import type { ChatRow } from "../../db/chat";
import { triggerDelivery } from "../../db/outbox";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { hasDeal, mustHaveDeal } from "../../operations/deals/appointment-deal";
import { appointmentNotices } from "../../operations/deals/appointment-notices";
import { chatOfPath } from "./visible-chat";

async function handle(c: CallContext<typeof contract.chat.propose>, chat: ChatRow) {
  const { db, viewer, now } = c;
  const span = await c.fields();
  if (!hasDeal(chat)) refuse("transition");
  const last = appointmentRow(chat.appointment);
  const proposal = { chat: chat.id, by: viewer.id, ...span };
  if (last && isRepeated(last, proposal)) return appointmentOf(last);
  if (last && isReported(last)) refuse("transition");
  const after = await appointmentNotices(db, {
    chat,
    by: viewer.id,
    appointment: span,
    step: "proposed",
    now,
  });
  const [, , , proposed] = await c.tx
    .add(
      mustHaveDeal(db, chat.id),
      mustBeCurrent(db, chat.id, last),
      endProposals(db, { chat: chat.id, now }),
      insertAppointment(db, { ...proposal, now }),
      ...after,
    )
    .commit<AppointmentRow>();
  triggerDelivery(c);
  const made = proposed?.results[0] as AppointmentRow;
  return appointmentOf({ ...made, replaces: last?.status === "accepted" ? last : last?.replaces });
}

export const propose = endpoint(contract.chat.propose, { load: chatOfPath, handle });
