import { failedDelivery, orderOutcome, withReason } from "../../../domain/admin/admin";
import { call } from "../../call";
import { file, list } from "./shared";

const outbox = list(
  "/api/admin/outbox/",
  "Of this implementation: mails, pushes and orders that could not be delivered, newest first",
  failedDelivery,
  {},
);

const letter = file(
  "/api/admin/outbox/:id/",
  "one thing that could not be delivered, also after an admin ended it",
  failedDelivery,
);

const retry = call({
  method: "POST",
  path: "/api/admin/outbox/:id/retry/",
  who: "admin",
  summary: "Of this implementation: try again to deliver what could not be delivered",
  fields: withReason,
  answers: { 200: failedDelivery },
  refuses: ["own_case", "already_done"],
});

const endOrder = call({
  method: "POST",
  path: "/api/admin/outbox/:id/end/",
  who: "admin",
  summary:
    "Of this implementation: end a failed order to the payment provider. It happened, by the provider’s reference, or it did not and is sent again",
  fields: orderOutcome,
  answers: { 200: failedDelivery },
  refuses: ["own_case", "already_done"],
});

export const adminOutboxCalls = {
  outbox,
  letter,
  retry,
  endOrder,
};
