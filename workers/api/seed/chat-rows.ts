import { START_WORDS } from "~/domain/deals/start-words";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { BIDS } from "./bids";
import { DAY, HOUR, MINUTE, morning } from "./clock";
import { DEALS, type SeedDeal } from "./deals";
import { DOOR_CHAT, DOOR_PHOTO, doorPhotoKey } from "./door-chat";
import type { Row, RowOf } from "./insert";
import { cents } from "./job-rows";
import { OPEN_JOBS } from "./open-jobs";
import { PICTURES } from "./pictures/names";
import { QUESTIONS } from "./questions";
import { type Timeline, timesOf } from "./timeline";

export interface Offer {
  id: number;
  job: number;
  owner: number;
  helper: number;
  amount: number;
  text: string | null;
  status: "pending" | "accepted" | "rejected";
  refused: boolean;
  at: number;
  decided: number;
  deal?: { of: SeedDeal; paid: number; released: number };
}

export function commentRows({ now, open }: Timeline): Row[] {
  return QUESTIONS.map(([at, asker, comment, reply], index) => {
    const { id, placed } = open(at);
    const age = now - placed;
    return {
      job_id: id,
      user_id: asker,
      comment,
      reply,
      created_at: Math.round(placed + age * (0.3 + (index % 2) * 0.05)),
      replied_at: reply === null ? null : Math.round(placed + age * 0.5),
    };
  }).sort((a, b) => a.created_at - b.created_at);
}

function offersOnOpen({ now, open }: Timeline): Offer[] {
  return BIDS.map(([job, helper, euros, text, status], index) => {
    const { id, placed } = open(job);
    const at = Math.round(placed + (now - placed) * (0.4 + (index % 5) * 0.1));
    const refused = status === "rejected";
    const decided = refused ? Math.round((at + now) / 2) : at;
    const owner = OPEN_JOBS[job]?.owner ?? 0;
    return { id: 0, job: id, owner, helper, amount: cents(euros), text, status, refused, at, decided };
  });
}

function offersOfDeal(deal: SeedDeal, job: number, now: number): Offer[] {
  const times = timesOf(deal, now);
  const both = { id: 0, job, owner: deal.owner, refused: false, decided: times.accepted };
  const won: Offer = {
    ...both,
    helper: deal.helper,
    amount: cents(deal.bid),
    text: deal.offer ?? null,
    status: "accepted",
    at: times.bid,
    deal: { of: deal, paid: times.accepted, released: times.released },
  };
  const lost = (deal.lost ?? []).map(([helper, euros, text], index): Offer => {
    return { ...both, helper, amount: cents(euros), text, status: "rejected", at: times.bid + (index + 1) * HOUR };
  });
  return [won, ...lost];
}

export function offersOf(timeline: Timeline): Offer[] {
  const { deal, now } = timeline;
  const onDeals = DEALS.flatMap((one, at) => offersOfDeal(one, deal(at).id, now));
  const all = [...offersOnOpen(timeline), ...onDeals].sort((a, b) => a.at - b.at);
  return all.map((offer, index) => ({ ...offer, id: index + 1 }));
}

const digits = (number: number) => String(number).padStart(4, "0");

export const chatRows = (offers: readonly Offer[]): Row[] =>
  offers.map((offer) => ({
    id: offer.id,
    uri: `proefgesprek-${digits(offer.job)}-${digits(offer.helper)}`,
    job_id: offer.job,
    low_id: Math.min(offer.owner, offer.helper),
    high_id: Math.max(offer.owner, offer.helper),
    created_at: offer.at,
    updated_at: offer.at,
  }));

export const bidRows = (offers: readonly Offer[], now: number): RowOf<"bid">[] =>
  offers.map((offer) => ({
    id: offer.id,
    job_id: offer.job,
    user_id: offer.helper,
    chat_id: offer.id,
    amount: offer.amount,
    message: offer.text,
    status: offer.status,
    rejected_by: offer.refused ? offer.owner : null,
    created_at: offer.at,
    updated_at: offer.decided,
    nudged_at: now - offer.at > DAY ? offer.at + DAY : null,
  }));

export const startCodeRows = (offers: readonly Offer[]): Row[] =>
  offers.flatMap(({ id, deal, decided }) =>
    deal?.of.status === "reserved"
      ? { bid_id: id, words: [3, 1, 4, 2].map((step) => START_WORDS[id * step]).join(" "), created_at: decided }
      : [],
  );

export function acquaintanceRows(offers: readonly Offer[]): Row[] {
  const pairs = offers
    .filter((offer) => offer.deal)
    .flatMap(({ owner, helper }) => [`${owner} ${helper}`, `${helper} ${owner}`]);
  return [...new Set(pairs)].map((pair) => {
    const [user_id = 0, other_id = 0] = pair.split(" ").map(Number);
    return { user_id, other_id };
  });
}

interface Said {
  chat: number;
  sender: number;
  text: string;
  bid: number | null;
  at: number;
  /** An offer that was declined was read. */
  declined?: number | null;
}

function saidIn(offer: Offer, now: number): Said[] {
  const declined = offer.refused ? offer.decided : null;
  const first: Said = {
    chat: offer.id,
    sender: offer.helper,
    text: offer.text ?? "",
    bid: offer.id,
    at: offer.at,
    declined,
  };
  const { deal } = offer;
  if (!deal) return [first];
  const lines =
    deal.of.talk === "door"
      ? DOOR_CHAT.map(([days, minutes, sender, text]) => ({ sender, text, at: morning(now, days, minutes) }))
      : (deal.of.talk ?? []).map(([who, text], at) => {
          return { sender: who === "o" ? offer.owner : offer.helper, text, at: deal.paid + (at + 1) * 12 * HOUR };
        });
  return [first, ...lines.map((line) => ({ chat: offer.id, bid: null, ...line }))];
}

function readAt(said: Said, of: readonly Said[], now: number): number | null {
  if (said.declined) return said.declined;
  const answered = of.some((other) => other.chat === said.chat && other.at > said.at && other.sender !== said.sender);
  return answered || now - said.at > 2 * DAY ? said.at + 10 * MINUTE : null;
}

/** Sorted over all chats, the ids would depend on the hour of the start. */
export function messageRows(offers: readonly Offer[], now: number): Row[] {
  const all = offers.flatMap((offer) => saidIn(offer, now));
  return all.map((said) => ({
    chat_id: said.chat,
    sender_id: said.sender,
    message: said.text,
    bid_id: said.bid,
    day: dayInAmsterdam(said.at),
    created_at: said.at,
    read_at: readAt(said, all, now),
  }));
}

export function chatPhotoRows(offers: readonly Offer[], now: number): Row[] {
  const all = offers.flatMap((offer) => saidIn(offer, now));
  return all.flatMap(({ chat, sender, text, at }, index) =>
    text === DOOR_PHOTO.text
      ? [
          {
            chat_id: chat,
            user_id: sender,
            message_id: index + 1,
            small_key: doorPhotoKey("small"),
            large_key: doorPhotoKey("large"),
            width: 960,
            height: 720,
            alt: PICTURES[DOOR_PHOTO.name],
            created_at: at,
          },
        ]
      : [],
  );
}
