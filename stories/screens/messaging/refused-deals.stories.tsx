import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import {
  agreed,
  agreedAsHassan,
  anAppointment,
  aRequest,
  heldPayment,
  paid,
  underway,
} from "../../../tests/mocks/deals";
import { HASSAN } from "../../../tests/mocks/factories/town";
import { payments } from "../../../tests/mocks/money";
import { chat, site } from "../../../tests/mocks/outcomes";
import { paying, talking } from "../../../tests/mocks/refused";
import { choose, hassan, isRefused, opens, petra, press, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/messages/chat-over-de-kraan", viewer: petra } });
type Story = Parameters<typeof press>[0];

const BLOCKED = "Jullie kunnen geen contact met elkaar opnemen.";
const NOT_NOW = "Dat kan nu niet meer: er is intussen iets veranderd.";
const DIRECTLY = "Betalen gaat hier rechtstreeks met de klusser.";
const MISSING = "Deze pagina is er niet";
const accepting = { at: "/messages/chat-over-de-kraan/accepteren" };
const meeting = { at: "/messages/chat-over-de-kraan/afspraak" };
const extra = { at: "/messages/chat-over-de-kraan/meerwerk", viewer: hassan };
const request = { at: "/payment/14/meerwerk" };
const asked = [...paid(aRequest(), heldPayment()), underway()];
const held = [...paid(heldPayment()), underway("2026-03-02T10:00:00Z")];

const sending = (sentence: string) => async (story: Story) => {
  await send(story, { "Bericht aan Hassan B.": "Tot morgen!" }, "Verstuur");
  await isRefused(story, sentence);
  await expect(story.canvas.getByLabelText("Bericht aan Hassan B.")).toHaveValue("Tot morgen!");
};
const sendingAPhoto = (sentence: string) => async (story: Story) => {
  await choose(story, "Foto’s toevoegen", new File(["kraan"], "kraan.jpg", { type: "image/jpeg" }));
  await sending(sentence)(story);
};
const proposing = (sentence: string) => async (story: Story) => {
  await send(story, { Dag: "2026-03-05", Van: "14:00", Tot: "16:30" }, "Stel voor");
  await isRefused(story, sentence);
  await expect(story.canvas.getByLabelText("Van")).toHaveValue("14:00");
};
const paysTheBid = (sentence: string) => async (story: Story) => {
  await press(story, "button", /^Betaal €\s63$/);
  await isRefused(story, sentence);
};
const paysExtra = (sentence: string) => async (story: Story) => {
  await press(story, "button", /^Ga akkoord en betaal €\s21$/);
  await isRefused(story, sentence);
};
const asksExtra = (sentence: string) => async (story: Story) => {
  await send(story, { "Wat is het?": "Nieuwe afsluitkraan", Bedrag: "20" }, "Vraag aan Petra de V.");
  await isRefused(story, sentence);
  await expect(story.canvas.getByLabelText("Bedrag")).toHaveValue("20");
};
const paysOut = (sentence: string) => async (story: Story) => {
  await press(story, "button", /^Betaal €\s90,25 uit$/);
  await isRefused(story, sentence);
};

export const MessageBeforeTheBid = meta.story({
  args: { outcomes: [agreed(), talking.bidPending, talking.uploadPending] },
  play: sendingAPhoto("Accepteer of weiger eerst het bod."),
});
export const MessageAfterDeclining = meta.story({
  args: { outcomes: [agreed(), talking.bidRejected, talking.uploadRejected] },
  play: sendingAPhoto("Je hebt dit bod geweigerd."),
});

export const ProposalBlocked = meta.story({
  args: { ...meeting, outcomes: [underway(), agreed(), talking.proposalBlocked] },
  play: proposing(BLOCKED),
});
export const ProposalTooLate = meta.story({
  args: { ...meeting, outcomes: [underway(), agreed(), talking.proposalTooLate] },
  play: proposing(NOT_NOW),
});
export const AnswerBlocked = meta.story({
  args: { ...meeting, outcomes: [underway(), agreed(anAppointment({ proposed_by: HASSAN })), talking.answerBlocked] },
  async play(story) {
    await press(story, "button", "Accepteren");
    await isRefused(story, BLOCKED);
  },
});
export const AnswerAfterHold = meta.story({
  args: { ...meeting, outcomes: [underway(), agreed(anAppointment({ proposed_by: HASSAN })), talking.answerAfterHold] },
  async play(story) {
    await press(story, "button", "Accepteren");
    await isRefused(story, "Deze afspraak begint pas als het geld in bewaring al terug is. Stel een eerdere dag voor.");
  },
});

export const BidGone = meta.story({
  args: { ...accepting, outcomes: [paying.bidGone] },
  play: paysTheBid("Dit bod geldt niet meer"),
});
export const JobClosed = meta.story({
  args: { ...accepting, outcomes: [paying.jobClosed] },
  play: paysTheBid("Deze klus staat niet meer open."),
});
export const PaidMeanwhile = meta.story({
  args: { ...accepting, outcomes: [paying.tooLate] },
  play: paysTheBid(NOT_NOW),
});
export const SettledDirectly = meta.story({
  args: { ...accepting, outcomes: [paying.settledDirectly] },
  play: paysTheBid(DIRECTLY),
});

export const RequestBlocked = meta.story({
  args: { ...extra, outcomes: [agreedAsHassan(), underway(), paying.requestBlocked] },
  play: asksExtra(BLOCKED),
});
export const RequestTooLate = meta.story({
  args: { ...extra, outcomes: [agreedAsHassan(), underway(), paying.requestTooLate] },
  play: asksExtra(NOT_NOW),
});
export const RequestOnHold = meta.story({
  args: { ...extra, outcomes: [agreedAsHassan(), underway(), paying.requestOnHold] },
  play: asksExtra("Er loopt een geschil over deze betaling."),
});
export const RequestAfterDone = meta.story({
  args: { ...extra, outcomes: [agreedAsHassan(), underway(), paying.requestAfterDone] },
  play: asksExtra("Het werk is klaar. Meerwerk vraag je aan voordat je begint."),
});
export const RequestToSuspended = meta.story({
  args: { ...extra, outcomes: [agreedAsHassan(), underway(), paying.requestToSuspended] },
  play: asksExtra("Het account van de ander is geschorst. Die kan nu niet antwoorden."),
});
export const RequestWhileReported = meta.story({
  args: { ...extra, outcomes: [agreedAsHassan(), underway(), paying.requestWhileReported] },
  play: asksExtra("Er is gemeld dat een van jullie niet op de afspraak was. Dat moet eerst worden beantwoord."),
});
export const ExtraPaidMeanwhile = meta.story({
  args: { ...request, outcomes: [...asked, paying.tooLate] },
  play: paysExtra(NOT_NOW),
});
export const ExtraPaidDirectly = meta.story({
  args: { ...request, outcomes: [...asked, paying.settledDirectly] },
  async play(story) {
    await story.canvas.findByRole("button", { name: /^Ga akkoord/ });
    story.msw.use(site.paysDirectly);
    await paysExtra(DIRECTLY)(story);
  },
});
export const ExtraSettledTooLate = meta.story({
  args: { ...request, outcomes: [...asked, site.paysDirectly, paying.settledTooLate] },
  async play(story) {
    await press(story, "button", "Ik heb betaald");
    await isRefused(story, NOT_NOW);
  },
});
export const ExtraDroppedTooLate = meta.story({
  args: { ...request, viewer: hassan, outcomes: [...asked, paying.dropTooLate] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Intrekken"));
    await press(story, "button", "Trek dit in");
    await isRefused(story, NOT_NOW);
  },
});

export const DisputeTooLate = meta.story({
  args: { at: "/payment/9/geschil/openen", outcomes: [...held, paying.disputeTooLate] },
  async play(story) {
    await send(story, { "Wat klopt er niet?": "De kraan druppelt nog." }, "Open een geschil");
    await isRefused(story, NOT_NOW);
    await expect(story.canvas.getByLabelText("Wat klopt er niet?")).toHaveValue("De kraan druppelt nog.");
  },
});

const PHOTOS = "Foto’s van wat er niet klopt (niet verplicht)";
const aFile = new File(["kraan"], "kraan.heic", { type: "image/heic" });
const showsIt = (sentence: string) => async (story: Story) => {
  await choose(story, PHOTOS, aFile);
  await send(story, { "Wat klopt er niet?": "De kraan druppelt nog." }, "Open een geschil");
  await isRefused(story, sentence);
  await expect(story.canvas.getByLabelText("Wat klopt er niet?")).toHaveValue("De kraan druppelt nog.");
};
export const DisputePhotoRefused = meta.story({
  args: { at: "/payment/9/geschil/openen", outcomes: [...held, paying.disputePhotoRefused, chat.uploadRefused] },
  play: showsIt("kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand."),
});
export const DisputeTooManyPhotos = meta.story({
  args: { at: "/payment/9/geschil/openen", outcomes: [...held, paying.disputeTooManyPhotos, chat.uploadsFull] },
  play: showsIt("Je hebt het maximum bereikt. Verwijder er eerst een."),
});

export const PayoutNotVerified = meta.story({
  args: { at: "/wallet/uitbetalen?amount=95", viewer: hassan, outcomes: [paying.notVerified] },
  play: paysOut("Verifieer eerst je identiteit."),
});
export const PayoutWithoutIban = meta.story({
  args: { at: "/wallet/uitbetalen?amount=95", viewer: hassan, outcomes: [paying.withoutIban] },
  play: paysOut("Vul eerst je IBAN in."),
});
export const PayoutUnderway = meta.story({
  args: { at: "/wallet/uitbetalen?amount=95", viewer: hassan, outcomes: [paying.payoutUnderway] },
  play: paysOut("Er is intussen een andere uitbetaling onderweg."),
});
export const PayoutOfNothing = meta.story({
  args: { at: "/wallet/uitbetalen?amount=95", viewer: hassan, outcomes: [paying.nothingLeft] },
  play: paysOut("Er is niets om uit te betalen."),
});
export const PayoutWithoutTaxData = meta.story({
  args: { at: "/wallet/uitbetalen?amount=95", viewer: hassan, outcomes: [paying.withoutTaxData] },
  play: paysOut("Vul eerst je gegevens voor de Belastingdienst in."),
});
export const PayoutIbanWaits = meta.story({
  args: { at: "/wallet/uitbetalen?amount=95", viewer: hassan, outcomes: [paying.ibanWaits] },
  play: paysOut("Je IBAN is pas ingevuld of gewijzigd."),
});
export const PayoutSoon = meta.story({
  args: { at: "/wallet/uitbetalen?amount=95", viewer: hassan, outcomes: [paying.payoutSoon] },
  play: paysOut("Je geld wordt binnenkort zonder kosten overgemaakt."),
});

export const PayoutWherePaidDirectly = meta.story({
  args: { at: "/wallet/uitbetalen?amount=95", viewer: hassan, outcomes: [paying.paidOutDirectly] },
  play: paysOut(DIRECTLY),
});
export const TopUpWherePaidDirectly = meta.story({
  args: { at: "/wallet/tegoed?amount=25.00", outcomes: [paying.toppedUpDirectly] },
  async play(story) {
    await story.canvas.findByRole("button", { name: /^Betaal €\s25/ });
    story.msw.use(site.paysDirectly);
    await press(story, "button", /^Betaal €\s25/);
    await isRefused(story, DIRECTLY);
  },
});

export const DeclineNotFound = meta.story({
  args: { at: "/messages/chat-over-de-kraan/afwijzen", outcomes: [chat.notFound] },
  play: opens(MISSING),
});
export const RequestNotFound = meta.story({ args: { ...extra, outcomes: [chat.notFound] }, play: opens(MISSING) });
export const DisputeNotFound = meta.story({
  args: { at: "/payment/9/geschil/openen", outcomes: [payments.notFound] },
  play: opens(MISSING),
});
export const ProposalNotFound = meta.story({
  args: { at: "/payment/9/geschil/voorstel", outcomes: [payments.notFound] },
  play: opens(MISSING),
});
export const AgreementNotFound = meta.story({
  args: { at: "/payment/9/geschil/akkoord", outcomes: [payments.notFound] },
  play: opens(MISSING),
});
