import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { agreed, anAppointment, aRequest, dealOf, heldPayment, paid } from "../../../tests/mocks/deals";
import { aBid } from "../../../tests/mocks/factories/bid";
import { anUnsentPhoto } from "../../../tests/mocks/factories/chat";
import { HASSAN } from "../../../tests/mocks/factories/town";
import { payments } from "../../../tests/mocks/money";
import { chat, job } from "../../../tests/mocks/outcomes";
import { acting } from "../../../tests/mocks/refused";
import { choose, english, hassan, isRefused, meanwhile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/task/12/actie/delete", viewer: petra } });

export const Default = meta.story({ play: opens("Deze klus verwijderen?") });
export const Solve = meta.story({ args: { at: "/task/12/actie/solve" }, play: opens("Deze klus afronden?") });
export const Reserve = meta.story({ args: { at: "/task/12/actie/reserve" }, play: opens("Deze klus reserveren?") });
export const Renew = meta.story({
  args: { at: "/task/12/actie/renew" },
  play: opens("Je klus weer 30 dagen openlaten?"),
});

export const Reopen = meta.story({
  args: { at: "/task/12/actie/cancel", outcomes: [job.is({ status: "reserved" })] },
  play: opens("Deze klus weer openzetten?"),
});

const report = {
  starts_at: "2026-03-03T10:00:00Z",
  ends_at: "2026-03-03T14:00:00Z",
  status: "missed",
  missed_by: HASSAN,
  missed_until: "2026-03-04T11:45:00Z",
} as const;
const REFUSED = { allowed: false, refund: "0.00", compensation: "0.00", reason: "absence_reported" } as const;

export const CancelWhileReported = meta.story({
  args: {
    at: "/task/12/actie/cancel",
    outcomes: [
      job.is({ ...dealOf(null), cancellation: REFUSED }),
      agreed(anAppointment(report)),
      ...paid(heldPayment()),
    ],
  },
  async play(story) {
    await says("Dat is tot woensdag 4 maart om 12:45.")(story);
    await says("Dan stopt de deal vanzelf en krijg je € 63 terug.")(story);
    await expect(story.canvas.queryByRole("button", { name: /annuleer/i })).not.toBeInTheDocument();
    await expect(story.canvas.getByRole("link", { name: "Bekijk de afspraak" })).toBeVisible();
  },
});

export const DoneWhileReported = meta.story({
  args: {
    at: "/task/12/actie/done",
    viewer: hassan,
    outcomes: [job.is(dealOf(null)), agreed(anAppointment(report)), ...paid(heldPayment())],
  },
  async play(story) {
    await says("Dan begint er een geschil en blijft het geld in bewaring.")(story);
    await expect(story.canvas.queryByRole("button", { name: "Ja, het werk is klaar" })).not.toBeInTheDocument();
    await expect(story.canvas.getByRole("link", { name: "Geef antwoord" })).toBeVisible();
  },
});

export const ReportedMeanwhile = meta.story({
  args: {
    at: "/task/12/actie/done",
    viewer: hassan,
    outcomes: [job.is(dealOf(null)), agreed(), ...paid(heldPayment())],
    later: [agreed(anAppointment(report)), acting.absenceReported],
  },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Ja, het werk is klaar" });
    meanwhile(story);
    await press(story, "button", "Ja, het werk is klaar");
    await isRefused(story, "‘Werk is klaar’ is niet gelukt");
    await says("meldde dat je niet op de afspraak was.")(story);
  },
});

export const AsHelper = meta.story({
  args: {
    at: "/task/12/actie/done",
    viewer: hassan,
    outcomes: [job.is({ status: "reserved", bids: [aBid({ status: "accepted" })] })],
  },
  play: opens("Is het werk klaar?"),
});

const done = {
  at: "/task/12/actie/done",
  viewer: hassan,
  outcomes: [job.is({ status: "reserved", bids: [aBid({ status: "accepted" })] })],
};
const PHOTOS = "Foto’s van het resultaat (niet verplicht)";
const aFile = new File(["kraan"], "kraan.heic", { type: "image/heic" });

export const DoneWithARequest = meta.story({
  args: { ...done, outcomes: [...done.outcomes, payments.are([heldPayment(), aRequest()])] },
  play: says("Keurt de plaatser het werk goed, dan vervalt die vraag."),
});

export const PhotoRefused = meta.story({
  args: { ...done, outcomes: [...done.outcomes, acting.photoRefused, chat.uploadRefused] },
  async play(story) {
    await choose(story, PHOTOS, aFile);
    await press(story, "button", "Ja, het werk is klaar");
    await says("kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand.")(story);
  },
});

export const PhotosUploaded = meta.story({
  args: { ...done, outcomes: [...done.outcomes, chat.uploaded(anUnsentPhoto({ about: "result", alt: "Na afloop" }))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("img", { name: "Na afloop" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Foto 1 verwijderen" })).toBeVisible();
  },
});

export const TooManyPhotos = meta.story({
  args: { ...done, outcomes: [...done.outcomes, acting.tooManyPhotos, chat.uploadsFull] },
  async play(story) {
    await choose(story, PHOTOS, aFile);
    await press(story, "button", "Ja, het werk is klaar");
    await isRefused(story, "Je hebt het maximum bereikt. Verwijder er eerst een.");
  },
});

export const Early = meta.story({
  args: { ...done, outcomes: [...done.outcomes, job.isEarly] },
  async play(story) {
    await says("Jullie hebben geen tijd afgesproken. Geef dit pas aan als het hele werk klaar is.")(story);
    await press(story, "button", "Ja, het werk is klaar");
    await isRefused(story, "De dag van jullie afspraak moet nog komen. Bevestig dat het werk al klaar is.");
  },
});

export const NotNow = meta.story({
  args: { outcomes: [job.is({ status: "solved" })], at: "/task/12/actie/renew" },
  play: says("Dat kan nu niet meer: er is intussen iets veranderd."),
});

export const Refused = meta.story({
  args: { outcomes: [job.cannotNow] },
  async play(story) {
    await press(story, "button", "Ja, verwijder klus");
    await isRefused(story, "‘Klus verwijderen’ is niet gelukt");
  },
});

export const Done = meta.story({
  args: { at: "/task/12/actie/renew" },
  async play(story) {
    await press(story, "button", "Ja, verleng klus");
    await says("Je klus is verlengd. Klussers kunnen bieden tot")(story);
  },
});

export const Forbidden = meta.story({ args: { viewer: hassan }, play: opens("Hier heb je geen toegang toe") });
export const NotFound = meta.story({ args: { at: "/task/12/actie/verkopen" }, play: opens("Klus niet gevonden") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: says("The job disappears for everyone") });
