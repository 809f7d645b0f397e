import { FEE_PERCENT, formatMoney, withFee } from "../../app/domain/money/money";
import { type Market, type Person, webhookOf } from "./market";

type Answer = ReturnType<typeof JSON.parse>;

export interface Write {
  what: string;
  by: Person | null;
  method: string;
  path: string;
  body?: unknown;
  webhook?: () => { body: string; headers: Record<string, string> };
  key: string;
  count: [sql: string, ...values: (string | number)[]];
  learn(answer: Answer): void;
}
type Kind = (market: Market, pick: Pick) => Write | null;
export type Pick = <T>(from: T[]) => T | undefined;

const nothing = () => {};

const signUp: Kind = (market) => {
  const email = `nieuw${market.next()}@example.test`;
  return {
    what: "sign-up",
    by: null,
    method: "POST",
    path: "/api/auth/users/",
    body: { email, password: "Welkom123!", first_name: "Nieuw" },
    key: email,
    count: ["SELECT count(*) FROM user WHERE email_key = ?", email],
    learn: nothing,
  };
};

const PLACES = ["1012AB", "3512DE", "2011FG", "1506HJ"];

const postJob: Kind = (market, pick) => {
  const owner = pick(market.people);
  if (!owner) return null;
  const n = market.next();
  const title = `Klus nummer ${n}`;
  return {
    what: "job",
    by: owner,
    method: "POST",
    path: "/api/job/single/",
    body: {
      title,
      description: "De kraan in de keuken lekt al een week.",
      category: (n % 10) + 1,
      zipcode: pick(PLACES),
      budget: `${(n % 300) + 10}`,
    },
    key: `job-${n}`,
    count: ["SELECT count(*) FROM job WHERE title = ?", title],
    learn: ({ id }) => market.jobs.push({ id, owner, bids: [], status: "open" }),
  };
};

const placeBid: Kind = (market, pick) => {
  const job = pick(market.jobs.filter(({ status }) => status === "open").slice(-12));
  const by = pick(market.people.filter((one) => one !== job?.owner && !job?.bids.some((bid) => bid.by === one)));
  if (!job || !by) return null;
  const n = market.next();
  const cents = 2000 + n;
  return {
    what: "bid",
    by,
    method: "POST",
    path: "/api/bid/",
    body: { job_id: job.id, amount: formatMoney(cents) },
    key: `bid-${n}`,
    count: ["SELECT count(*) FROM bid WHERE job_id = ? AND amount = ?", job.id, cents],
    learn: ({ id, chat_uri }) => job.bids.push({ id, by, chat: chat_uri, cents, session: null, status: "pending" }),
  };
};

const withdrawBid: Kind = (market, pick) => {
  const found = pick(market.bids("pending", "open"));
  if (!found) return null;
  const { bid } = found;
  return {
    what: "bid withdrawn",
    by: bid.by,
    method: "DELETE",
    path: "/api/bid/",
    body: { bid_id: bid.id },
    key: `withdraw-${market.next()}`,
    count: ["SELECT count(*) FROM bid WHERE id = ? AND status = 'withdrawn'", bid.id],
    learn: () => {
      bid.status = "gone";
    },
  };
};

const sendMessage: Kind = (market, pick) => {
  const found = pick([...market.bids("accepted", "reserved"), ...market.bids("accepted", "solved")].slice(-12));
  if (!found) return null;
  const n = market.next();
  const message = `Bericht nummer ${n}`;
  return {
    what: "message",
    by: pick([found.job.owner, found.bid.by]) ?? null,
    method: "POST",
    path: `/api/chat/${found.bid.chat}/message/`,
    body: { message },
    key: `message-${n}`,
    count: ["SELECT count(*) FROM message WHERE message = ?", message],
    learn: nothing,
  };
};

const openPayment: Kind = (market, pick) => {
  const found = pick(market.bids("pending", "open").filter(({ bid }) => bid.session === null));
  if (!found) return null;
  const { job, bid } = found;
  return {
    what: "payment opened",
    by: job.owner,
    method: "POST",
    path: "/api/payment/stripe/payment-intent/",
    body: {
      bid_id: bid.id,
      chat_uri: bid.chat,
      amount_with_platform_cost: formatMoney(withFee(bid.cents, FEE_PERCENT)),
    },
    key: `intent-${market.next()}`,
    count: ["SELECT count(*) FROM payment WHERE bid_id = ?", bid.id],
    learn: ({ redirect_url }) => {
      bid.session = String(redirect_url).split("/").at(-2) ?? null;
    },
  };
};

const pay: Kind = (market, pick) => {
  const found = pick(market.bids("pending", "open").filter(({ bid }) => bid.session !== null));
  if (!found?.bid.session) return null;
  const { job, bid } = found;
  const { session } = bid;
  const n = market.next();
  const atPage = n % 2 === 0;
  return {
    what: "payment",
    by: null,
    method: "POST",
    path: atPage ? `/api/dev/pay/${session}/` : "/api/payment/webhook/sandbox/",
    ...(atPage
      ? { body: { action: "success" } }
      : { webhook: () => webhookOf(session ?? "", withFee(bid.cents, FEE_PERCENT)) }),
    key: `pay-${n}`,
    count: [
      "SELECT count(*) FROM payment WHERE session = ? AND status IN ('held', 'released', 'refunded')",
      session ?? "",
    ],
    learn: () => {
      if (job.status !== "open") return;
      job.status = "reserved";
      bid.status = "accepted";
    },
  };
};

const solve: Kind = (market, pick) => {
  const job = pick(market.jobs.filter(({ status }) => status === "reserved"));
  if (!job) return null;
  return {
    what: "job solved",
    by: job.owner,
    method: "PATCH",
    path: `/api/job/single/${job.id}/?action=solve`,
    key: `solve-${market.next()}`,
    count: ["SELECT count(*) FROM job WHERE id = ? AND status = 'solved'", job.id],
    learn: () => {
      job.status = "solved";
    },
  };
};

const payOut: Kind = (market, pick) => {
  const by = pick(market.people.filter(({ paidOut }) => paidOut));
  if (!by) return null;
  const n = market.next();
  const cents = 100 + n;
  return {
    what: "payout",
    by,
    method: "POST",
    path: "/api/wallet/payout/",
    body: { amount: formatMoney(cents) },
    key: `payout-${n}`,
    count: ["SELECT count(*) FROM payout WHERE amount = ? AND early = 1", cents],
    learn: nothing,
  };
};

export const KINDS: [Kind, number][] = [
  [signUp, 4],
  [postJob, 16],
  [placeBid, 26],
  [sendMessage, 16],
  [openPayment, 13],
  [pay, 11],
  [solve, 6],
  [payOut, 4],
  [withdrawBid, 4],
];
