import { expect, it } from "vitest";
import { useEventText } from "~/components/deals/event-text";
import type { TimelineEvent } from "~/domain/deals/timeline";
import { AT } from "../mocks/factories/at";
import { aCard, aHelper } from "../mocks/factories/person";
import { textOf } from "./rendered";

function Said({ event }: { event: Partial<TimelineEvent> & Pick<TimelineEvent, "kind"> }) {
  const timeline = { job: { id: 12, title: "Kraan" }, owner: aCard(), helper: aHelper(), events: [] };
  const nothing = { step: null, by: null, amount: null, back: null, starts_at: null, ends_at: null, description: null };
  return useEventText({ timeline, reader: "owner" })({ ...nothing, at: AT, ...event });
}

it("tells in the course of the deal which money was for extra work, and who agreed", () => {
  const released = { kind: "released", amount: "19.00" } as const;
  expect(textOf(<Said event={{ ...released, step: "extra" }} />)).toMatch(
    /€ 19 ging naar .*\. Dit ging om meerwerk\.$/,
  );
  expect(textOf(<Said event={released} />)).not.toContain("meerwerk");
  const agreed = { kind: "dispute_closed", step: "agreed" } as const;
  expect(textOf(<Said event={{ ...agreed, by: "owner" }} />)).toBe(
    "Jij ging akkoord met het voorstel. Het geschil is gesloten.",
  );
});
