import { formatMoney } from "~/domain/money/money";
import type { NotificationType } from "~/domain/notifications/notification";
import type { Offer } from "./chat-rows";
import { DAY } from "./clock";
import type { RowOf } from "./insert";
import { PEOPLE, shownName } from "./people";
import type { Timeline } from "./timeline";

function nameOf(user: number): string {
  const person = PEOPLE[user - 1];
  return person ? shownName(person) : "";
}

export function newsRows(offers: readonly Offer[], { now, lives }: Timeline): RowOf<"notification">[] {
  const titles = new Map(lives.map((life) => [life.id, life.job.title]));
  const row = (offer: Offer, to: number, type: NotificationType, at: number, data: Record<string, string>) => ({
    user_id: to,
    type,
    data: JSON.stringify({ job_title: titles.get(offer.job) ?? "", amount: formatMoney(offer.amount), ...data }),
    job_id: offer.job,
    chat_id: offer.id,
    created_at: at,
    read_at: now - at > 2 * DAY ? at + DAY / 24 : null,
  });
  const placed = offers.map((offer) => row(offer, offer.owner, "bid_placed", offer.at, { name: nameOf(offer.helper) }));
  const accepted = offers.flatMap((offer) =>
    offer.deal ? [row(offer, offer.helper, "bid_accepted", offer.decided, {})] : [],
  );
  return [...placed, ...accepted].sort((a, b) => a.created_at - b.created_at);
}
