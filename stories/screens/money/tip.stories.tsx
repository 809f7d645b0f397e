import type { StoryContext } from "@storybook/react-vite";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aReleasedPayment, aTip, payments, tips } from "../../../tests/mocks/money";
import { site } from "../../../tests/mocks/outcomes";
import { moneyStopped } from "../../../tests/mocks/site";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, says, screen, send } from "../../screen";

const of = (payment = aReleasedPayment(), ...given: Parameters<typeof payments.ofJob>) => [
  payments.is(payment),
  payments.ofJob(...given),
];
const meta = preview.meta({ ...screen, args: { at: "/payment/9/fooi", viewer: petra, outcomes: of() } });

const SEND = "Naar betalen";
const type = (story: StoryContext, amount: string) => send(story, { "Welk bedrag?": amount }, SEND);
const isRefusedWith = (sentence: string) => async (story: StoryContext) => {
  await type(story, "7,50");
  await isRefused(story, sentence);
};

export const Default = meta.story({
  async play(story) {
    await opens("Fooi voor Hassan B.")(story);
    await says("Hassan B. krijgt het hele bedrag. Buurklusser houdt er niets van in.")(story);
    await expect(story.canvas.getByRole("radio", { name: /^€\s10$/ })).not.toBeChecked();
  },
});

export const Invalid = meta.story({
  async play(story) {
    await type(story, "0,50");
    await isWrong(story, "Welk bedrag?", "Het bedrag is minimaal €\u00a01,00.");
    await expect(story.canvas.getByLabelText("Welk bedrag?")).toHaveValue("0,50");
  },
});

export const NothingChosen = meta.story({
  async play(story) {
    await send(story, {}, SEND);
    await isWrong(story, "Welk bedrag?", "Kies een bedrag, of vul zelf een bedrag in.");
  },
});

export const TooMuch = meta.story({
  args: { outcomes: [...of(), tips.tooMuch] },
  async play(story) {
    await type(story, "90");
    await isWrong(story, "Welk bedrag?", "Het bedrag is te hoog.");
  },
});

export const Blocked = meta.story({
  args: { outcomes: [...of(), tips.blocked] },
  play: isRefusedWith("Jullie kunnen geen contact met elkaar opnemen."),
});
export const GivenAlready = meta.story({
  args: { outcomes: [...of(), tips.givenAlready] },
  play: isRefusedWith("Dit heb je al gedaan."),
});
export const NotAnyMore = meta.story({
  args: { outcomes: [...of(), tips.notAnyMore] },
  play: isRefusedWith("De klusser kan nu geen fooi krijgen."),
});
export const TooLateForDirect = meta.story({
  args: { outcomes: [...of(), tips.directly] },
  play: isRefusedWith("Betalen gaat hier rechtstreeks met de klusser."),
});

export const Given = meta.story({
  args: { outcomes: of(undefined, aTip()) },
  play: says("Je gaf Hassan B. € 10 fooi"),
});

export const Processing = meta.story({
  args: { outcomes: of(undefined, aTip({ status: "processing", released_at: null })) },
  play: says("De bank verwerkt je fooi nog"),
});

export const NotReleased = meta.story({
  args: { outcomes: of(aReleasedPayment({ status: "held", released_at: null })) },
  play: says("Je kunt voor deze klus geen fooi geven"),
});

export const Directly = meta.story({
  args: { outcomes: [...of(), site.paysDirectly] },
  play: says("Een fooi geef je dus zelf, bijvoorbeeld contant."),
});

export const AsHelper = meta.story({ args: { viewer: hassan }, play: opens("Deze pagina is er niet") });
export const NotFound = meta.story({ args: { outcomes: [payments.notFound] }, play: opens("Deze pagina is er niet") });
export const English = meta.story({ ...english, play: opens("Tip for Hassan B.") });
export const Mobile = meta.story({ ...mobile, play: opens("Fooi voor Hassan B.") });

export const MoneyStopped = meta.story({
  args: { outcomes: [...of(), moneyStopped] },
  async play(story) {
    await says("Betalen kan nu even niet")(story);
    await expect(story.canvas.queryByRole("button", { name: SEND })).toBeNull();
  },
});
