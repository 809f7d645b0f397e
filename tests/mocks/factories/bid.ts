import type { Bid, FollowedBid, WeighedBid } from "~/domain/deals/bid";
import { AT } from "./at";
import { aCard, aHelper } from "./person";
import { aProject } from "./profile";
import { HASSAN, offer, tap } from "./town";

export function aBid(of: Partial<Bid> = {}): Bid {
  return {
    id: 7,
    job_id: 12,
    user_id: HASSAN,
    user: aHelper(),
    ...offer,
    status: "pending",
    chat_uri: "chat-over-de-kraan",
    job_title: tap.title,
    job_status: "open",
    created_at: AT,
    updated_at: AT,
    ...of,
  };
}

export const aFollowedBid = (of: Partial<FollowedBid> = {}): FollowedBid => ({
  ...aBid(),
  owner: aCard(),
  job_category: tap.category,
  job_image: null,
  appointment: null,
  disputed: null,
  earned: null,
  ...of,
});

export function aWeighedBid(of: Partial<WeighedBid> = {}): WeighedBid {
  const { title, work_experience_image: pictures } = aProject();
  const user = { ...aHelper(), reply_minutes: 95, completion_rate: 96 };
  return {
    ...aBid(),
    distance: 3200,
    first_day: "2026-03-06",
    user,
    work: pictures.map(({ uri }) => ({ uri, title })),
    ...of,
  };
}
