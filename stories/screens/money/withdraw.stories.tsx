import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { dealOf, heldPayment, paid, withdrawing } from "../../../tests/mocks/deals";
import { aChargeback } from "../../../tests/mocks/factories/payment";
import { payments } from "../../../tests/mocks/money";
import { job, site } from "../../../tests/mocks/outcomes";
import { english, hassan, meanwhile, mobile, opens, petra, press, says, screen } from "../../screen";

const PAID_AT = "2026-03-01T10:00:00Z";
const recent = heldPayment({ paid_at: PAID_AT });
const costs = (compensation: string) =>
  job.is({ ...dealOf(null), cancellation: { allowed: true, refund: "63.00", compensation, reason: "late" } });

const meta = preview.meta({
  ...screen,
  args: { at: "/wallet/betaling/9/herroepen", viewer: petra, outcomes: [...paid(recent), costs("0.00")] },
});

export const Default = meta.story({
  async play(story) {
    await opens("Je overeenkomst herroepen")(story);
    await says("Je krijgt € 63 terug, ook de servicekosten.")(story);
    await says("De wet geeft je daarom geen recht om het werk te herroepen")(story);
    await expect(story.canvas.getByRole("button", { name: "Bevestig herroeping" })).toBeVisible();
  },
});

export const ShortlyBefore = meta.story({
  args: { outcomes: [...paid(recent), costs("15.00")] },
  play: says("Hassan B. krijgt € 15, omdat je kort voor of na het afgesproken begin stopt."),
});

export const WorkDone = meta.story({
  args: { outcomes: [...paid({ ...recent, job_done_at: "2026-03-02T10:00:00Z" }), costs("0.00")] },
  async play(story) {
    await says("je krijgt binnen 5 werkdagen antwoord")(story);
    await says("wel onze dienst: de servicekosten van € 3.")(story);
    await says("Een herroeping houdt de betaling aan Hassan B. niet tegen, een geschil wel.")(story);
  },
});

export const ExtraWork = meta.story({
  args: { outcomes: [...paid({ ...recent, kind: "request" }), costs("0.00")] },
  play: says("Het gaat om meerwerk: de rest van de klus gaat door."),
});

export const BetweenThem = meta.story({
  args: {
    outcomes: [...paid({ ...recent, kind: "request", status: "settled", platform_cost: "0.00" }), site.paysDirectly],
  },
  play: says("Hiervoor is via ons niets betaald: jullie betalen elkaar rechtstreeks."),
});

const bank = (status: "open" | "lost") => aChargeback({ status, amount: "63.00" });

export const WithTheBank = meta.story({
  args: { outcomes: [...paid({ ...recent, chargeback: bank("open") }), costs("0.00")] },
  play: says("Je bank kijkt naar deze betaling."),
});

export const BackByTheBank = meta.story({
  args: { outcomes: paid({ ...recent, status: "released", chargeback: bank("lost") }) },
  play: says("Je hebt het geld van deze betaling al terug"),
});

export const TooLate = meta.story({
  args: { outcomes: paid(heldPayment({ paid_at: "2026-02-01T10:00:00Z" })) },
  play: opens("Je overeenkomst herroepen"),
});

export const NotThePayer = meta.story({
  args: { viewer: hassan },
  play: says("Alleen Petra de V. kan deze overeenkomst herroepen"),
});

export const NotFound = meta.story({
  args: { outcomes: [payments.notFound] },
  play: opens("Deze pagina is er niet"),
});

export const DoneAlready = meta.story({
  args: { outcomes: [...paid(recent), costs("0.00"), withdrawing.doneAlready] },
  async play(story) {
    await press(story, "button", "Bevestig herroeping");
    await says("Dit heb je al gedaan.")(story);
  },
});

export const NotAnyMore = meta.story({
  args: { outcomes: [...paid(recent), costs("0.00"), withdrawing.notAnyMore] },
  async play(story) {
    await press(story, "button", "Bevestig herroeping");
    await says("er is intussen iets veranderd")(story);
  },
});

export const LessThanShown = meta.story({
  args: {
    outcomes: [...paid(recent), costs("0.00")],
    later: [...paid(recent), costs("15.00"), withdrawing.otherRefund],
  },
  async play(story) {
    await says("Je krijgt € 63 terug, ook de servicekosten.")(story);
    meanwhile(story);
    await press(story, "button", "Bevestig herroeping");
    await says("Het bedrag dat je terugkrijgt is intussen veranderd. Bekijk het opnieuw.")(story);
    await says("Hassan B. krijgt € 15, omdat je kort voor of na het afgesproken begin stopt.")(story);
  },
});

/** The form was tampered with. */
export const ByHand = meta.story({
  args: { outcomes: [...paid(recent), costs("0.00"), withdrawing.noSum] },
  async play(story) {
    await press(story, "button", "Bevestig herroeping");
    await says("Vul een geldig bedrag in.")(story);
  },
});

export const Choose = meta.story({
  args: { at: "/herroepen", outcomes: paid(recent) },
  async play({ canvas }) {
    const [link] = await canvas.findAllByRole("link", { name: "Herroep hier je overeenkomst" });
    await expect(link).toHaveAttribute("href", "/wallet/betaling/9/herroepen");
  },
});

export const NothingToWithdrawFrom = meta.story({
  args: { at: "/herroepen", outcomes: paid(heldPayment({ paid_at: "2026-02-01T10:00:00Z" })) },
  play: says("Je hebt geen betalingen die je nu kunt herroepen."),
});

export const AsVisitor = meta.story({
  args: { at: "/herroepen", viewer: undefined },
  play: says("Log in, dan staan je betalingen hier."),
});

export const PaidDirectly = meta.story({
  args: { at: "/herroepen", outcomes: [site.paysDirectly] },
  play: says("Via ons is niets betaald"),
});

export const English = meta.story({ ...english, play: says("Confirm withdrawal") });
export const Mobile = meta.story({ ...mobile, play: says("Bevestig herroeping") });
