import { expect, it } from "vitest";
import { aDisputedDeal, propose } from "./disputed";
import { aPaidDeal, asked, INTENT, onPage, sessionOf } from "./money";

it("shows an owner the appointment and the sum of a deal in the list of own jobs", async () => {
  const deal = await aPaidDeal(6000);
  const { owner, helper, bid } = deal;
  const own = async () => (await owner.api("GET", "/api/job/mine/")).body.results[0];
  expect(await own()).toMatchObject({ appointment: null, agreed: "60.00" });

  const request = await asked(deal, "20.00", "Nieuwe kraan");
  expect(await own()).toMatchObject({ agreed: "60.00" });
  const { body } = await owner.api("POST", INTENT, request.intent);
  await onPage(sessionOf(body.redirect_url));
  expect(await own()).toMatchObject({ agreed: "80.00" });

  const start = Date.now() + 72 * 3600_000;
  const span = { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 3600_000).toISOString() };
  const { body: proposed } = await owner.api("POST", `/api/chat/${bid.chat_uri}/appointment/`, span);
  expect((await own()).appointment).toMatchObject({ id: proposed.id, status: "proposed" });
  await helper.api("PATCH", `/api/chat/${bid.chat_uri}/appointment/`, { status: "accepted" });
  expect((await own()).appointment).toMatchObject({ id: proposed.id, status: "accepted" });

  await owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
  expect(await own()).toMatchObject({ appointment: null, agreed: "80.00" });
});

it("tells a helper in the list of own bids when the work began and ended", async () => {
  const { helper, job } = await aPaidDeal();
  const own = async () => (await helper.api("GET", "/api/bid/")).body.results[0];
  expect(await own()).toMatchObject({ begun_at: null, done_at: null });
  await helper.api("PATCH", `/api/job/single/${job}/?action=done`);
  expect((await own()).done_at).toMatch(/Z$/);
});

it("tells a helper in the list of own bids what a solved job earned", async () => {
  const deal = await aPaidDeal(6000);
  const { owner, helper, job } = deal;
  const own = async () => (await helper.api("GET", "/api/bid/")).body.results[0];
  const { body } = await owner.api("POST", INTENT, (await asked(deal, "20.00", "Nieuwe kraan")).intent);
  await onPage(sessionOf(body.redirect_url));
  expect((await own()).earned).toBeNull();
  await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  expect((await own()).earned).toBe("76.00");
});

it("knows for whom a dispute waits in the list of own jobs", async () => {
  const { owner, helper, payment } = await aDisputedDeal();
  const waits = async () => (await owner.api("GET", "/api/job/mine/")).body.results[0].dispute_waits;
  expect(await waits()).toBe(false);
  expect((await propose(helper, payment.id, "40.00")).status).toBe(201);
  expect(await waits()).toBe(true);
  expect((await propose(owner, payment.id, "30.00")).status).toBe(201);
  expect(await waits()).toBe(false);
});
