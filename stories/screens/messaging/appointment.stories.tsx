import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { agreed, agreedAsHassan, anAppointment, heldPayment, meeting, paid } from "../../../tests/mocks/deals";
import { aBid } from "../../../tests/mocks/factories/bid";
import { HASSAN, PETRA } from "../../../tests/mocks/factories/town";
import { chat, job } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const reserved = job.is({ status: "reserved" });

const meta = preview.meta({
  ...screen,
  args: {
    at: "/messages/chat-over-de-kraan/afspraak",
    viewer: petra,
    outcomes: [reserved, agreed(), meeting.proposed],
  },
});

const WINDOW = { Dag: "2026-03-05", Van: "14:00", Tot: "16:30" };
const SUBMIT = "Stel voor";
const proposed = anAppointment({ proposed_by: HASSAN });
const stands = anAppointment({ proposed_by: HASSAN, status: "accepted" });
const begun = { ...stands, starts_at: "2026-03-03T10:00:00Z", ends_at: "2026-03-03T11:00:00Z" };

export const Default = meta.story({ play: opens("Afspraak met Hassan B.") });

export const Proposed = meta.story({
  async play(story) {
    await send(story, WINDOW, SUBMIT);
    await says("Je voorstel staat in de chat.")(story);
  },
});

export const OnTheDayOfTheJob = meta.story({
  args: { outcomes: [agreed(), job.is({ status: "reserved", execution_date: "2026-03-05" }), meeting.proposed] },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Dag")).toHaveValue("2026-03-05");
    await expect(canvas.getByText("Dit is de dag van de klus. Een andere dag mag ook.")).toBeVisible();
  },
});

const later = job.is({
  status: "reserved",
  execution_date: "2026-03-05",
  bids: [aBid({ status: "accepted", first_day: "2026-03-06" })],
});

export const FromTheFirstDayOfTheBid = meta.story({
  args: { outcomes: [agreed(), later, meeting.proposed] },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Dag")).toHaveValue("2026-03-06");
    await expect(canvas.getByText("Hassan B. kan vanaf deze dag. Een andere dag mag ook.")).toBeVisible();
  },
});

export const WithHeldMoney = meta.story({
  args: { outcomes: [reserved, agreed(), ...paid(heldPayment({ paid_at: "2026-03-01T10:05:00Z" })), meeting.proposed] },
  play: says("Tot en met donderdag 14 mei: de dag daarna gaat het geld in bewaring vanzelf terug."),
});

export const AfterTheHold = meta.story({
  args: {
    outcomes: [
      reserved,
      agreed({ ...proposed, starts_at: "2026-06-01T08:00:00Z", ends_at: "2026-06-01T10:00:00Z" }),
      ...paid(heldPayment({ paid_at: "2026-03-01T10:05:00Z" })),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Deze tijd is na donderdag 14 mei\./)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Accepteren" })).toBeNull();
  },
});

export const OnTheDayTheMoneyGoesBack = meta.story({
  args: { outcomes: [reserved, agreed(), ...paid(heldPayment({ paid_at: "2025-12-18T14:05:00Z" }))] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Daarom kunnen jullie geen tijd meer afspreken\./)).toBeVisible();
    await expect(canvas.queryByLabelText("Dag")).toBeNull();
  },
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, { ...WINDOW, Tot: "13:00" }, SUBMIT);
    await isWrong(story, "Tot", "Kies een tijd na de begintijd.");
    await expect(story.canvas.getByLabelText("Dag")).toHaveValue("2026-03-05");
  },
});

export const InThePast = meta.story({
  async play(story) {
    await send(story, { ...WINDOW, Dag: "2026-03-01" }, SUBMIT);
    await isWrong(story, "Dag", "Deze datum is al voorbij.");
  },
});

