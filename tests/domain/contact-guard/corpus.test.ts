import { describe, expect, it } from "vitest";
import { findContactDetails } from "~/domain/contact-guard/contact-guard";
import { evasions } from "./corpus/evasions";
import { guilty } from "./corpus/guilty";
import { heldOutGuilty } from "./corpus/held-out-guilty";
import { heldOutInnocent } from "./corpus/held-out-innocent";
import { heldOutNoRequests, heldOutRequests } from "./corpus/held-out-requests";
import { innocent } from "./corpus/innocent";
import { lookalikes } from "./corpus/lookalikes";
import { requestsToLeave, requestsToNobody } from "./corpus/requests";

const isRefused = (text: string) => findContactDetails(text).length > 0;
const passes = (text: string) => !isRefused(text);

describe("the guard", () => {
  it("lets every innocent text pass", () => expect(innocent.filter(isRefused)).toEqual([]));
  it("refuses every guilty text", () => expect(guilty.filter(passes)).toEqual([]));

  it("lets every text pass that only looks like contact details", () => {
    expect(lookalikes.filter(isRefused)).toEqual([]);
  });

  it("refuses every request to go on elsewhere", () => expect(requestsToLeave.filter(passes)).toEqual([]));

  it("lets every text pass that only names an app", () => {
    expect(requestsToNobody.filter(isRefused)).toEqual([]);
  });

  it("misses no more evasions than it did", () => {
    expect(evasions.filter(passes).length, `missed of ${evasions.length} evasions`).toBeLessThanOrEqual(12);
  });

  // A floor, not a target: lowering it means a guard that is worse for new texts.
  it("judges the held-out texts no worse than it did", () => {
    expect(heldOutInnocent.filter(isRefused).length, "refused of 114 innocent ones").toBeLessThanOrEqual(4);
    expect(heldOutGuilty.filter(passes).length, "missed of 67 guilty ones").toBeLessThanOrEqual(3);
    expect(heldOutNoRequests.filter(isRefused).length, "refused of 34 that request nothing").toBe(0);
    expect(heldOutRequests.filter(passes).length, "missed of 24 requests").toBeLessThanOrEqual(1);
  });
});
