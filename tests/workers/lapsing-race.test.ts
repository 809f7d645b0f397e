import { describe, expect, it } from "vitest";
import { bearing, mailsTo } from "./client";
import { aPaidDeal, asked, balanceOf, onPage, openedRequest, valueOf } from "./money";
import { racing } from "./racing-db";

const LAPSING = "SELECT coalesce(sum(amount), 0) AS cents FROM payment";

type Deal = Awaited<ReturnType<typeof aPaidDeal>>;

/** The owner approves, and `change` happens right after the requests that lapse were summed. */
async function approvedWhile(deal: Deal, change: () => Promise<unknown>, total = "") {
  const DB = racing((sql) => sql.startsWith(LAPSING), change);
  return bearing(deal.owner.token, { DB })("PATCH", `/api/job/single/${deal.job}/?action=solve${total}`);
}

async function lapsedIn({ helper }: Deal) {
  const mail = (await mailsTo(helper.id)).find(({ template }) => template === "payment_released");
  return mail?.data.lapsed;
}

const standing = async (id: number) => [await valueOf("payment", id, "status"), await valueOf("payment", id, "lapsed")];

describe("an approval reads which requests lapse, and then", () => {
  it("a new request belongs to the sum that the helper is told", async () => {
    const deal = await aPaidDeal();
    const ids = [(await asked(deal)).id];
    const answer = await approvedWhile(deal, async () => ids.push((await asked(deal, "15.00")).id));
    expect(answer.status).toBe(200);
    expect(await Promise.all(ids.map(standing))).toEqual([
      ["cancelled", 1],
      ["cancelled", 1],
    ]);
    expect(await lapsedIn(deal)).toBe("35.00");
  });

  it("a request that the owner pays is released with the price, and not told as lapsed", async () => {
    const deal = await aPaidDeal();
    const request = await asked(deal);
    const { session } = await openedRequest(deal.owner, request);
    expect((await approvedWhile(deal, () => onPage(session))).status).toBe(200);
    expect(await standing(request.id)).toEqual(["released", 0]);
    expect(await lapsedIn(deal)).toBeUndefined();
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(9_500 + 1_900);
  });

  it("a request that is paid is not released by a page that did not show it", async () => {
    const deal = await aPaidDeal();
    const request = await asked(deal);
    const { session } = await openedRequest(deal.owner, request);
    const answer = await approvedWhile(deal, () => onPage(session), "&total=105.00");
    expect(answer).toMatchObject({ status: 409, body: { code: "money_changed" } });
    expect(await standing(request.id)).toEqual(["held", 0]);
    expect(await valueOf("job", deal.job, "status")).toBe("reserved");
  });

  it("a request that the helper takes back is not told", async () => {
    const deal = await aPaidDeal();
    const request = await asked(deal);
    const answer = await approvedWhile(deal, () => deal.helper.api("DELETE", `/api/payment/${request.id}/`));
    expect(answer.status).toBe(200);
    expect(await standing(request.id)).toEqual(["cancelled", 1]);
    expect(await lapsedIn(deal)).toBeUndefined();
  });
});
