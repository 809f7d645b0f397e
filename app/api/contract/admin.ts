import { z } from "zod";
import { money } from "../../domain/money";
import { payment } from "../../domain/payment";
import { choice, text } from "../../domain/value";
import { call } from "../call";

const resolveDispute = call({
  method: "POST",
  path: "/api/admin/disputes/:id/resolve/",
  who: "admin",
  summary: "Decide a disputed payment: all to the helper, all back, or divided",
  fields: z
    .object({ outcome: choice(["release", "refund", "split"]), amount: money.optional(), reason: text(1000) })
    .superRefine(({ outcome, amount }, ctx) => {
      if (outcome === "split" && amount === undefined) {
        ctx.addIssue({ code: "custom", path: ["amount"], message: "required" });
      }
    }),
  answers: { 200: payment },
  refuses: ["transition"],
});

export const adminCalls = { resolveDispute };
