import { expect } from "storybook/test";
import { dealMoneyOf } from "~/domain/money/deal-money";
import preview from "../../.storybook/preview";
import { anAppointment, aRequest, disputedPayment, heldPayment } from "../../tests/mocks/deals";
import { aMessage, anOwnMessage } from "../../tests/mocks/factories/chat";
import { HASSAN, PETRA } from "../../tests/mocks/factories/town";
import { mobile, says } from "../screen";
import { asHassan, chatWith, conversation, talk, unfoldedSays } from "./agreed-conversation";

const meta = preview.meta({ ...conversation });

const held = dealMoneyOf([heldPayment()]);
const meets = (of: Parameters<typeof anAppointment>[0]) => ({
  chat: { ...chatWith("accepted"), appointment: anAppointment(of) },
});

export const NoAppointment = meta.story({
  async play(story) {
    const { canvas } = story;
    await says("Wanneer spreken jullie af?")(story);
    await expect(canvas.getByRole("link", { name: "Stel een tijd voor" })).toHaveAttribute(
      "href",
      "/messages/chat-over-de-kraan/afspraak",
    );
  },
});

export const AppointmentToAnswer = meta.story({
  args: meets({ proposed_by: HASSAN }),
  async play(story) {
    await says("Hassan B. stelt voor: do 5 mrt 14:00–16:30.")(story);
    await expect(story.canvas.getByRole("link", { name: "Geef antwoord" })).toBeVisible();
  },
});

export const AppointmentProposed = meta.story({
  args: meets({}),
  play: unfoldedSays("Past het toch niet?"),
});

export const AppointmentStands = meta.story({
  args: meets({ status: "accepted" }),
  play: unfoldedSays("Afspraak: do 5 mrt 14:00–16:30"),
});

export const AppointmentMissed = meta.story({
  args: meets({ status: "missed", missed_by: HASSAN }),
  play: unfoldedSays("Niet gekomen: do 5 mrt 14:00–16:30."),
});

export const AppointmentUnanswered = meta.story({
  args: meets({ status: "missed", missed_by: HASSAN, missed_answer: "unanswered" }),
  play: unfoldedSays("Geen antwoord, telt als niet gekomen: do 5 mrt 14:00–16:30."),
});

const at = (starts_at: string, ends_at: string) => ({ starts_at, ends_at, status: "accepted" as const });
const TODAY = at("2026-03-03T11:00:00Z", "2026-03-03T14:00:00Z");
const reported = meets({ ...TODAY, status: "missed", missed_by: HASSAN, missed_until: "2026-03-04T11:45:00Z" });

export const AppointmentAhead = meta.story({
  args: { ...meets({ status: "accepted" }), money: held },
  async play(story) {
    await says("Afgesproken voor € 60. Het geld is in bewaring.")(story);
    await expect(story.canvas.queryByText(/Is het werk klaar/)).not.toBeInTheDocument();
  },
});

export const AppointmentBegan = meta.story({
  args: { ...meets(TODAY), money: held },
  async play(story) {
    await says("Is het werk klaar?")(story);
    await expect(story.canvas.getByRole("link", { name: "Meld dit" })).toHaveAttribute(
      "href",
      "/messages/chat-over-de-kraan/afspraak?niet-gekomen#niet-gekomen",
    );
  },
});

export const NobodyHome = meta.story({
  args: {
    ...asHassan("accepted"),
    chat: { ...asHassan("accepted").chat, appointment: anAppointment(TODAY) },
    money: held,
  },
  play: says("Niemand thuis, of doet Petra de V. niet open?"),
});

export const MoveWaits = meta.story({
  args: {
    ...meets({ replaces: { starts_at: "2026-03-04T09:00:00Z", ends_at: "2026-03-04T11:00:00Z" } }),
    money: held,
  },
  async play(story) {
    await says("Afspraak wo 4 mrt 10:00, voorstel do 5 mrt 14:00.")(story);
    await unfoldedSays("Tot er een akkoord is, geldt jullie afspraak van wo 4 mrt 10:00–12:00.")(story);
  },
});

export const ProposalWaits = meta.story({
  args: { ...meets({}), money: held },
  async play(story) {
    await says("Wacht op antwoord op je voorstel: do 5 mrt 14:00.")(story);
    // The bar says it, so the row below does not repeat it.
    await expect(story.canvas.queryByText(/^Voorgesteld:/)).toBeNull();
    await expect(story.canvas.getByText("Past het toch niet?")).toBeInTheDocument();
  },
});

export const AbsenceReported = meta.story({
  args: { ...reported, money: held },
  async play(story) {
    await unfoldedSays("Hassan B. kan antwoorden tot woensdag 4 maart om 12:45. Zonder antwoord stopt de deal.")(story);
    await expect(story.canvas.queryByRole("link", { name: /Keur goed/ })).not.toBeInTheDocument();
  },
});

const gone = dealMoneyOf([heldPayment({ status: "refunded" })]);

