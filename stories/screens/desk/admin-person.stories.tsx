import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import recordTexts from "../../../app/locales/nl/adminRecords";
import { anAdmin, desk } from "../../../tests/mocks/admin-records";
import { aVerification } from "../../../tests/mocks/factories/person";
import { english, isRefused, isWrong, mobile, opens, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/users/2/messages", viewer: anAdmin } });

const REASON = texts.reason.label;
const CONFIRM = recordTexts.verify.confirm;
const rejected = desk.person.is({
  verified: false,
  verification: aVerification({ status: "rejected", verified: false }),
});
const check = { at: "/admin/users/2/verification", outcomes: [rejected] };
const reason = { [REASON]: "Naam is hersteld" };

export const Told = meta.story({
  async play(story) {
    await says("Nieuw bod op ‘Lekkende keukenkraan vervangen’")(story);
    await says("Je geld is vrijgegeven")(story);
  },
});
export const ToldNothing = meta.story({ args: { outcomes: desk.told.none }, play: says(recordTexts.told.newsNone) });
export const ToldNotFound = meta.story({
  args: { outcomes: [desk.person.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const ToldMobile = meta.story({ ...mobile, play: says("Meldingen") });

export const Verification = meta.story({
  args: check,
  async play(story) {
    await send(story, reason, CONFIRM);
    await says("We hebben het gevraagd.")(story);
  },
});
export const VerificationInvalid = meta.story({
  args: check,
  async play(story) {
    await send(story, { [REASON]: "" }, CONFIRM);
    await isWrong(story, REASON, "Geef een reden.");
  },
});
export const VerificationNotFound = meta.story({
  args: { ...check, outcomes: [desk.person.notFound] },
  play: opens("Deze pagina is er niet"),
});
const asking = (sentence: string) => async (story: Parameters<typeof send>[0]) => {
  await send(story, reason, CONFIRM);
  await isRefused(story, sentence);
};
export const VerifiedMeanwhile = meta.story({
  args: { ...check, outcomes: [rejected, desk.verification.already] },
  play: asking("Je identiteit is al geverifieerd."),
});
export const SuspendedMeanwhile = meta.story({
  args: { ...check, outcomes: [rejected, desk.verification.late] },
  play: asking("Dat kan nu niet meer"),
});
export const OwnVerification = meta.story({
  args: { ...check, outcomes: [rejected, desk.verification.refused] },
  play: asking("Je mag dit niet doen."),
});
export const VerificationEnglish = meta.story({ ...english, args: check, play: says("Ask again") });
