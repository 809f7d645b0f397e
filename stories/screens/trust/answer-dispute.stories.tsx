import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { disputedPayment, paid, underway } from "../../../tests/mocks/deals";
import { chat, payment } from "../../../tests/mocks/outcomes";
import { paying } from "../../../tests/mocks/refused";
import {
  choose,
  english,
  hassan,
  isRefused,
  isWrong,
  mobile,
  opens,
  petra,
  press,
  says,
  screen,
  send,
} from "../../screen";

const asked = [...paid(disputedPayment()), underway("2026-03-02T10:00:00Z")];
const meta = preview.meta({ ...screen, args: { at: "/payment/9/geschil/reactie", viewer: hassan, outcomes: asked } });

const LABEL = "Wat is er volgens jou gebeurd?";
const SUBMIT = "Verstuur je kant";
const answers = (story: Parameters<typeof send>[0]) => send(story, { [LABEL]: "De kraan was dicht." }, SUBMIT);

export const Default = meta.story({ play: says("Petra de V. schreef") });

export const Sent = meta.story({
  async play(story) {
    await answers(story);
    await says("Je reactie staat bij het geschil. Petra de V. krijgt bericht.")(story);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "button", SUBMIT);
    await isWrong(story, LABEL, "Vertel wat er volgens jou is gebeurd.");
  },
});

export const TooLate = meta.story({
  args: { outcomes: [...asked, paying.answerTooLate] },
  async play(story) {
    await answers(story);
    await isRefused(story, "Dat kan nu niet");
    await expect(story.canvas.getByLabelText(LABEL)).toHaveValue("De kraan was dicht.");
  },
});

const withPhoto = (sentence: string) => async (story: Parameters<typeof send>[0]) => {
  await choose(story, "Foto’s erbij (niet verplicht)", new File(["kraan"], "kraan.heic", { type: "image/heic" }));
  await answers(story);
  await isRefused(story, sentence);
};
export const PhotoRefused = meta.story({
  args: { outcomes: [...asked, paying.answerPhotoRefused, chat.uploadRefused] },
  play: withPhoto("kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand."),
});
export const TooManyPhotos = meta.story({
  args: { outcomes: [...asked, paying.answerTooManyPhotos, chat.uploadsFull] },
  play: withPhoto("Je hebt het maximum bereikt. Verwijder er eerst een."),
});

export const AsOpener = meta.story({ args: { viewer: petra }, play: says("Je opende dit geschil zelf.") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Tell your side") });
export const Mobile = meta.story({ ...mobile, play: opens("Vertel jouw kant") });
export const NotFound = meta.story({ args: { outcomes: [payment.unknown] }, play: opens("Deze pagina is er niet") });
