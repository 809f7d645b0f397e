import type { Bid, WeighedBid } from "~/domain/bid";
import { CATEGORIES } from "~/domain/category";
import type { Chat, Message } from "~/domain/chat";
import type { Comment } from "~/domain/comment";
import type { Decision } from "~/domain/decision";
import type { JobImage } from "~/domain/image";
import { eachJobText, type Job } from "~/domain/job";
import type { Notification } from "~/domain/notification";
import type { Page } from "~/domain/page";
import type { Payment } from "~/domain/payment";
import type { Review } from "~/domain/review";
import type { SavedSearch } from "~/domain/saved-search";
import type { OwnProfile, UserPublic } from "~/domain/user";
import type { UserCard } from "~/domain/user-card";
import type { Verification } from "~/domain/verification";
import type { Earnings, Payout, Wallet, WalletEntry } from "~/domain/wallet";
import type { WorkExperience } from "~/domain/work-experience";

/** Ready objects of the contract, for stories and tests: say only what differs. */
type Partly<T> = Partial<T>;

const AT = "2026-03-01T10:00:00Z";
export const PETRA = 1;
export const HASSAN = 2;

export function aCard(of: Partly<UserCard> = {}): UserCard {
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

export function aHelper(of: Partly<UserCard> = {}): UserCard {
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

export function aViewer(of: Partly<OwnProfile> = {}): OwnProfile {
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

/** Hassan's public page. */
export function aPerson(of: Partly<UserPublic> = {}): UserPublic {
  return {
    ...aHelper(),
    city: "Amsterdam",
    active_worker: true,
    bio: "Ik heb tien jaar keukens geplaatst en doe nu klussen in de buurt. Ik kom op tijd en ruim mijn rommel op.",
    categories: [1, 4, 10],
    jobs: 14,
    reviews: [aReview()],
    workexperience: [aProject()],
    reply_minutes: 95,
    completion_rate: 96,
    business_details: null,
    member_since: "2025-05-24",
    distance: null,
    ...of,
  };
}

/** What Petra says of Hassan. */
export function aReview(of: Partly<Review> = {}): Review {
  return {
    id: 51,
    job: 12,
    job_title: "Lekkende keukenkraan vervangen",
    author: aCard(),
    user: HASSAN,
    rating: 5,
    text: "Hassan was op tijd, werkte netjes en legde uit wat hij deed. Zo weer!",
    reply: null,
    visible: true,
    created_at: AT,
    ...of,
  };
}

/** What the desk decided about Petra's question. */
export function aDecision(of: Partly<Decision> = {}): Decision {
  return {
    id: 71,
    target_type: "comment",
    target_id: 3,
    action: "remove",
    reason: "contact_details",
    statement: "Er stond een telefoonnummer in. Dat mag niet in een vraag die iedereen kan lezen.",
    created_at: AT,
    appeal: null,
    ...of,
  };
}

export function aProject(of: Partly<WorkExperience> = {}): WorkExperience {
  return {
    id: 61,
    title: "Boekenkast op maat",
    description: "Een kast van vloer tot plafond, met een schuifladder.",
    work_experience_image: [
      { id: 1, uri: "/api/media/kast-1/", alt: "De kast, nog zonder deuren" },
      { id: 2, uri: "/api/media/kast-2/", alt: null },
    ],
    ...of,
  };
}

/** Taps near Petra. */
export function aSavedSearch(of: Partly<SavedSearch> = {}): SavedSearch {
  return {
    id: 91,
    name: "Kranen om de hoek",
    filters: { search: "kraan", categories: [10], zipcode: "1012AB", distance: 10_000, price: "25.00" },
    alerts: ["mail", "push"],
    rss: "https://buurklusser.test/api/job/feed/?search=kraan",
    created_at: AT,
    ...of,
  };
}

/** Hassan, who helps. */
export function aHelpingViewer(of: Partly<OwnProfile> = {}): OwnProfile {
  return aViewer({
    ...aHelper({ name: "Hassan Bakker" }),
    email: "helper@example.test",
    active_worker: true,
    zipcode: "1071AB",
    ...of,
  });
}

export function aJob(of: Partly<Job> = {}): Job {
  return {
    id: 12,
    user: PETRA,
    owner: aCard(),
    title: "Lekkende keukenkraan vervangen",
    description: "De kraan in de keuken druppelt al weken. Nieuwe kraan ligt klaar, die moet er alleen nog op.",
    zipcode: "1012AB",
    city: "Amsterdam",
    price_type: "budget",
    budget: "65.00",
    distance: 1200,
    category: 10,
    business_required: false,
    is_remote: false,
    execution_date: null,
    status: "open",
    image: [],
    bids: [],
    number_of_bids: 2,
    ...eachJobText(() => null),
    created_at: AT,
    updated_at: AT,
    expires_at: "2026-03-31T10:00:00Z",
    done_at: null,
    ...of,
  };
}

/** Jobs of the neighbourhood, each with its own words. */
const OTHERS = [
  { title: "Heg snoeien, ongeveer tien meter", category: 5, price_type: "budget", budget: "40.00", number_of_bids: 0 },
  { title: "Kledingkast in elkaar zetten", category: 1, price_type: "budget", budget: "35.00", number_of_bids: 1 },
  { title: "Piano naar de tweede verdieping", category: 3, price_type: "TBD", budget: "0.00", number_of_bids: 4 },
  { title: "Plafond witten in de slaapkamer", category: 4, price_type: "budget", budget: "180.00", number_of_bids: 3 },
  { title: "Laptop traag, wie kijkt ernaar?", category: 8, price_type: "budget", budget: "25.00", is_remote: true },
] as const;

/** One of the other jobs nearby, by its number from 2 up. */
export function anOtherJob(id: number): Job {
  const other = OTHERS[(id - 2) % OTHERS.length];
  return aJob({
    user: 40 + id,
    owner: aCard({ id: 40 + id, name: "Joost K.", rating: null, reviews_count: 0 }),
    ...other,
    id,
  });
}

export function aPhoto(of: Partly<JobImage> = {}): JobImage {
  return {
    id: 1,
    small: "/api/media/kraan-480/",
    large: "/api/media/kraan-1600/",
    alt: "De kraan met een emmer eronder",
    ...of,
  };
}

export function aComment(of: Partly<Comment> = {}): Comment {
  return {
    id: 3,
    comment: "Is de hoofdkraan makkelijk te bereiken?",
    reply: null,
    created_at: AT,
    replied_at: null,
    user: aHelper(),
    ...of,
  };
}

export function aBid(of: Partly<Bid> = {}): Bid {
  return {
    id: 7,
    job_id: 12,
    user_id: HASSAN,
    user: aHelper(),
    amount: "60.00",
    message: "Ik kan morgen na vijven langskomen.",
    status: "pending",
    chat_uri: "chat-over-de-kraan",
    job_title: "Lekkende keukenkraan vervangen",
    job_status: "open",
    created_at: AT,
    updated_at: AT,
    ...of,
  };
}

/** The same with what Hassan made before. */
export function aWeighedBid(of: Partly<WeighedBid> = {}): WeighedBid {
  const { title, work_experience_image: pictures } = aProject();
  const user = { ...aHelper(), reply_minutes: 95, completion_rate: 96 };
  return { ...aBid(), user, work: pictures.map(({ uri }) => ({ uri, title })), ...of };
}

/** The chat of Petra's job as Petra sees it. */
export function aChat(of: Partly<Chat> = {}): Chat {
  return {
    id: 5,
    uri: "chat-over-de-kraan",
    name: "Hassan B.",
    image: null,
    opponent: aHelper(),
    title: "Lekkende keukenkraan vervangen",
    job: 12,
    owner: PETRA,
    last_message: "Ik kan morgen na vijven langskomen.",
    latest_update: AT,
    latest_receiver: PETRA,
    read: false,
    notification: true,
    unread: 1,
    bid_status: "pending",
    bid: { id: 7, amount: "60.00", status: "pending" },
    archived: false,
    blocked: false,
    last_seen: null,
    appointment: null,
    ...of,
  };
}

export function aMessage(of: Partly<Message> = {}): Message {
  return {
    id: 21,
    message: "Ik kan morgen na vijven langskomen.",
    create_date: AT,
    first_message_of_day: true,
    chat_user: { id: HASSAN, email: null, name: "Hassan B.", image: null },
    bid: null,
    read: true,
    client_id: null,
    ...of,
  };
}

/** As Petra wrote it, not read yet. */
export function anOwnMessage(of: Partly<Message> = {}): Message {
  const chat_user = { id: PETRA, email: null, name: "Petra de V.", image: null };
  return aMessage({ id: 90, first_message_of_day: false, chat_user, read: false, ...of });
}

export function aPayment(of: Partly<Payment> = {}): Payment {
  return {
    id: 9,
    kind: "bid",
    status: "open",
    amount: "60.00",
    platform_cost: "3.00",
    amount_with_platform_cost: "63.00",
    credits_used: "0.00",
    to_pay: "63.00",
    helper_fee: "3.00",
    helper_amount: "57.00",
    refunded_amount: "0.00",
    bid_id: 7,
    chat_uri: "chat-over-de-kraan",
    job_id: 12,
    job_title: "Lekkende keukenkraan vervangen",
    job_done_at: null,
    payer: aCard(),
    payee: aHelper(),
    description: null,
    lapsed: false,
    redirect_url: "/api/dev/pay/session/",
    created_at: AT,
    expires_at: "2026-03-01T10:15:00Z",
    paid_at: null,
    released_at: null,
    refunded_at: null,
    dispute: null,
    ...of,
  };
}

export function aWallet(of: Partly<Wallet> = {}): Wallet {
  return {
    balance: "95.00",
    held: "57.00",
    pending: "0.00",
    credits: "0.00",
    iban: "NL91******4300",
    payout_day: 25,
    next_payout_date: "2026-03-25",
    early_payout_fee_percent: "5.00",
    can_payout: true,
    refusal: null,
    ...of,
  };
}

export function aWalletEntry(of: Partly<WalletEntry> = {}): WalletEntry {
  return {
    id: 31,
    created_at: AT,
    kind: "release",
    amount: "95.00",
    account: "balance",
    balance_after: "95.00",
    payment: 4,
    payout: null,
    job: 12,
    ...of,
  };
}

export function aPayout(of: Partly<Payout> = {}): Payout {
  return {
    id: 2,
    amount: "95.00",
    fee: "4.75",
    net: "90.25",
    early: true,
    status: "requested",
    iban: "NL91******4300",
    created_at: AT,
    paid_at: null,
    ...of,
  };
}

/** What screens follow; most sites hold the money. */
export function settings(
  of: { payment_mode?: "held" | "direct"; social_logins?: string[]; push_public_key?: string | null } = {},
) {
  return {
    payment_mode: "held" as const,
    provider: "sandbox" as const,
    payout_day: 25,
    fee_percent: "5.00",
    early_payout_fee_percent: "5.00",
    currency: "EUR" as const,
    max_images: 6,
    page_size: 20,
    social_logins: ["google", "apple", "facebook"],
    push_public_key: null,
    categories: CATEGORIES.map((category) => ({ ...category })),
    ...of,
  };
}

export function aVerification(of: Partly<Verification> = {}): Verification {
  return { status: "none", verified: false, pending_document: false, reason: null, ...of };
}

const EARNED = { gross: "100.00", fees: "5.00", net: "95.00" };
const NOTHING = { gross: "0.00", fees: "0.00", net: "0.00" };

/** One job a year, in February. */
export function theEarnings(of: Partly<Earnings> = {}): Earnings {
  const months = Array.from({ length: 12 }, (_, at) => ({ month: at + 1, ...(at === 1 ? EARNED : NOTHING) }));
  const amounts = { amount: "100.00", platform_cost: "5.00", amount_with_platform_cost: "105.00" };
  const february = { paid_at: "2026-02-03T10:00:00Z", released_at: "2026-02-07T15:00:00Z" };
  const helper = { helper_fee: "5.00", helper_amount: "95.00" };
  const payments = [aPayment({ status: "released", ...amounts, ...helper, ...february, redirect_url: null })];
  const payouts = [aPayout({ status: "paid", created_at: "2026-02-09T10:00:00Z", paid_at: "2026-02-10T10:00:00Z" })];
  return { year: 2026, ...EARNED, count: 1, months, payments, payouts, years: [2026, 2025], ...of };
}

/** A page of things; `count` when there are more than fit. */
export function aPage<T>(results: T[], count = results.length): Page<T> {
  return { count, results };
}

/** So many of a thing, each with an id of its own. */
export function many<T extends { id: number }>(howMany: number, make: (of: Partly<T>) => T): T[] {
  return Array.from({ length: howMany }, (_, at) => make({ id: at + 1 } as Partly<T>));
}

/** What Petra was told of Hassan's bid. */
export function aNotification(of: Partly<Notification> = {}): Notification {
  return {
    id: 31,
    type: "bid_placed",
    title: "Nieuw bod",
    text: "Hassan B. biedt € 60 voor ‘Lekkende keukenkraan vervangen’.",
    link: "/messages/chat-over-de-kraan",
    job: 12,
    chat: 5,
    read: false,
    created_at: AT,
    ...of,
  };
}
