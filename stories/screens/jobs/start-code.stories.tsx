import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { dealOf, heldPayment } from "../../../tests/mocks/deals";
import { payments } from "../../../tests/mocks/money";
import { job, site } from "../../../tests/mocks/outcomes";
import { starting } from "../../../tests/mocks/refused";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, says, screen, send } from "../../screen";

const code = job.is({ ...dealOf(null), start_code: { words: "kaars wortel fiets lynx" } });
const toEnter = job.is({ ...dealOf(null), start_code: { words: null } });
const begun = job.is({ ...dealOf(null), begun_at: "2026-03-05T13:02:00Z" });

const meta = preview.meta({ ...screen, args: { at: "/task/12/startcode", viewer: petra, outcomes: [code] } });

const LABEL = "De vier woorden van Petra de V.";
const entering = { viewer: hassan, outcomes: [toEnter] };
const enters = (story: Parameters<typeof send>[0], words = "kaars wortel fiets lynx") =>
  send(story, { [LABEL]: words }, "Begin met het werk");

export const Default = meta.story({
  async play(story) {
    await says("Lees deze woorden voor als Hassan B. bij je is en begint.")(story);
    await expect(story.canvas.getAllByRole("listitem")[0]).toBeVisible();
    await says("Het hoeft niet.")(story);
    await says("Afgesproken prijs: € 60.")(story);
  },
});

const extra = heldPayment({ id: 14, kind: "request", bid_id: null, amount: "22.50" });

export const WithExtraWork = meta.story({
  args: { outcomes: [code, payments.are([heldPayment(), extra])] },
  play: says("Afgesproken prijs: € 82,50."),
});

export const Directly = meta.story({
  args: { outcomes: [code, site.paysDirectly] },
  async play(story) {
    await says("Het hoeft niet.")(story);
    await expect(story.canvas.queryByText(/annuleren/)).not.toBeInTheDocument();
  },
});

export const AsHelper = meta.story({ args: entering, play: says("Vraag Petra de V. om de startcode") });

export const Entered = meta.story({
  args: entering,
  async play(story) {
    await enters(story);
    await says("Het werk is begonnen. Petra de V. krijgt bericht.")(story);
  },
});

export const Invalid = meta.story({
  args: entering,
  async play(story) {
    await enters(story, " ");
    await isWrong(story, LABEL, "Vul de woorden in die de plaatser voorleest.");
  },
});

export const TooFewWords = meta.story({
  args: entering,
  async play(story) {
    await enters(story, "kaars, wortel en fiets");
    await isWrong(
      story,
      LABEL,
      "De startcode heeft 4 woorden. Zet een spatie tussen de woorden, zoals ‘kaars wortel fiets lynx’.",
    );
  },
});

export const WrongWords = meta.story({
  args: { ...entering, outcomes: [toEnter, starting.wrongWords] },
  async play(story) {
    await enters(story, "kaas wortel fiets lynx");
    await isWrong(story, LABEL, "Deze woorden kloppen niet. Vraag de plaatser ze nog eens voor te lezen.");
    await expect(story.canvas.getByLabelText(LABEL)).toHaveValue("kaas wortel fiets lynx");
  },
});

const isRefusedWith = (sentence: string) => async (story: Parameters<typeof send>[0]) => {
  await enters(story);
  await isRefused(story, sentence);
};

export const TooOften = meta.story({
  args: { ...entering, outcomes: [toEnter, starting.tooOften] },
  play: isRefusedWith("Te veel pogingen. Probeer het later opnieuw."),
});
export const TooLate = meta.story({
  args: { ...entering, outcomes: [toEnter, starting.tooLate] },
  play: isRefusedWith("Dat kan nu niet meer: er is intussen iets veranderd."),
});
export const InDispute = meta.story({
  args: { ...entering, outcomes: [toEnter, starting.inDispute] },
  play: isRefusedWith("Er loopt een geschil over deze betaling."),
});

export const Begun = meta.story({
  args: { outcomes: [begun] },
  play: says("14:02"),
});
export const BegunAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [begun] },
  play: says("Het werk is begonnen op"),
});

export const WithoutCode = meta.story({
  args: { outcomes: [job.is(dealOf(null))] },
  play: says("Deze klus heeft nu geen startcode."),
});
export const WithoutDeal = meta.story({ args: { outcomes: [] }, play: says("Deze klus heeft nu geen startcode.") });
export const NotFound = meta.story({ args: { outcomes: [job.notFound] }, play: opens("Klus niet gevonden") });
export const Deleted = meta.story({ args: { outcomes: [job.deleted] }, play: opens("Deze klus is verwijderd") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: says("Read these words out when Hassan B. is with you") });
export const Mobile = meta.story({ ...mobile, play: says("Jouw vier woorden") });
