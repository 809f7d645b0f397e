import { z } from "zod";
import { chat } from "../../domain/chats/chat";
import { bid, bidChangeFields, bidFields, followedBid } from "../../domain/deals/bid";
import { money } from "../../domain/money/money-schema";
import { page, pageOf } from "../../domain/values/page-schema";
import { boolean, choice, emptyIsAbsent, id } from "../../domain/values/value";
import { call } from "../call";

const own = call({
  method: "GET",
  path: "/api/bid/",
  who: "user",
  summary: "Own bids, newest first",
  fields: z.object({ page, withdrawn: boolean.default(false) }),
  answers: { 200: pageOf(followedBid) },
});

const place = call({
  method: "POST",
  path: "/api/bid/",
  who: "user",
  summary: "Place a bid",
  ids: z.object({ job_id: id }),
  fields: bidFields,
  answers: { 201: bid.extend({ chat }) },
  refuses: ["own_job", "blocked", "business_required", "job_not_found", "job_deleted", "job_not_open", "bid_exists"],
  limit: "bids",
});

const change = call({
  method: "PUT",
  path: "/api/bid/",
  who: "user",
  summary: "Change a pending bid",
  ids: z.object({ bid_id: id }),
  fields: bidChangeFields,
  answers: { 200: bid },
  refuses: ["permission_denied", "blocked", "bid_not_pending"],
  limit: "bids",
});

const decide = call({
  method: "PATCH",
  path: "/api/bid/",
  who: "user",
  summary: "Reject a bid; accept it in direct mode, and only at `amount` if that is given",
  ids: z.object({ bid_id: id }),
  fields: z.object({ status: choice(["accepted", "rejected"]), amount: emptyIsAbsent(money) }),
  answers: { 200: bid },
  refuses: [
    "permission_denied",
    "blocked",
    "bid_not_pending",
    "job_not_open",
    "helper_unavailable",
    "payment_required",
    "amount_changed",
  ],
});

const withdraw = call({
  method: "DELETE",
  path: "/api/bid/",
  who: "user",
  summary: "Withdraw a bid",
  ids: z.object({ bid_id: id }),
  answers: { 204: null },
  refuses: ["permission_denied", "bid_not_pending", "transition", "disputed"],
});

export const bidCalls = { own, place, change, decide, withdraw };
