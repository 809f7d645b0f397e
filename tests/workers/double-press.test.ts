import { describe, expect, it } from "vitest";
import { browserOf } from "./browser";
import { type Person, signedUp } from "./client";
import { aSolvedJob, onceIn, placeOf } from "./forms-with-ids";
import { aDeal, aPaidDeal, asked, aTapJob } from "./money";

interface Press {
  by: Person;
  at: string;
  fields?: Record<string, string>;
  /** Absent if the same press without an id leads to the same page. */
  form?: string;
}

const PRESSES: Record<string, () => Promise<Press>> = {
  "approving the work": async () => {
    const { owner, job } = await aPaidDeal();
    return { by: owner, at: `/task/${job}/actie/solve`, form: "act" };
  },
  "approving the work, on the way to another page": async () => {
    const { owner, job } = await aPaidDeal();
    return { by: owner, at: `/task/${job}/actie/solve?next=/wallet`, form: "act" };
  },
  "saying that the work is done": async () => {
    const { helper, job } = await aPaidDeal();
    return { by: helper, at: `/task/${job}/actie/done`, form: "act" };
  },
  "saying that the work is done, from the chat": async () => {
    const { helper, job, bid } = await aPaidDeal();
    return {
      by: helper,
      at: `/task/${job}/actie/done?next=${encodeURIComponent(`/messages/${bid.chat_uri}`)}`,
      form: "act",
    };
  },
  "cancelling the deal": async () => {
    const { owner, job } = await aPaidDeal();
    return { by: owner, at: `/task/${job}/actie/cancel`, fields: { compensation: "0.00" }, form: "act" };
  },
  "cancelling the deal and deleting the job": async () => {
    const { owner, job } = await aPaidDeal();
    return {
      by: owner,
      at: `/task/${job}/actie/cancel`,
      fields: { compensation: "0.00", after: "remove" },
      form: "act",
    };
  },
  "reserving a job": async () => {
    const owner = await signedUp();
    return { by: owner, at: `/task/${await aTapJob(owner)}/actie/reserve`, form: "act" };
  },
  "deleting a job": async () => {
    const owner = await signedUp();
    return { by: owner, at: `/task/${await aTapJob(owner)}/actie/delete`, form: "act" };
  },
  "rejecting a bid": async () => {
    const { owner, bid } = await aDeal();
    return { by: owner, at: `/messages/${bid.chat_uri}/afwijzen` };
  },
  "rejecting a bid, from the job": async () => {
    const { owner, bid, job } = await aDeal();
    return { by: owner, at: `/messages/${bid.chat_uri}/afwijzen?next=${encodeURIComponent(`/task/${job}`)}` };
  },
  "withdrawing a bid": async () => {
    const { helper, job } = await aDeal();
    return { by: helper, at: `/task/${job}/bod`, fields: { intent: "withdraw" }, form: "withdraw" };
  },
  "withdrawing an accepted bid": async () => {
    const { helper, job } = await aPaidDeal();
    return { by: helper, at: `/task/${job}/bod`, fields: { intent: "withdraw" }, form: "withdraw" };
  },
  "agreeing to a proposal": async () => {
    const { owner, helper, payment } = await aPaidDeal();
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Niet af." });
    await helper.api("POST", `/api/payment/${payment.id}/dispute/proposal/`, { amount: "10.00" });
    return { by: owner, at: `/payment/${payment.id}/geschil/akkoord`, form: "agree" };
  },
  "closing a dispute": async () => {
    const { owner, payment } = await aPaidDeal();
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Niet af." });
    return { by: owner, at: `/payment/${payment.id}/geschil`, form: "close" };
  },
  "withdrawing a request": async () => {
    const deal = await aPaidDeal();
    const { id } = await asked(deal);
    return { by: deal.helper, at: `/payment/${id}/meerwerk`, fields: { intent: "drop" }, form: "drop" };
  },
  "declining a request": async () => {
    const deal = await aPaidDeal();
    const { id } = await asked(deal);
    return { by: deal.owner, at: `/payment/${id}/meerwerk`, fields: { intent: "drop" }, form: "drop" };
  },
  "changing a request": async () => {
    const deal = await aPaidDeal();
    const { id } = await asked(deal);
    return {
      by: deal.helper,
      at: `/payment/${id}/meerwerk`,
      fields: { intent: "change", description: "Verf", amount: "30" },
    };
  },
  "withdrawing from the contract": async () => {
    const { owner, payment } = await aPaidDeal();
    return { by: owner, at: `/wallet/betaling/${payment.id}/herroepen`, form: "withdraw" };
  },
  "entering the start code": async () => {
    const { owner, helper, job } = await aPaidDeal();
    const { words } = (await owner.api("GET", `/api/job/single/${job}/`)).body.start_code;
    return { by: helper, at: `/task/${job}/startcode`, fields: { words }, form: "begin" };
  },
  "blocking somebody": async () => {
    const [by, other] = [await signedUp(), await signedUp()];
    return { by, at: `/helper/${other.id}/blokkeren`, fields: { intent: "block" } };
  },
  "placing a job again": async () => {
    const { placer, job } = await aSolvedJob();
    return { by: placer, at: `/task/${job}/opnieuw`, form: "repost" };
  },
  "stopping as a business": async () => {
    const by = await signedUp({ business: 1, company: "Bouw", kvk: "12345678" });
    return { by, at: `/profile/${by.id}/zakelijk/stoppen` };
  },
};

describe.each(Object.entries(PRESSES))("%s with a double press", (_name, press) => {
  it.each(["at once", "one after the other"])("%s leads to one page", async (when) => {
    const { by, at, fields = {}, form } = await press();
    const browser = await browserOf(by);
    const drawn = form && { once: onceIn(await browser.get(at), form) };
    const post = () => browser.post(at, { ...fields, ...drawn });
    const [one, other] = when === "at once" ? await Promise.all([post(), post()]) : [await post(), await post()];
    expect([placeOf(one), placeOf(other)]).toEqual([placeOf(one), placeOf(one)]);
    expect(one.status).toBe(303);
  });
});