export const Submitting = meta.story({
  args: { outcomes: [reserved, agreed(), meeting.waits] },
  async play(story) {
    await send(story, WINDOW, SUBMIT);
    await expect(await story.canvas.findByRole("button", { name: "Voorstellen…" })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { outcomes: [reserved, agreed(), meeting.offline] },
  async play(story) {
    await send(story, WINDOW, SUBMIT);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByLabelText("Van")).toHaveValue("14:00");
  },
});

export const ToAnswer = meta.story({
  args: { outcomes: [reserved, agreed(proposed)] },
  async play(story) {
    await says("donderdag 5 maart 14:00–16:30")(story);
    await expect(story.canvas.getByRole("button", { name: "Accepteren" })).toBeVisible();
  },
});

export const Agreed = meta.story({
  args: { outcomes: [reserved, agreed(proposed), meeting.answered({ status: "accepted" })] },
  async play(story) {
    await press(story, "button", "Accepteren");
    await says("Afgesproken! Jullie afspraak staat.")(story);
  },
});

export const Declined = meta.story({
  args: { outcomes: [reserved, agreed(proposed), meeting.answered({ status: "declined" })] },
  async play(story) {
    await press(story, "button", "Weigeren");
    await says("Hassan B. krijgt bericht dat deze tijd niet uitkomt.")(story);
  },
});

export const Replaced = meta.story({
  args: { outcomes: [reserved, agreed(proposed), meeting.replaced] },
  async play(story) {
    await press(story, "button", "Accepteren");
    await isRefused(story, "Dat kan nu niet meer: er is intussen iets veranderd.");
    await expect(story.canvas.getByRole("button", { name: "Accepteren" })).toBeVisible();
  },
});

export const ProposedDuringDispute = meta.story({
  args: { outcomes: [reserved, agreed(), meeting.proposalDisputed] },
  async play(story) {
    await send(story, WINDOW, SUBMIT);
    await isRefused(story, "Er loopt een geschil over deze betaling");
    await expect(story.canvas.getByLabelText("Van")).toHaveValue("14:00");
  },
});

export const ProposedAfterWork = meta.story({
  args: { outcomes: [reserved, agreed(), meeting.proposalDone] },
  async play(story) {
    await send(story, WINDOW, SUBMIT);
    await isRefused(story, "De klusser gaf aan dat het werk klaar is.");
  },
});

export const AcceptedDuringDispute = meta.story({
  args: { outcomes: [reserved, agreed(proposed), meeting.answerDisputed] },
  async play(story) {
    await press(story, "button", "Accepteren");
    await isRefused(story, "Er loopt een geschil over deze betaling");
  },
});

export const AcceptedAfterWork = meta.story({
  args: { outcomes: [reserved, agreed(proposed), meeting.answerDone] },
  async play(story) {
    await press(story, "button", "Accepteren");
    await isRefused(story, "De klusser gaf aan dat het werk klaar is.");
  },
});

export const WorkIsDone = meta.story({
  args: { outcomes: [job.is({ status: "reserved", done_at: "2026-03-03T09:00:00Z" }), agreed(stands)] },
  async play(story) {
    await says("Het werk is klaar. Jullie hoeven geen tijd meer af te spreken.")(story);
    await expect(story.canvas.queryByRole("button", { name: SUBMIT })).not.toBeInTheDocument();
  },
});

export const OwnProposal = meta.story({
  args: { outcomes: [reserved, agreed(anAppointment())] },
  async play(story) {
    await says("Hassan B. moet nog antwoorden.")(story);
    await story.userEvent.click(story.canvas.getByText(/^Andere tijd/));
    await says("Dit voorstel komt in de plaats van het vorige.")(story);
    await expect(story.canvas.queryByText(/blijft staan wat jullie hebben afgesproken/)).not.toBeInTheDocument();
  },
});

export const Stands = meta.story({
  args: { outcomes: [reserved, agreed(stands)] },
  async play(story) {
    await says("Jullie krijgen allebei een dag van tevoren een herinnering.")(story);
    await expect(story.canvas.getByRole("link", { name: "Zet in je agenda" })).toHaveAttribute(
      "href",
      "/messages/chat-over-de-kraan/afspraak.ics",
    );
    await expect(story.canvas.queryByText("Hassan B. is niet gekomen")).not.toBeInTheDocument();
  },
});

export const Begun = meta.story({
  args: { outcomes: [reserved, agreed(begun), meeting.answered({ status: "missed", missed_by: HASSAN })] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Hassan B. is niet gekomen"));
    await press(story, "button", "Ja, niet gekomen");
    await says("Doorgegeven. Hassan B. krijgt bericht.")(story);
  },
});

export const WorkBegan = meta.story({
  args: { outcomes: [reserved, agreed({ ...begun, begun_at: "2026-03-03T10:02:00Z" })] },
  async play(story) {
    await says("Dit hadden jullie afgesproken.")(story);
    await expect(story.canvas.queryByText("Hassan B. is niet gekomen")).not.toBeInTheDocument();
  },
});

export const WasDeclined = meta.story({
  args: { outcomes: [reserved, agreed({ ...proposed, status: "declined" })] },
  play: says("Deze tijd kwam niet uit."),
});

export const Lapsed = meta.story({
  args: { outcomes: [reserved, agreed({ ...proposed, status: "declined", lapsed: true })] },
  play: says("Vervallen: het werk begon of is klaar."),
});

const reported = { ...begun, status: "missed", missed_by: HASSAN, missed_until: "2026-03-04T10:00:00Z" } as const;

export const Reported = meta.story({
  args: { outcomes: [reserved, agreed(reported), meeting.answered({ ...begun, status: "accepted" })] },
  async play(story) {
    await says("Zonder antwoord stopt jullie deal.")(story);
    await expect(story.canvas.queryByText("Stel een tijd voor")).toBeNull();
    await press(story, "button", "Trek dit in");
    await says("Ingetrokken.")(story);
  },
});

export const ReportedAsHelper = meta.story({
  args: {
    viewer: hassan,
    outcomes: [reserved, agreedAsHassan(reported), meeting.answered({ ...reported, missed_answer: "contested" })],
  },
  async play(story) {
    await says("Petra de V. zegt dat je er niet was. Klopt dat?")(story);
    // Admitting sends no words, so what was typed belongs to the form of the denial alone.
    const field = story.canvas.getByLabelText(/^Wat gebeurde er volgens jou/);
    const form = story.canvas.getByRole("button", { name: "Nee, ik was er wel" }).closest("form");
    await expect(form).toContainElement(field);
    await expect(form).not.toContainElement(story.canvas.getByRole("button", { name: "Klopt, ik was er niet" }));
    await story.userEvent.type(story.canvas.getByLabelText(/^Wat gebeurde er volgens jou/), "Niemand deed open.");
    await press(story, "button", "Nee, ik was er wel");
    await says("Je hebt gezegd dat je er wel was.")(story);
  },
});

const ownReport = { ...reported, missed_by: PETRA } as const;

export const ReportedDuringPause = meta.story({
  args: { outcomes: [reserved, agreed(ownReport), ...paid(heldPayment({ paused_at: "2026-03-03T11:00:00Z" }))] },
  async play(story) {
    await says("Bevestig dat als we klaar zijn.")(story);
    await expect(story.canvas.getByRole("button", { name: "Nee, ik was er wel" })).toBeVisible();
    await expect(story.canvas.queryByRole("button", { name: "Klopt, ik was er niet" })).toBeNull();
  },
});

export const PausedMeanwhile = meta.story({
  args: { outcomes: [reserved, agreed(ownReport), meeting.paused] },
  async play(story) {
    await press(story, "button", "Klopt, ik was er niet");
    await isRefused(story, "Ons team kijkt naar deze betaling.");
  },
});

export const Missed = meta.story({
  args: { outcomes: [reserved, agreed({ ...begun, status: "missed", missed_by: HASSAN })] },
  play: says("Jij zei dat Hassan B. er niet was."),
});

export const Unanswered = meta.story({
  args: {
    outcomes: [reserved, agreed({ ...begun, status: "missed", missed_by: HASSAN, missed_answer: "unanswered" })],
  },
  async play(story) {
    await says("Hassan B. antwoordde niet op je melding. Dat telt als niet gekomen.")(story);
    await says("Telt als niet gekomen")(story);
  },
});

export const MissedAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [reserved, agreedAsHassan({ ...begun, status: "missed", missed_by: HASSAN })] },
  play: says("Petra de V. zegt dat je er niet was."),
});

export const AsHelper = meta.story({
  args: { viewer: hassan, outcomes: [reserved, agreedAsHassan(anAppointment({ proposed_by: PETRA }))] },
  play: says("Petra de V. stelt deze tijd voor. Komt het je uit?"),
});

export const NotYet = meta.story({
  args: { outcomes: [] },
  play: says("Je kunt een tijd afspreken zodra er een bod is geaccepteerd."),
});

export const NotFound = meta.story({ args: { outcomes: [chat.notFound] }, play: opens("Deze pagina is er niet") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({
  ...english,
  args: { outcomes: [reserved, agreed(proposed)] },
  play: says("Hassan B. suggests this time. Does it work for you?"),
});
export const Mobile = meta.story({
  ...mobile,
  args: { outcomes: [reserved, agreed(stands)] },
  play: says("Deze afspraak staat."),
});
