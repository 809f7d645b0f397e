import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { momentsOf, windowForm } from "~/domain/deals/appointment";
import { compensationOf, LATE_HOURS } from "~/domain/deals/cancellation-rule";
import { FEE_PERCENT, formatMoney, withFee } from "~/domain/money/money";
import { aDeal, balanceOf, INTENT, onPage, sessionOf, sums, toppedUp } from "../money";

afterEach(() => vi.useRealTimers());

/** The clock goes back in this night: 24 hours before the start is another time of the day. */
const NIGHT = { date: "2027-10-31", from: "01:30", to: "03:30" };
const BID = 6_000;

it("an appointment across the end of summer time is late to cancel from 24 hours before, and each gets their part", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -90, max: 90 }), fc.integer({ min: 0, max: 70 }), async (minutes, euros) => {
      vi.useFakeTimers({ now: Date.parse("2027-10-01T10:00:00Z"), toFake: ["Date"] });
      const moments = momentsOf(windowForm.parse(NIGHT));
      const [start, end] = [Date.parse(moments.starts_at), Date.parse(moments.ends_at)];
      expect(end - start).toBe(3 * 3_600_000);
      vi.setSystemTime(start - LATE_HOURS * 3_600_000 + minutes * 60_000);

      const { owner, helper, job, bid } = await aDeal(BID);
      const credits = Math.min(euros * 100, withFee(BID, FEE_PERCENT));
      if (credits > 0) await toppedUp(owner, formatMoney(credits));
      const { body } = await owner.api("POST", INTENT, { ...bid.intent, use_credits: true });
      if (body.redirect_url) await onPage(sessionOf(body.redirect_url));
      const path = `/api/chat/${bid.chat_uri}/appointment/`;
      await helper.api("POST", path, moments);
      expect((await owner.api("PATCH", path, { status: "accepted" })).status).toBe(200);

      const late = minutes >= 0 ? compensationOf(BID) : 0;
      const { cancellation } = (await owner.api("GET", `/api/job/single/${job}/`)).body;
      expect(cancellation).toEqual({
        allowed: true,
        compensation_if_late: formatMoney(compensationOf(BID)),
        compensation: formatMoney(late),
        refund: formatMoney(withFee(BID, FEE_PERCENT) - late),
        reason: minutes >= 0 ? "late" : "early",
      });
      const query = `action=cancel&compensation=${cancellation.compensation}`;
      expect((await owner.api("PATCH", `/api/job/single/${job}/?${query}`)).status).toBe(200);
      expect(await balanceOf(`balance:${helper.id}`)).toBe(late);
      // External money goes back first, so the compensation costs credit.
      const outside = withFee(BID, FEE_PERCENT) - credits;
      const refund = withFee(BID, FEE_PERCENT) - late;
      expect(await balanceOf(`credits:${owner.id}`)).toBe(refund - Math.min(refund, outside));
    }),
    {
      numRuns: 12,
      examples: [
        [0, 0],
        [-1, 63],
        [0, 63],
        [0, 20],
      ],
      interruptAfterTimeLimit: 25_000,
    },
  );
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
}, 60_000);
