import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { agreedAsHassan, anAppointment, dealOf } from "../../../tests/mocks/deals";
import { aCard } from "../../../tests/mocks/factories/person";
import { HASSAN } from "../../../tests/mocks/factories/town";
import { bid, job, ownBid, site } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/task/12/bod", viewer: hassan } });
const LATE = { allowed: true, refund: "63.00", compensation: "0.00", reason: "late" } as const;
const report = anAppointment({
  starts_at: "2026-03-03T10:00:00Z",
  ends_at: "2026-03-03T14:00:00Z",
  status: "missed",
  missed_by: HASSAN,
  missed_until: "2026-03-04T11:45:00Z",
});
const OFFER = { Bedrag: "60", "Bericht aan de plaatser": "Ik kan morgen na vijven langskomen." };

export const Default = meta.story({ play: opens("Doe een bod") });

export const Invalid = meta.story({
  async play(story) {
    await send(story, { Bedrag: "zestig" }, "Bod plaatsen");
    await isRefused(story, "Er klopt nog iets niet");
    await isWrong(story, "Bedrag", "Vul een geldig bedrag in, zoals 12,50.");
  },
});

export const Submitting = meta.story({
  args: { outcomes: [bid.waits] },
  async play(story) {
    await send(story, OFFER, "Bod plaatsen");
    await expect(await story.canvas.findByRole("button", { name: "Bod plaatsen…" })).toBeVisible();
  },
});

export const PlacerSuspended = meta.story({
  args: { outcomes: [job.is({ owner: aCard({ has_page: false }) })] },
  play: says("kan nu geen bod kiezen. Daarom kun je hier nu niet bieden."),
});

export const AlreadyPlaced = meta.story({
  args: { outcomes: [bid.alreadyPlaced] },
  async play(story) {
    await send(story, OFFER, "Bod plaatsen");
    await isRefused(story, "Je hebt al een bod geplaatst.");
  },
});

export const JobTaken = meta.story({
  args: { outcomes: [bid.jobNotOpen] },
  async play(story) {
    await send(story, OFFER, "Bod plaatsen");
    await isRefused(story, "Deze klus staat niet meer open.");
  },
});

export const Offline = meta.story({
  args: { outcomes: [bid.offline] },
  async play(story) {
    await send(story, OFFER, "Bod plaatsen");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByLabelText("Bedrag")).toHaveValue("60");
  },
});

export const NotFound = meta.story({ args: { outcomes: [job.notFound] }, play: opens("Klus niet gevonden") });

export const Placed = meta.story({
  async play(story) {
    await send(story, OFFER, "Bod plaatsen");
    await says("Je bod is geplaatst. De plaatser krijgt bericht.")(story);
  },
});

export const Change = meta.story({ args: { outcomes: [ownBid()] }, play: opens("Wijzig je bod") });

export const Withdraw = meta.story({
  args: { outcomes: [ownBid()] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Bod intrekken"));
    await press(story, "button", "Ja, trek mijn bod in");
    await says("Je bod is ingetrokken.")(story);
  },
});

export const WithdrawChosen = meta.story({
  args: { outcomes: [ownBid({ status: "accepted", job_status: "reserved" })] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Bod intrekken"));
    await says("Petra de V. krijgt alles terug wat betaald is. Jij krijgt niets.")(story);
  },
});

export const Accepted = meta.story({
  args: { outcomes: [ownBid({ status: "accepted" })] },
  play: says("De plaatser heeft jouw bod van € 60 geaccepteerd."),
});

export const Rejected = meta.story({
  args: { outcomes: [ownBid({ status: "rejected" })] },
  play: says("Je bod is niet gekozen. Je kunt op deze klus niet opnieuw bieden."),
});

export const Closed = meta.story({
  args: { outcomes: [job.is({ status: "reserved" })] },
  play: says("Deze klus staat niet meer open. Je kunt niet meer bieden."),
});

export const ForBusinesses = meta.story({
  args: { outcomes: [job.is({ business_required: true })] },
  play: says("Deze klus is alleen voor bedrijven"),
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  play: says("De betaling regel je zelf met de plaatser."),
});

export const Reported = meta.story({
  args: { outcomes: [job.is({ ...dealOf(null), cancellation: LATE }), agreedAsHassan(report)] },
  async play(story) {
    await says("Petra de V. meldde dat je er niet was")(story);
    await says("Antwoord daarop uiterlijk woensdag 4 maart om 12:45.")(story);
    await expect(story.canvas.getByRole("link", { name: "Geef antwoord" })).toBeVisible();
  },
});

export const AsOwner = meta.story({ args: { viewer: petra }, play: opens("Lekkende keukenkraan vervangen") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Make an offer") });
export const Mobile = meta.story({ ...mobile, play: opens("Doe een bod") });
