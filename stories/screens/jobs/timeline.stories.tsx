import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { anAdmin } from "../../../tests/mocks/admin-records";
import { aChatPhoto } from "../../../tests/mocks/factories/chat";
import { anEvent } from "../../../tests/mocks/factories/timeline";
import { deal } from "../../../tests/mocks/outcomes";
import { english, hassan, mobile, opens, petra, says, screen } from "../../screen";

const OLD = { starts_at: "2026-03-05T13:00:00Z", ends_at: "2026-03-05T15:30:00Z" };
const NEW = { starts_at: "2026-03-06T08:00:00Z", ends_at: "2026-03-06T10:00:00Z" };

const meta = preview.meta({ ...screen, args: { at: "/task/12/verloop", viewer: petra } });

export const Default = meta.story({
  async play(story) {
    await says("Jij accepteerde het bod van")(story);
    await says("Hassan B. vulde de startcode in: het werk begon.")(story);
    await says("Nieuwe afsluitkraan onder de gootsteen")(story);
    await expect(story.canvas.getByRole("heading", { name: "5 maart 2026" })).toBeVisible();
  },
});

export const ResultPhotos = meta.story({
  args: {
    outcomes: [
      deal.was([
        anEvent({ kind: "done", at: "2026-03-05T15:20:00Z", by: "helper", photos: [aChatPhoto({ alt: "De kraan" })] }),
      ]),
    ],
  },
  async play({ canvas }) {
    const photo = await canvas.findByRole("img", { name: "De kraan" });
    await expect(photo.closest("a")?.getAttribute("href")).toContain(encodeURIComponent("/task/12/verloop"));
  },
});

export const Changes = meta.story({
  args: {
    outcomes: [
      deal.was([
        anEvent({ kind: "bid", at: "2026-03-01T10:00:00Z", by: "helper", amount: "82.00" }),
        anEvent({ kind: "bid_changed", at: "2026-03-01T11:00:00Z", by: "helper", amount: "100.00" }),
        anEvent({ kind: "refunded", at: "2026-03-01T11:01:00Z", back: "86.10", paid_for: "82.00", amount: "100.00" }),
        anEvent({ kind: "address", at: "2026-03-02T08:00:00Z", by: "owner", step: "changed" }),
        anEvent({
          kind: "appointment",
          at: "2026-03-02T09:00:00Z",
          by: "owner",
          step: "accepted",
          ...NEW,
          replaces: OLD,
        }),
      ]),
    ],
  },
  async play(story) {
    await says("er was betaald voor het bod van € 82, en dat was net gewijzigd naar € 100.")(story);
    await says("Jij veranderde het adres van de klus.")(story);
    await says("De afspraak van donderdag 5 maart 14:00–16:30 verviel.")(story);
  },
});

export const Former = meta.story({
  args: { at: "/task/12/verloop?bod=7", outcomes: [deal.former] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: /^Deal met Noor J.: bod gedaan op/ })).toHaveAttribute(
      "href",
      "/task/12/verloop?bod=9",
    );
  },
});

export const AsHelper = meta.story({
  args: { viewer: hassan },
  play: says("ging naar jouw saldo, na aftrek van servicekosten."),
});

export const AsAdmin = meta.story({
  args: { viewer: anAdmin, outcomes: [deal.isNotTheirs, deal.forAdmin] },
  async play(story) {
    await says("Petra de V. accepteerde het bod van")(story);
    await expect(story.canvas.getByRole("link", { name: "Terug naar de klus in het beheer" })).toHaveAttribute(
      "href",
      "/admin/jobs/12",
    );
  },
});

const at = (minute: number) => `2026-03-06T10:${minute}:00Z`;
const MISSED = { starts_at: "2026-03-05T13:00:00Z", ends_at: "2026-03-05T15:30:00Z" };

export const Dispute = meta.story({
  args: {
    outcomes: [
      deal.was([
        anEvent({ kind: "dispute_opened", at: at(10), by: "owner" }),
        anEvent({ kind: "dispute_proposal", at: at(11), by: "helper", amount: "40.00" }),
        anEvent({ kind: "dispute_desk", at: at(12) }),
        anEvent({ kind: "dispute_closed", at: at(13), step: "decided" }),
        anEvent({ kind: "divided", at: at(13), amount: "38.00", back: "21.00" }),
      ]),
    ],
  },
  async play(story) {
    await says("Jij opende een geschil. De betaling staat stil.")(story);
    await says("Ons team besliste over het geschil.")(story);
    await says("voor Hassan B.,")(story);
  },
});

export const ContestedReport = meta.story({
  args: {
    outcomes: [
      deal.was([
        anEvent({ kind: "appointment", at: at(10), by: "helper", step: "contested", ...MISSED }),
        anEvent({ kind: "dispute_opened", at: at(10) }),
        anEvent({ kind: "withdrawn_late", at: at(11), by: "helper" }),
        anEvent({ kind: "refund_failed", at: at(12), back: "48.00" }),
        anEvent({ kind: "refunded_by_hand", at: at(13), back: "48.00" }),
        anEvent({ kind: "unpaid", at: at(14) }),
      ]),
    ],
  },
  async play(story) {
    await says("Daarom startte een geschil.")(story);
    await says("trok het bod in, kort voor of na het afgesproken begin.")(story);
    await says("De bank nam € 48 niet aan.")(story);
    await says("€ 48 ging alsnog terug naar jou")(story);
    await says("De bank wees de betaling alsnog af.")(story);
  },
});

export const Ended = meta.story({
  args: {
    outcomes: [
      deal.was([
        anEvent({ kind: "appointment", at: at(10), by: "helper", step: "missed", ...MISSED }),
        anEvent({ kind: "appointment", at: at(20), by: "owner", step: "admitted", ...MISSED }),
        anEvent({ kind: "ended", at: at(20) }),
        anEvent({ kind: "compensated", at: at(20), amount: "15.00", back: "48.00" }),
      ]),
    ],
  },
  play: says("ging terug naar jou."),
});

const WENT_BACK = {
  outcomes: [
    deal.was([
      anEvent({ kind: "paid", at: at(10), amount: "63.00" }),
      anEvent({ kind: "refunded_elsewhere", at: at(20), back: "63.00" }),
      anEvent({ kind: "ended", at: at(30), by: "owner", step: "deleted" }),
    ]),
  ],
};

export const RefundedElsewhere = meta.story({
  args: WENT_BACK,
  async play(story) {
    await says("ging terug naar jou: de bank of betaaldienst betaalde het terug.")(story);
    await says("Jij annuleerde de deal en verwijderde de klus.")(story);
  },
});

export const RefundedElsewhereInEnglish = meta.story({
  ...english,
  args: { ...WENT_BACK, viewer: hassan },
  play: says("the bank or the payment provider refunded it."),
});

export const NotFound = meta.story({ args: { outcomes: [deal.jobNotFound] }, play: opens("Klus niet gevonden") });
export const Deleted = meta.story({ args: { outcomes: [deal.jobDeleted] }, play: opens("Deze klus is verwijderd") });
export const NotTheirs = meta.story({ args: { outcomes: [deal.isNotTheirs] }, play: opens("Klus niet gevonden") });
export const NeverADeal = meta.story({
  args: { viewer: anAdmin, outcomes: [deal.isNotTheirs, deal.neverWas] },
  play: opens("Klus niet gevonden"),
});
export const Failed = meta.story({ args: { outcomes: [deal.failed] }, play: opens("Er ging iets mis bij ons") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: says("You accepted the offer of") });
export const Mobile = meta.story({ ...mobile, play: says("Jij plaatste de klus.") });
