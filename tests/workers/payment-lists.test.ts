import { describe, expect, it } from "vitest";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { signedUp } from "./client";
import { aDeal, aPaidDeal, opened } from "./money";

describe("reading payments", () => {
  it("gives both parties theirs, by role and status, and nobody else's", async () => {
    const { owner, helper, payment, bid } = await aPaidDeal();
    const stranger = await signedUp();
    const list = async (person: typeof owner, query: string) =>
      (await person.api("GET", `/api/payment/${query}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await list(owner, "")).toEqual([payment.id]);
    expect(await list(owner, "?role=payee")).toEqual([]);
    expect(await list(helper, "?role=payee&status=held")).toEqual([payment.id]);
    expect(await list(helper, "?status=open")).toEqual([]);
    expect(await list(helper, `?chat_uri=${bid.chat_uri}`)).toEqual([payment.id]);
    expect(await list(stranger, "")).toEqual([]);
    expect(await stranger.api("GET", `/api/payment/${payment.id}/`)).toMatchObject({ status: 404 });
    expect(await owner.api("GET", "/api/payment/?status=odd")).toMatchObject({ status: 400 });
    expect((await helper.api("GET", `/api/payment/${payment.id}/`)).body.payer.name).toBe("Petra de Vries");
  });

  it("can be narrowed to what moved, to a kind and to a year, and says which job it was", async () => {
    const { owner, bid, job } = await aPaidDeal();
    const lapsed = await owner.api("POST", "/api/user/credits/", { amount: "20.00" });
    const ids = async (query: string) =>
      (await owner.api("GET", `/api/payment/?${query}`)).body.results.map(({ id }: { id: number }) => id);
    const [held] = (await owner.api("GET", "/api/payment/?stage=moved")).body.results;
    expect(held).toMatchObject({ bid_id: bid.id, job_id: job, job_title: "Kraan lekt", job_done_at: null });
    expect(await ids("")).toEqual([lapsed.body.id, held.id]);
    expect(await ids("stage=waiting")).toEqual([held.id]);
    expect(await ids("kind=bid")).toEqual([held.id]);
    const year = Number(dayInAmsterdam(Date.now()).slice(0, 4));
    expect(await ids(`stage=moved&year=${year}`)).toEqual([held.id]);
    expect(await ids(`year=${year - 1}`)).toEqual([]);
    for (const wrong of ["kind=gift", "year=99", "stage=perhaps"]) {
      expect(await owner.api("GET", `/api/payment/?${wrong}`), wrong).toMatchObject({ status: 400 });
    }
  });

  it("shows the provider's page to the payer alone", async () => {
    const { owner, helper, bid } = await aDeal();
    const { id } = await opened(owner, bid);
    expect((await owner.api("GET", `/api/payment/${id}/`)).body.redirect_url).not.toBeNull();
    expect((await helper.api("GET", `/api/payment/${id}/`)).body.redirect_url).toBeNull();
  });

  it("tells a return page how the payment stands, and moves nothing", async () => {
    const { owner, helper, bid } = await aDeal();
    const { id } = await opened(owner, bid);
    const told = await owner.api("PUT", "/api/payment/transaction/", { payment_id: id, redirect_status: "succeeded" });
    expect(told).toMatchObject({ status: 200, body: { status: "open" } });
    expect(await helper.api("PUT", "/api/payment/transaction/", { payment_id: id })).toMatchObject({ status: 200 });
    const stranger = await signedUp();
    expect(await stranger.api("PUT", "/api/payment/transaction/", { payment_id: id })).toMatchObject({ status: 404 });
    expect(await owner.api("PUT", "/api/payment/transaction/", {})).toMatchObject({ status: 400 });
  });
});