export const NoMoneyHeld = meta.story({
  args: { money: gone, canBegin: true },
  async play(story) {
    await unfoldedSays("Er is geen geld meer in bewaring.")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("link", { name: "Bekijk wat je kunt doen" })).toHaveAttribute("href", "/task/12");
    await expect(canvas.queryByRole("link", { name: /Keur goed|startcode/ })).not.toBeInTheDocument();
  },
});

export const NoMoneyHeldAsHelper = meta.story({
  args: { ...asHassan("accepted"), money: gone, canBegin: true },
  async play(story) {
    await unfoldedSays("Begin niet voordat er weer geld in bewaring is.")(story);
    const { canvas } = story;
    await expect(canvas.getAllByRole("link", { name: "Stuur een betaalverzoek" })[0]).toHaveAttribute(
      "href",
      "/messages/chat-over-de-kraan/meerwerk",
    );
    await expect(canvas.queryByRole("link", { name: /Werk is klaar|startcode/ })).not.toBeInTheDocument();
  },
});

const DONE = "2026-03-02T10:00:00Z";

export const NoMoneyHeldAfterWork = meta.story({
  args: {
    ...asHassan("accepted"),
    doneAt: DONE,
    money: dealMoneyOf([heldPayment({ status: "refunded", refunded_at: DONE })]),
  },
  async play(story) {
    await unfoldedSays("Regelen jullie het niet voor maandag 9 maart om 11:00, dan kijkt ons team ernaar.")(story);
    await expect(story.canvas.queryByText(/Begin niet/)).not.toBeInTheDocument();
  },
});

export const LinesToDecide = meta.story({
  args: {
    ...meets({ proposed_by: HASSAN }),
    money: dealMoneyOf([aRequest(), heldPayment()]),
    messages: [
      ...talk,
      aMessage({
        id: 24,
        first_message_of_day: false,
        event: "request",
        message: "Meerwerk: € 20",
        payment_request: { id: 14, status: "open", lapsed: false },
      }),
      aMessage({ id: 25, first_message_of_day: false, event: "appointment", message: "Afspraak voorgesteld" }),
    ],
  },
  async play({ canvas }) {
    const links = canvas.getAllByRole("link", { name: "Bekijk en beslis" });
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/payment/14/meerwerk",
      "/messages/chat-over-de-kraan/afspraak",
    ]);
  },
});

export const StepsOfTheDeal = meta.story({
  args: {
    messages: [
      ...talk,
      anOwnMessage({ id: 24, event: "appointment", message: "Afspraak voorgesteld: donderdag 5 maart 14:00–16:30" }),
      aMessage({
        id: 25,
        first_message_of_day: false,
        event: "request",
        message: "Meerwerk: € 20\nNieuwe afsluitkraan onder de gootsteen",
      }),
    ],
  },
  async play(story) {
    await says("Afspraak voorgesteld: donderdag 5 maart 14:00–16:30")(story);
    await expect(story.canvasElement.querySelectorAll(".thread-event")).toHaveLength(2);
  },
});

export const ExtraWorkToAnswer = meta.story({
  args: { money: dealMoneyOf([aRequest(), heldPayment()]) },
  async play(story) {
    await unfoldedSays("Hassan B. vraagt € 20 extra: Nieuwe afsluitkraan onder de gootsteen")(story);
    await expect(story.canvas.getByRole("link", { name: "Bekijk het meerwerk" })).toHaveAttribute(
      "href",
      "/payment/14/meerwerk",
    );
  },
});

const LONG = "Extra plank op maat zagen, twee keer lakken en ophangen naast de kast in de gang, met alle pluggen erbij";

export const ExtraWorkAskedSeveralTimes = meta.story({
  ...mobile,
  args: {
    money: dealMoneyOf([
      heldPayment(),
      ...[16, 15, 14].map((id) => aRequest({ id, description: `${id}: ${LONG}`, created_at: "2026-03-02T10:00:00Z" })),
    ]),
  },
  async play(story) {
    const { canvas, canvasElement, userEvent } = story;
    await expect(await canvas.findByText(/: 14: Extra plank/)).toBeVisible();
    await expect(canvas.getByText(/: 15: Extra plank/)).not.toBeVisible();
    const height = canvasElement.querySelector<HTMLElement>(".deal-first")?.offsetHeight;
    await expect(height).toBeLessThan(window.innerHeight / 2);
    await userEvent.click(canvas.getByText("En nog 2"));
    await expect(canvas.getByText(/: 15: Extra plank/)).toBeVisible();
    await expect(canvasElement.querySelectorAll(".more-requests .next-step")).toHaveLength(2);
  },
});

export const ExtraWorkAsked = meta.story({
  args: { ...asHassan("accepted"), money: dealMoneyOf([aRequest(), heldPayment()]) },
  play: unfoldedSays("Je vroeg € 20 extra"),
});

