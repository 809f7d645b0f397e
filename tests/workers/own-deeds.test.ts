import { expect, it } from "vitest";
import type { Person } from "./client";
import { aPaidDeal, db } from "./money";
import { aProposedDeal, dispute, accept as stopAccept } from "./stops";
import { act } from "./world";

async function newestOf(person: Person): Promise<[type: string, read: boolean]> {
  const [{ type, read }] = (await person.api("GET", "/api/notifications/")).body.results;
  return [type, read];
}

const silentOf = (person: Person, type: string) =>
  db.prepare("SELECT silent FROM notification WHERE user_id = ? AND type = ?").bind(person.id, type).first("silent");

it("does not count one's own cancellation as unread", async () => {
  const { owner, helper, job } = await aPaidDeal();
  await act(owner, job, "cancel");
  expect([await newestOf(owner), await newestOf(helper)]).toEqual([
    ["deal_ended", true],
    ["deal_ended", false],
  ]);
  expect([await silentOf(owner, "deal_ended"), await silentOf(helper, "deal_ended")]).toEqual([1, 0]);
});

it("does not count one's own withdrawal of an accepted bid", async () => {
  const { owner, helper, bid } = await aPaidDeal();
  await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
  expect([await newestOf(owner), await newestOf(helper)]).toEqual([
    ["deal_ended", false],
    ["deal_ended", true],
  ]);
});

it("does not count one's own agreement to stop", async () => {
  const { owner, helper, job } = await aProposedDeal("0.00");
  expect((await stopAccept(helper, job)).status).toBe(200);
  expect([await newestOf(owner), await newestOf(helper)]).toEqual([
    ["deal_ended", false],
    ["deal_ended", true],
  ]);
});

it("does not count one's own agreement in a dispute", async () => {
  const { owner, helper, payment } = await aPaidDeal();
  await dispute(owner, payment.id);
  const at = `/api/payment/${payment.id}/dispute/`;
  expect((await owner.api("POST", `${at}proposal/`, { amount: "0.00" })).status).toBe(201);
  expect((await helper.api("POST", `${at}accept/`, {})).status).toBe(200);
  expect([await newestOf(owner), await newestOf(helper)]).toEqual([
    ["dispute", false],
    ["dispute", true],
  ]);
});
