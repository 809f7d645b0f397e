import { expect } from "storybook/test";
import { DealCard } from "~/components/deals/deal-card";
import { dealMoneyOf } from "~/domain/money/deal-money";
import preview from "../../../.storybook/preview";
import { anAppointment, aRequest, disputedPayment, heldPayment } from "../../../tests/mocks/deals";
import { aChat } from "../../../tests/mocks/factories/chat";
import { aJob } from "../../../tests/mocks/factories/job";
import { PETRA } from "../../../tests/mocks/factories/town";
import { has, says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

const chat = aChat({ bid_status: "accepted", bid: { id: 7, amount: "60.00", status: "accepted" } });

const meta = preview.meta({
  ...acrossPaper,
  component: DealCard,
  tags: ["autodocs"],
  args: {
    job: aJob({ status: "reserved" }),
    role: "owner" as const,
    chat,
    viewer: PETRA,
    money: dealMoneyOf([heldPayment()]),
    terms: { mode: "held" as const, percent: 5, payouts: 25 },
    now: Date.parse("2026-03-03T12:00:00Z"),
  },
});

export const NoMoment = meta.story({ play: has("link", "Stel een tijd voor") });
export const MomentAgreed = meta.story({
  args: { chat: { ...chat, appointment: anAppointment({ status: "accepted" }) } },
  play: has("link", "Bekijk de afspraak"),
});
export const ExtraWorkAsked = meta.story({
  args: { money: dealMoneyOf([aRequest(), heldPayment()]) },
  play: says("vraagt € 20 extra: Nieuwe afsluitkraan"),
});
export const InDispute = meta.story({
  args: { money: dealMoneyOf([disputedPayment()]) },
  async play({ canvas }) {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
});
export const AsHelper = meta.story({ args: { role: "helper" }, play: has("link", "Vraag meerwerk aan") });
export const JobStillOpen = meta.story({
  args: { job: aJob() },
  async play({ canvas }) {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
});

export const Guide = meta.story(
  guide({
    file: "deals/deal-card.tsx",
    does: ["Lead from each line to the page where it goes on."],
    donts: ["Don’t compare statuses in it: the domain says what may be done."],
    keyboard: "Tab goes from line to line.",
    name: "A section called by its heading.",
  }),
);
