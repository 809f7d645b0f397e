import { disputeFile } from "../../../domain/admin/case-files";
import { resolutionFields } from "../../../domain/deals/dispute";
import { payment } from "../../../domain/money/payment";
import { call } from "../../call";
import { file, list } from "./shared";

const disputes = list("/api/admin/disputes/", "Disputed payments, those at the desk first", payment, {});

const dispute = file(
  "/api/admin/disputes/:id/",
  "a payment there is or was a dispute about, with its job and conversation, by the payment's id",
  disputeFile,
);

const photoFile = call({
  method: "GET",
  path: "/api/admin/photo/:id/:size/",
  who: "admin",
  summary: "The file of a photo of a chat that a report or a dispute is about",
  answers: { 200: "raw" },
  mediaType: "image/*",
});

const resolveDispute = call({
  method: "POST",
  path: "/api/admin/disputes/:id/resolve/",
  who: "admin",
  summary: "Decide a disputed payment: all to the helper, all back, or divided",
  fields: resolutionFields,
  answers: { 200: payment },
  refuses: ["own_case", "transition", "money_changed", "money_stopped"],
});

export const adminDisputesCalls = {
  disputes,
  dispute,
  photoFile,
  resolveDispute,
};
