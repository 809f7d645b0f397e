import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aDispute, aRequest, dispute, disputedPayment, heldPayment, paid, underway } from "../../../tests/mocks/deals";
import { aCard } from "../../../tests/mocks/factories/person";
import { HASSAN } from "../../../tests/mocks/factories/town";
import { site } from "../../../tests/mocks/outcomes";
import {
  english,
  hassan,
  isRefused,
  isWrong,
  meanwhile,
  mobile,
  opens,
  petra,
  press,
  says,
  screen,
  send,
} from "../../screen";

const held = [...paid(heldPayment()), underway("2026-03-02T10:00:00Z")];
const meta = preview.meta({ ...screen, args: { at: "/payment/9/geschil/openen", viewer: petra, outcomes: held } });

const REASON = "Wat klopt er niet?";
const SUBMIT = "Open een geschil";

export const Default = meta.story({ play: says("Dit kan tot maandag 9 maart") });
export const AsHelper = meta.story({ args: { viewer: hassan }, play: says("krijg jij het geld.") });

const away = aCard({ id: HASSAN, name: "Hassan B.", has_page: false });

export const Suspended = meta.story({
  args: { outcomes: [...paid(heldPayment({ payee: away })), underway("2026-03-02T10:00:00Z")] },
  async play(story) {
    await says("Het account van Hassan B. is geschorst, dus jullie kunnen er samen niet uitkomen.")(story);
    await says("Het geschil gaat meteen naar ons team.")(story);
    await expect(story.canvas.queryByText("om de beurt", { exact: false })).not.toBeInTheDocument();
  },
});

export const NotDone = meta.story({
  args: { outcomes: [...paid(heldPayment()), underway()] },
  async play(story) {
    await opens("Er klopt iets niet")(story);
    await expect(story.canvas.queryByText("Dit kan tot", { exact: false })).not.toBeInTheDocument();
  },
});

export const WithExtraWork = meta.story({
  args: { outcomes: [...paid(heldPayment(), aRequest({ status: "held" })), underway()] },
  async play(story) {
    await says("dan staat ook dit geld van de klus stil: meerwerk")(story);
    await says("tot ons team heeft beslist")(story);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "button", SUBMIT);
    await isWrong(story, REASON, "Vertel wat er niet klopt.");
  },
});

export const Submitting = meta.story({
  args: { outcomes: [...held, dispute.waits] },
  async play(story) {
    await send(story, { [REASON]: "De kraan druppelt nog." }, SUBMIT);
    await expect(await story.canvas.findByRole("button", { name: "Openen…" })).toBeVisible();
  },
});

export const TooOften = meta.story({
  args: { outcomes: [...held, dispute.tooOften] },
  async play(story) {
    await send(story, { [REASON]: "De kraan druppelt nog." }, SUBMIT);
    await isRefused(story, "Te veel pogingen.");
    await expect(story.canvas.getByLabelText(REASON)).toHaveValue("De kraan druppelt nog.");
  },
});

export const OpenedMeanwhile = meta.story({
  args: { later: [...paid(disputedPayment()), dispute.alreadyOpen] },
  async play(story) {
    await story.canvas.findByLabelText(REASON);
    meanwhile(story);
    await send(story, { [REASON]: "De kraan druppelt nog." }, SUBMIT);
    await isRefused(story, "Er loopt al een geschil over deze klus.");
    await says("De kraan druppelt nog.")(story);
    await expect(story.canvas.getByRole("link", { name: "Ga naar het geschil" })).toBeVisible();
  },
});

export const SettledBetweenThem = meta.story({
  args: {
    outcomes: [
      ...paid(heldPayment({ kind: "request", status: "settled", platform_cost: "0.00" })),
      underway(),
      site.paysDirectly,
    ],
  },
  play: says("Bij ons is er geen geld van in bewaring"),
});

export const Closed = meta.story({
  args: { outcomes: [...paid(heldPayment({ status: "released" })), underway()] },
  play: says("Het werk is goedgekeurd. Het geld is voor de klusser."),
});

export const ClosedByDecision = meta.story({
  args: {
    outcomes: [
      ...paid(heldPayment({ status: "released", released_by: "dispute", dispute: aDispute({ ended: "decided" }) })),
      underway(),
    ],
  },
  play: says("Ons team besliste. Het geld is voor de klusser."),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Something is wrong") });
export const Mobile = meta.story({ ...mobile, play: opens("Er klopt iets niet") });
