import type { Timeline, TimelineEvent } from "~/domain/deals/timeline";
import { aCard, aHelper } from "./person";
import { tap } from "./town";

const NOTHING = { by: null, step: null, amount: null, back: null, starts_at: null, ends_at: null, description: null };
const MEETING = { starts_at: "2026-03-05T13:00:00Z", ends_at: "2026-03-05T15:30:00Z" };

export const anEvent = (of: Pick<TimelineEvent, "kind" | "at"> & Partial<TimelineEvent>): TimelineEvent => ({
  ...NOTHING,
  ...of,
});

const EVENTS = [
  anEvent({ kind: "posted", at: "2026-03-01T10:00:00Z", by: "owner" }),
  anEvent({ kind: "bid", at: "2026-03-01T10:40:00Z", by: "helper", amount: "65.00" }),
  anEvent({ kind: "bid_changed", at: "2026-03-01T11:20:00Z", by: "helper", amount: "60.00" }),
  anEvent({ kind: "paid", at: "2026-03-01T12:00:00Z", amount: "63.00" }),
  anEvent({ kind: "agreed", at: "2026-03-01T12:00:00Z", by: "owner", amount: "60.00" }),
  anEvent({ kind: "appointment", at: "2026-03-02T08:00:00Z", by: "helper", step: "proposed", ...MEETING }),
  anEvent({ kind: "appointment", at: "2026-03-02T09:00:00Z", by: "owner", step: "accepted", ...MEETING }),
  anEvent({
    kind: "request",
    at: "2026-03-04T09:00:00Z",
    by: "helper",
    step: "asked",
    amount: "20.00",
    description: "Nieuwe afsluitkraan onder de gootsteen",
  }),
  anEvent({ kind: "start", at: "2026-03-05T13:02:00Z", by: "helper" }),
  anEvent({ kind: "done", at: "2026-03-05T15:20:00Z", by: "helper" }),
  anEvent({ kind: "released", at: "2026-03-06T08:00:00Z", amount: "57.00" }),
];

export const aTimeline = (events: readonly TimelineEvent[] = EVENTS): Timeline => ({
  job: { id: 12, title: tap.title },
  owner: aCard(),
  helper: aHelper(),
  events: [...events],
});

export const aFormerTimeline = (): Timeline => ({
  ...aTimeline(),
  bid: 7,
  others: [{ bid: 9, helper: aCard({ name: "Noor J." }), bid_at: "2026-03-08T09:30:00Z" }],
});