export const ExtraWorkPaid = meta.story({
  args: {
    messages: [
      ...talk,
      aMessage({
        id: 24,
        first_message_of_day: false,
        message: "Meerwerk: € 20\nNieuwe afsluitkraan",
        payment_request: { id: 14, status: "held", lapsed: false },
      }),
    ],
  },
  play: says("Betaald"),
});

export const AskedWherePaidDirectly = meta.story({
  args: {
    money: dealMoneyOf([aRequest()]),
    terms: { mode: "direct", percent: 5, payouts: 25 },
    messages: [
      ...talk,
      aMessage({
        id: 24,
        first_message_of_day: false,
        message: "Meerwerk: € 20",
        payment_request: { id: 14, status: "open", lapsed: false },
      }),
    ],
  },
  play: unfoldedSays("Hassan B. vraagt € 20: Nieuwe afsluitkraan onder de gootsteen"),
});

export const ClockRuns = meta.story({
  args: { doneAt: "2026-03-02T16:00:00Z", money: held },
  async play(story) {
    await unfoldedSays("Dit kan tot maandag 9 maart")(story);
    await expect(story.canvas.getAllByRole("link", { name: "Er klopt iets niet" }).at(-1)).toHaveAttribute(
      "href",
      "/payment/9/geschil/openen",
    );
  },
});

export const ClockRunsAsHelper = meta.story({
  args: { ...asHassan("accepted"), doneAt: "2026-03-02T16:00:00Z", money: held },
  play: unfoldedSays("Dit kan tot maandag 9 maart"),
});

export const InDispute = meta.story({
  args: { doneAt: "2026-03-02T16:00:00Z", money: dealMoneyOf([disputedPayment()]) },
  async play(story) {
    await unfoldedSays("Er loopt een geschil.")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar het geschil" })).toBeVisible();
    await expect(story.canvas.queryByRole("link", { name: "Afronden en Hassan B. betalen" })).not.toBeInTheDocument();
  },
});

export const BeforeTheStart = meta.story({
  args: { canBegin: true, money: held },
  async play(story) {
    await unfoldedSays("Is Hassan B. er? Lees dan je startcode voor.")(story);
    await expect(story.canvas.getByRole("link", { name: "Bekijk je startcode" })).toHaveAttribute(
      "href",
      "/task/12/startcode",
    );
  },
});

export const BeforeTheStartAsHelper = meta.story({
  args: { ...asHassan("accepted"), canBegin: true, money: held },
  play: unfoldedSays("Begin je? Vul dan de startcode van"),
});

const place = { area: "1012 AB Amsterdam", address: null };
export const WithoutAddress = meta.story({
  args: { place, money: held },
  async play(story) {
    await unfoldedSays("Hassan B. ziet alleen je postcode, nog geen adres.")(story);
    await expect(story.canvas.getByRole("link", { name: "Geef je adres" })).toHaveAttribute("href", "/task/12/adres");
  },
});
export const WithoutAddressAsHelper = meta.story({
  args: { ...asHassan("accepted"), place, money: held },
  play: unfoldedSays("gaf nog geen adres. Vraag ernaar in deze chat."),
});
export const WithAddressAsHelper = meta.story({
  args: { ...asHassan("accepted"), place: { ...place, address: "Damrak 1" }, money: held },
  play: unfoldedSays("Damrak 1, 1012 AB Amsterdam"),
});

export const MayCancel = meta.story({
  args: { money: held },
  play: ({ canvas }) => expect(canvas.getByText("Deal annuleren")).toBeInTheDocument(),
});

export const MayNotCancel = meta.story({
  args: { money: held, mayCancel: false },
  play: ({ canvas }) => expect(canvas.queryByText("Deal annuleren")).not.toBeInTheDocument(),
});

const STOP = { by: HASSAN, until: "2026-03-09T10:00:00Z" };
export const StopProposed = meta.story({
  args: { money: held, begunAt: "2026-03-05T13:02:00Z", stop: { allowed: true, proposal: STOP } },
  async play(story) {
    await says("Hassan B. stelt voor om te stoppen.")(story);
    await expect(story.canvas.getByRole("link", { name: "Bekijk het voorstel" })).toHaveAttribute(
      "href",
      "/task/12/samen-stoppen",
    );
  },
});
export const StopProposedByOneself = meta.story({
  args: { money: held, stop: { allowed: true, proposal: { ...STOP, by: PETRA } } },
  play: says("Je stelde voor om te stoppen. Hassan B. moet nog antwoorden."),
});
export const MayStop = meta.story({
  args: { money: held, mayCancel: false, stop: { allowed: true, proposal: null } },
  play: ({ canvas }) => expect(canvas.getByText("Samen stoppen")).toBeInTheDocument(),
});

export const WorkBegan = meta.story({
  args: { begunAt: "2026-03-05T13:02:00Z", money: held },
  play: unfoldedSays("Het werk is begonnen: do 5 mrt 14:02."),
});
