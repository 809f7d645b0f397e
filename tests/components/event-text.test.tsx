import { expect, it } from "vitest";
import { useEventText } from "~/components/deals/event-text";
import type { TimelineEvent } from "~/domain/deals/timeline";
import { AT } from "../mocks/factories/at";
import { aCard, aHelper } from "../mocks/factories/person";
import { textOf } from "./rendered";

type PartialEvent = Partial<TimelineEvent> & Pick<TimelineEvent, "kind">;

const NOTHING = { step: null, by: null, amount: null, back: null, starts_at: null, ends_at: null, description: null };
const eventOf = (event: PartialEvent): TimelineEvent => ({ ...NOTHING, at: AT, ...event });

function Said({ event, beside = [] }: { event: PartialEvent; beside?: PartialEvent[] }) {
  const timeline = { job: { id: 12, title: "Kraan" }, owner: aCard(), helper: aHelper(), events: beside.map(eventOf) };
  return useEventText({ timeline, reader: "owner" })(eventOf(event));
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

it("names a confirmed absence once", () => {
  const ended = { kind: "ended", step: "missed_by_helper" } as const;
  const admitted = { kind: "appointment", step: "admitted", starts_at: AT, ends_at: AT } as const;
  expect(textOf(<Said event={ended} />)).toContain("bevestigde niet op de afspraak te zijn geweest");
  expect(textOf(<Said event={ended} beside={[admitted]} />)).toBe("De deal stopte. De klus stond daarna weer open.");
});

it("says which appointment a new time replaces", () => {
  const [starts_at, ends_at] = ["2026-03-03T10:00:00Z", "2026-03-03T12:00:00Z"];
  const replaces = { starts_at: "2026-03-05T10:00:00Z", ends_at: "2026-03-05T12:00:00Z" };
  const moved = { kind: "appointment", starts_at, ends_at, replaces, by: "owner" } as const;
  expect(textOf(<Said event={{ ...moved, step: "proposed" }} />)).toMatch(
    /stelde een tijd voor: dinsdag 3 maart .*De afspraak van donderdag 5 maart .* bleef staan/,
  );
  expect(textOf(<Said event={{ ...moved, step: "accepted" }} />)).toMatch(
    /De afspraak van donderdag 5 maart .* verviel/,
  );
});

it("gives the reason why a payment for a changed offer went back, with both amounts", () => {
  const back = { kind: "refunded", back: "86.10", paid_for: "82.00", amount: "100.00" } as const;
  expect(textOf(<Said event={back} />)).toMatch(
    /€ 86,10 ging terug naar jou: er was betaald voor het bod van € 82, en dat was net gewijzigd naar € 100\./,
  );
});

it("says that a request was for extra work, if the price went through us", () => {
  const asked = { kind: "request", step: "asked", by: "helper", amount: "20.00" } as const;
  expect(textOf(<Said event={asked} beside={[{ kind: "paid" }]} />)).toMatch(/vroeg € 20 voor meerwerk\.$/);
  expect(textOf(<Said event={asked} />)).toMatch(/vroeg € 20\.$/);
});
