import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import recordTexts from "../../../app/locales/nl/admin-records";
import { anAdmin, records } from "../../../tests/mocks/admin-records";
import { aVerification } from "../../../tests/mocks/factories/person";
import { english, isRefused, isWrong, mobile, opens, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/users/2/messages", viewer: anAdmin } });

const REASON = texts.reason.label;
const CONFIRM = recordTexts.verify.confirm;
const rejected = records.person.is({
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
export const ToldNothing = meta.story({ args: { outcomes: records.told.none }, play: says(recordTexts.told.newsNone) });
export const ToldNotFound = meta.story({
  args: { outcomes: [records.person.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const ToldMobile = meta.story({ ...mobile, play: says("Meldingen") });

const NOTE = "Notitie";
const onNote = { at: "/admin/users/2/note" };
const note = { [NOTE]: "Belde over een uitbetaling" };
export const Note = meta.story({
  args: onNote,
  async play(story) {
    await says("Alleen beheerders lezen dit.")(story);
    await send(story, note, recordTexts.noteOn.confirm);
    await says(recordTexts.noteOn.done)(story);
  },
});
export const NoteWrong = meta.story({
  args: { ...onNote, outcomes: [records.note.wrong] },
  async play(story) {
    await send(story, note, recordTexts.noteOn.confirm);
    await isWrong(story, NOTE, "Maximaal 1000 tekens.");
  },
});
export const NoteOnOneself = meta.story({
  args: { at: "/admin/users/6/note", outcomes: [records.person.is({ id: 6, name: "Beheer" })] },
  play: says(texts.involved.text),
});
export const NoteNotFound = meta.story({
  args: { ...onNote, outcomes: [records.person.notFound] },
  play: opens("Deze pagina is er niet"),
});

const onWrite = { at: "/admin/users/2/write" };
const MESSAGE = recordTexts.writeTo.message;
const message = { [MESSAGE]: "Je IBAN klopt niet. Wil je hem nakijken?", [REASON]: "Gegevens kloppen niet" };
export const Write = meta.story({
  args: onWrite,
  async play(story) {
    await says("krijgt dit als melding en per mail")(story);
    await send(story, message, recordTexts.writeTo.confirm);
    await says(recordTexts.writeTo.done)(story);
  },
});
export const WriteInvalid = meta.story({
  args: onWrite,
  async play(story) {
    await send(story, { ...message, [REASON]: "" }, recordTexts.writeTo.confirm);
    await isWrong(story, REASON, "Geef een reden.");
    await expect(story.canvas.getByLabelText(MESSAGE)).toHaveValue(message[MESSAGE]);
  },
});
export const WriteWrong = meta.story({
  args: { ...onWrite, outcomes: [records.write.wrong] },
  async play(story) {
    await send(story, message, recordTexts.writeTo.confirm);
    await isWrong(story, MESSAGE, "Maximaal 2000 tekens.");
  },
});
export const WriteToRemovedAccount = meta.story({
  args: { ...onWrite, outcomes: [records.write.removed] },
  async play(story) {
    await send(story, message, recordTexts.writeTo.confirm);
    await isRefused(story, "Dat kan nu niet meer");
  },
});
export const WriteNotFound = meta.story({
  args: { ...onWrite, outcomes: [records.person.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const WriteEnglish = meta.story({ ...english, args: onWrite, play: opens("Write to Hassan Bakker") });
export const WriteMobile = meta.story({ ...mobile, args: onWrite, play: opens("Schrijf aan Hassan Bakker") });

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
  args: { ...check, outcomes: [records.person.notFound] },
  play: opens("Deze pagina is er niet"),
});
const asking = (sentence: string) => async (story: Parameters<typeof send>[0]) => {
  await send(story, reason, CONFIRM);
  await isRefused(story, sentence);
};
export const VerifiedMeanwhile = meta.story({
  args: { ...check, outcomes: [rejected, records.verification.already] },
  play: asking("Je identiteit is al geverifieerd."),
});
export const SuspendedMeanwhile = meta.story({
  args: { ...check, outcomes: [rejected, records.verification.late] },
  play: asking("Dat kan nu niet meer"),
});
export const OwnVerification = meta.story({
  args: { ...check, outcomes: [rejected, records.verification.refused] },
  play: asking("Hier ben je zelf bij betrokken. Een collega beslist."),
});
export const VerificationEnglish = meta.story({ ...english, args: check, play: says("Ask again") });
