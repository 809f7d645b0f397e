import { photosSent } from "../../domain/chats/chat-photo";
import { agreementFields, answerFields, disputeFields, proposalFields } from "../../domain/deals/dispute";
import { MAX_DEAL_PHOTOS } from "../../domain/jobs/image-limits";
import { payment } from "../../domain/money/payment";
import { call } from "../call";

export const dispute = call({
  method: "POST",
  path: "/api/payment/:id/dispute/",
  who: "user",
  summary: "Dispute a held payment: nothing moves until it is closed or decided",
  fields: disputeFields.extend(photosSent(MAX_DEAL_PHOTOS)),
  multipart: { images: MAX_DEAL_PHOTOS },
  answers: { 201: payment },
  refuses: ["disputed", "transition", "limit_reached"],
  context: "deal",
  limit: "disputes",
});

export const closeDispute = call({
  method: "DELETE",
  path: "/api/payment/:id/dispute/",
  who: "user",
  summary: "Close a dispute one opened: the payment is held again",
  answers: { 200: payment },
  refuses: ["permission_denied", "transition"],
});

export const answerDispute = call({
  method: "POST",
  path: "/api/payment/:id/dispute/answer/",
  who: "user",
  summary: "Tell your side of a dispute that the other opened: once",
  fields: answerFields.extend(photosSent(MAX_DEAL_PHOTOS)),
  multipart: { images: MAX_DEAL_PHOTOS },
  answers: { 201: payment },
  refuses: ["permission_denied", "transition", "limit_reached"],
  context: "deal",
});

export const propose = call({
  method: "POST",
  path: "/api/payment/:id/dispute/proposal/",
  who: "user",
  summary: "Propose which part of the bid counts as earned",
  fields: proposalFields,
  answers: { 201: payment },
  refuses: ["transition"],
});

export const acceptProposal = call({
  method: "POST",
  path: "/api/payment/:id/dispute/accept/",
  who: "user",
  summary:
    "Accept the other's last proposal: the payment is divided by it. With the `amount` of the proposal and the `total` of the held money that the caller saw, nothing happens if either is another by now",
  fields: agreementFields,
  answers: { 200: payment },
  refuses: ["permission_denied", "transition", "paused", "proposal_changed", "money_changed", "money_stopped"],
});
