import { describe, expect, it } from "vitest";
import { invitationRefusal } from "~/domain/accounts/invitation";
import { otherCard } from "~/domain/deals/deal";
import { aBid } from "../../mocks/factories/bid";
import { aJob } from "../../mocks/factories/job";
import { aHelper } from "../../mocks/factories/person";
import { HASSAN, PETRA } from "../../mocks/factories/town";

describe("asking a helper for a job", () => {
  const hassan = { id: HASSAN, business: false };

  it("is for an open job that they could bid on and were not asked for", () => {
    expect(invitationRefusal(hassan, aJob(), [])).toBeNull();
    expect(invitationRefusal(hassan, aJob(), [13])).toBeNull();
    expect(invitationRefusal(hassan, aJob(), [12])).toBe("already_asked");
    expect(invitationRefusal(hassan, aJob({ status: "reserved" }), [])).toBe("job_not_open");
    expect(invitationRefusal(hassan, aJob({ business_required: true }), [])).toBe("business_required");
    expect(invitationRefusal({ ...hassan, business: true }, aJob({ business_required: true }), [])).toBeNull();
    const hasBid = aJob({ bids: [aBid()] });
    expect(invitationRefusal(hassan, hasBid, [12])).toBe("helper_has_bid");
    expect(invitationRefusal({ id: 3, business: false }, hasBid, [])).toBeNull();
    expect(invitationRefusal({ id: PETRA, business: false }, aJob(), [])).toBe("own_job");
  });
});

describe("the other party of a job, as it is shown", () => {
  const agreed = aJob({ bids: [aBid({ status: "accepted" })] });

  it("is the placer to the helper and the helper to the placer, and nobody to anyone else", () => {
    expect(otherCard(agreed, { id: PETRA })).toEqual(aHelper());
    expect(otherCard(agreed, { id: HASSAN })).toEqual(agreed.owner);
    expect(otherCard(agreed, { id: 3 })).toBeNull();
    expect(otherCard(agreed, null)).toBeNull();
    expect(otherCard(aJob({ bids: [aBid()] }), { id: PETRA })).toBeNull();
  });
});
