import type { OwnProfile } from "~/domain/accounts/user";
import type { UserCard } from "~/domain/accounts/user-card";
import type { Verification } from "~/domain/accounts/verification";
import { shownName } from "../../../workers/api/seed/people";
import { HASSAN, hassan, PETRA, petra } from "./town";

export function aCard(of: Partial<UserCard> = {}): UserCard {
  const { rating = 4.8, reviews_count = 12 } = of;
  return {
    id: PETRA,
    name: shownName(petra),
    image: null,
    rating,
    reviews_count,
    helper_rating: rating,
    helper_reviews_count: reviews_count,
    verified: false,
    business: false,
    function_title: null,
    workexperience_count: 0,
    ...of,
  };
}

export function aHelper(of: Partial<UserCard> = {}): UserCard {
  return aCard({
    id: HASSAN,
    name: shownName(hassan),
    rating: 5,
    reviews_count: 3,
    verified: true,
    function_title: hassan.helper?.title ?? null,
    workexperience_count: hassan.work?.length ?? 0,
    ...of,
  });
}

export function aViewer(of: Partial<OwnProfile> = {}): OwnProfile {
  return {
    ...aCard({ name: petra.name }),
    city: "Amsterdam",
    active_worker: false,
    bio: null,
    categories: [],
    jobs: 0,
    reviews: [],
    workexperience: [],
    reply_minutes: null,
    completion_rate: null,
    business_details: null,
    member_since: "2025-11-01",
    distance: null,
    email: petra.email,
    pending_email: null,
    activated: true,
    zipcode: petra.zipcode,
    language: "nl",
    code: "PETRA001",
    pending_document: false,
    iban: null,
    balance: "0.00",
    credits: "0.00",
    rootline_reference: null,
    blocked_users: [],
    blocked_by: [],
    first_time: false,
    notification_settings: {
      push: true,
      email: true,
      distance: 25,
      quiet_from: null,
      quiet_to: null,
      muted_push: [],
      muted_email: [],
    },
    email_opt_in: true,
    partner_id: null,
    roles: [],
    has_password: true,
    unread_chats: 1,
    unread_notifications: 2,
    ...of,
  };
}

export function aHelpingViewer(of: Partial<OwnProfile> = {}): OwnProfile {
  return aViewer({
    ...aHelper({ name: hassan.name }),
    email: hassan.email,
    active_worker: true,
    zipcode: hassan.zipcode,
    ...of,
  });
}

export function aVerification(of: Partial<Verification> = {}): Verification {
  return { status: "none", verified: false, pending_document: false, reason: null, ...of };
}
