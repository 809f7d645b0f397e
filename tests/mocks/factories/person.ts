import type { OwnProfile } from "~/domain/user";
import type { UserCard } from "~/domain/user-card";
import type { Verification } from "~/domain/verification";

export const PETRA = 1;
export const HASSAN = 2;

export function aCard(of: Partial<UserCard> = {}): UserCard {
  return {
    id: PETRA,
    name: "Petra de V.",
    image: null,
    rating: 4.8,
    reviews_count: 12,
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
    name: "Hassan B.",
    rating: 5,
    reviews_count: 3,
    verified: true,
    function_title: "Klusser met een volle gereedschapskist",
    workexperience_count: 2,
    ...of,
  });
}

export function aViewer(of: Partial<OwnProfile> = {}): OwnProfile {
  return {
    ...aCard({ name: "Petra de Vries" }),
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
    email: "placer@example.test",
    pending_email: null,
    activated: true,
    zipcode: "1012AB",
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

/** Hassan, who helps. */
export function aHelpingViewer(of: Partial<OwnProfile> = {}): OwnProfile {
  return aViewer({
    ...aHelper({ name: "Hassan Bakker" }),
    email: "helper@example.test",
    active_worker: true,
    zipcode: "1071AB",
    ...of,
  });
}

export function aVerification(of: Partial<Verification> = {}): Verification {
  return { status: "none", verified: false, pending_document: false, reason: null, ...of };
}
