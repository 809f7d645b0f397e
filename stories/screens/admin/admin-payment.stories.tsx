import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { anAdmin, anAuditEntry, records } from "../../../tests/mocks/admin-records";
import { anEvent } from "../../../tests/mocks/factories/timeline";
import { HASSAN, PETRA } from "../../../tests/mocks/factories/town";
import { deal } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/payments/9", viewer: anAdmin } });

const dispute = {
  id: 3,
  reason: "De kraan lekt nog steeds.",
  opened_by: PETRA,
  status: "open" as const,
  proposals: [{ by: HASSAN, amount: "40.00", created_at: "2026-03-05T09:00:00Z" }],
  desk_at: "2026-03-11T10:00:00Z",
  ended: null,
  statement: null,
};

export const Held = meta.story({
  args: { outcomes: [records.log.is([])] },
  async play(story) {
    await opens("Betaling 9")(story);
    const { canvas } = story;
    await expect(canvas.getByText("Wordt terugbetaald als het werk niet begint")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Lekkende keukenkraan vervangen" })).toHaveAttribute(
      "href",
      "/admin/jobs/12",
    );
    await expect(canvas.getByRole("link", { name: "Petra de V." })).toHaveAttribute("href", `/admin/users/${PETRA}`);
    await expect(canvas.getAllByRole("row", { name: /^Totaal €\s0,00$/ })).toHaveLength(3);
    await expect(
      canvas.getByText(
        "Bij deze betaling zelf staat niets in het logboek. Een geldzaak erover heeft een eigen pagina.",
      ),
    ).toBeVisible();
  },
});

export const StoppedTogether = meta.story({
  args: {
    outcomes: [
      records.payment.is({ status: "released", released_at: "2026-03-07T08:00:00Z", released_by: "together" }),
      deal.wasForAdmin([
        anEvent({ kind: "stop", at: "2026-03-06T16:00:00Z", by: "helper", step: "proposed", amount: "38.00" }),
        anEvent({ kind: "stop", at: "2026-03-06T17:00:00Z", by: "owner", step: "refused" }),
        anEvent({ kind: "ended", at: "2026-03-07T08:00:00Z", by: "owner", step: "together", amount: "28.50" }),
      ]),
      records.money.among({ kind: "refund_elsewhere", amount: "5.00", created_at: "2026-03-08T08:00:00Z" }),
    ],
  },
  async play(story) {
    await says("Voorstel om te stoppen van Hassan B.: € 38,00 voor de klusser")(story);
    await says("Voorstel om te stoppen geweigerd door Petra de V.")(story);
    await says("Samen gestopt: akkoord van Petra de V.")(story);
    await says("Terugbetaald bij de betaaldienst: € 5,00")(story);
  },
});

export const Compensation = meta.story({
  args: {
    outcomes: [
      records.payment.is({
        status: "refunded",
        released_at: "2026-03-07T08:00:00Z",
        refunded_at: "2026-03-07T08:00:00Z",
        refunded_amount: "48.00",
        helper_amount: "15.00",
      }),
    ],
  },
  async play(story) {
    await says("Vergoeding naar de klusser")(story);
    await expect(story.canvas.queryByText("Vrijgegeven")).toBeNull();
  },
});

export const Released = meta.story({
  args: {
    outcomes: [
      records.payment.is({
        status: "released",
        job_done_at: "2026-03-06T16:00:00Z",
        released_at: "2026-03-07T08:00:00Z",
      }),
    ],
  },
  async play(story) {
    await says("Werk klaar")(story);
    await expect(story.canvas.queryByText(/Wordt vrijgegeven als/)).toBeNull();
  },
});

export const Disputed = meta.story({
  args: { outcomes: [records.payment.is({ status: "disputed", dispute })] },
  async play(story) {
    await says("De kraan lekt nog steeds.")(story);
    await says("Komt bij ons als ze er niet uitkomen")(story);
    await expect(story.canvas.getByRole("link", { name: "Bekijk het geschil" })).toHaveAttribute(
      "href",
      "/admin/disputes/9",
    );
  },
});

export const Divided = meta.story({
  args: {
    outcomes: [
      records.payment.is({
        status: "released",
        helper_fee: "2.00",
        helper_amount: "38.00",
        refunded_amount: "21.00",
        released_at: "2026-03-12T08:00:00Z",
        refunded_at: "2026-03-12T08:00:00Z",
        dispute: { ...dispute, status: "closed", ended: "decided", statement: "Een deel van het werk is gedaan." },
      }),
      records.log.is([anAuditEntry({ action: "resolve", target_type: "payment", target_id: 9 })]),
    ],
  },
  async play(story) {
    await says("Beslist door ons")(story);
    await says("Een deel van het werk is gedaan.")(story);
    await says("Terugbetaald")(story);
  },
});

export const Expired = meta.story({
  args: {
    outcomes: [
      records.payment.is({ status: "expired", paid_at: null, expires_at: "2026-03-01T10:15:00Z" }),
      records.ledger.empty,
    ],
  },
  play: says("Er zijn geen boekingen: voor deze betaling is geen geld overgemaakt."),
});

const expired = records.payment.is({ status: "expired", paid_at: null });
const other = { id: 3, kind: "other_amount", amount: "70.00", asked: "63.00" } as const;
export const OtherAmount = meta.story({
  args: { outcomes: [expired, records.money.among(other)] },
  async play(story) {
    await says("Dat geld is bij ons en staat apart")(story);
    await expect(story.canvas.queryByText(/niet bij ons in bewaring/)).toBeNull();
    await expect(story.canvas.getByRole("link", { name: "Beslis over dit geld" })).toHaveAttribute(
      "href",
      "/admin/money/3",
    );
  },
});

export const OtherCurrency = meta.story({
  args: { outcomes: [expired, records.money.among({ ...other, currency: "usd" })] },
  play: says("niet in ons grootboek"),
});

export const Settled = meta.story({
  args: {
    outcomes: [
      records.payment.is({
        kind: "request",
        status: "settled",
        description: "Nieuwe slang en twee koppelingen",
        platform_cost: "0.00",
        amount_with_platform_cost: "60.00",
        helper_fee: "0.00",
        helper_amount: "60.00",
        paid_at: null,
      }),
      records.ledger.empty,
    ],
  },
  play: says("Nieuwe slang en twee koppelingen"),
});

export const Credits = meta.story({
  args: {
    outcomes: [
      records.payment.is({
        kind: "credits",
        status: "released",
        job_id: null,
        job_title: null,
        bid_id: null,
        chat_uri: null,
        payee: null,
        platform_cost: "0.00",
        amount_with_platform_cost: "60.00",
        helper_fee: "0.00",
        helper_amount: "0.00",
      }),
    ],
  },
  play: says("Tegoed"),
});

export const ManyBookings = meta.story({
  args: { outcomes: [records.ledger.is({ count: 41 })] },
  async play(story) {
    await opens("Betaling 9")(story);
    await expect(story.canvas.getByRole("link", { name: "Eerdere boekingen in het grootboek" })).toHaveAttribute(
      "href",
      "/admin/ledger?payment=9&page=2",
    );
  },
});

export const NotFound = meta.story({
  args: { outcomes: [records.payment.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({ ...english, play: opens("Payment 9") });
export const Mobile = meta.story({ ...mobile, play: opens("Betaling 9") });
