import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aComment } from "../../../tests/mocks/factories/comment";
import { aPhoto } from "../../../tests/mocks/factories/job";
import { many } from "../../../tests/mocks/factories/page";
import { aCard, aHelper } from "../../../tests/mocks/factories/person";
import { HASSAN } from "../../../tests/mocks/factories/town";
import { job, jobs, ownBid } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/task/12" } });
const HEADING = "Lekkende keukenkraan vervangen";
const QUESTION = "Hoe oud is de kraan nu?";

export const Default = meta.story({ play: opens(HEADING) });

export const Empty = meta.story({
  args: { outcomes: [job.asked([]), jobs.noneOther, job.is({ number_of_bids: 0 })] },
  play: says("Er zijn nog geen vragen gesteld."),
});

export const NotFound = meta.story({ args: { outcomes: [job.notFound] }, play: opens("Klus niet gevonden") });
export const Deleted = meta.story({ args: { outcomes: [job.deleted] }, play: opens("Deze klus is verwijderd") });
export const Failed = meta.story({ args: { outcomes: [job.failed] }, play: opens("Er ging iets mis bij ons") });
export const Offline = meta.story({ args: { outcomes: [job.offline] }, play: opens("We zijn even niet bereikbaar") });

export const AsVisitor = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Doe een bod" })).toHaveAttribute(
      "href",
      "/login?next=%2Ftask%2F12%2Fbod",
    );
  },
});

export const PlacerKnown = meta.story({
  args: {
    outcomes: [
      job.details({
        owner: { ...aCard(), reply_minutes: 40, completion_rate: 96, as_owner: { finished: 6, missed: 3 } },
      }),
    ],
  },
  async play(story) {
    await says("Antwoordt meestal binnen 40 minuten")(story);
    await says("Rondde 6 geplaatste klussen af · Kwam als plaatser 3 keer niet op een afspraak")(story);
  },
});

export const AsHelper = meta.story({
  args: { viewer: hassan },
  async play(story) {
    await press(story, "link", "Doe een bod");
    const dialog = await story.canvas.findByRole("dialog", { name: "Doe een bod" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const AsHelperWithBid = meta.story({
  args: { viewer: hassan, outcomes: [ownBid()] },
  play: says("Wacht op antwoord"),
});

export const AsHelperChosen = meta.story({
  args: { viewer: hassan, outcomes: [job.is({ status: "reserved", bids: [aBid({ status: "accepted" })] })] },
  play: says("Volgende stap"),
});

export const AsHelperRejected = meta.story({
  args: { viewer: hassan, outcomes: [ownBid({ status: "rejected" })] },
  play: says("Niet gekozen"),
});

export const ForBusinesses = meta.story({
  args: { viewer: hassan, outcomes: [job.is({ business_required: true })] },
  play: says("Alleen bedrijven kunnen op deze klus bieden."),
});

export const Reserved = meta.story({
  args: { outcomes: [job.is({ status: "reserved" })] },
  async play(story) {
    await says("Deze klus is gereserveerd. Je kunt niet meer bieden.")(story);
    await expect(story.canvas.getByText("Gereserveerd", { exact: true })).toHaveClass("uppercase");
  },
});

export const Solved = meta.story({
  args: { outcomes: [job.is({ status: "solved" })] },
  play: says("Deze klus is afgerond."),
});

export const WorkDone = meta.story({
  args: {
    viewer: petra,
    outcomes: [job.is({ status: "reserved", done_at: "2026-03-02T16:00:00Z", bids: [aBid({ status: "accepted" })] })],
  },
  play: says("Hassan is klaar met het werk"),
});

export const Remote = meta.story({
  args: { outcomes: [job.is({ is_remote: true, zipcode: null, city: null, distance: null })] },
  async play({ canvas }) {
    const [inHead, inBox] = await canvas.findAllByText("Op afstand, van waar je maar wilt");
    await expect(inHead).not.toBeVisible();
    await expect(inBox).toBeVisible();
  },
});

export const WithPhotos = meta.story({
  args: { outcomes: [job.is({ image: many(6, ({ id = 1 }) => aPhoto({ id })) })] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Bekijk foto 1 groot" })).toBeVisible();
  },
});

export const Asked = meta.story({
  args: { viewer: hassan },
  async play(story) {
    await send(story, { "Je vraag": QUESTION }, "Vraag plaatsen");
    await says("Je vraag is geplaatst. De plaatser krijgt bericht.")(story);
  },
});

export const Invalid = meta.story({
  args: { viewer: hassan, outcomes: [job.hasContactDetails] },
  async play(story) {
    await send(story, { "Je vraag": "Bel me op 06 12345678" }, "Vraag plaatsen");
    await isRefused(story, "Er klopt nog iets niet");
    await expect(story.canvas.getAllByRole("link", { name: /^Je vraag: / })).toHaveLength(1);
    await isWrong(
      story,
      "Je vraag",
      "Zet geen telefoonnummer, e-mailadres, website, accountnaam of verzoek om te appen in je vraag.",
    );
  },
});

export const Answered = meta.story({
  args: {
    viewer: petra,
    outcomes: [
      job.asked([
        aComment({ reply: "Ja, in het keukenkastje.", replied_at: "2026-03-02T10:00:00Z" }),
        aComment({ id: 4, comment: QUESTION, user: aHelper({ id: HASSAN + 1, name: "Ilse M.", rating: null }) }),
      ]),
    ],
  },
  play: says("Ja, in het keukenkastje."),
});

export const LongText = meta.story({
  args: {
    outcomes: [
      job.is({
        title: "Regenwaterafvoerpijpbevestigingsbeugels vervangen",
        city: "Gasselterboerveenschemond",
        description: "Er komt nogal wat bij kijken, dus lees even mee. ".repeat(20),
        special_requirements: "Neem een ladder, steeksleutels en een lange adem mee. ".repeat(9),
        budget: "9999999.00",
      }),
      job.asked([aComment({ comment: "Past-dit-allemaal-op-een-telefoon-".repeat(20) })]),
    ],
  },
  play: opens("Regenwaterafvoerpijpbevestigingsbeugels vervangen"),
});

export const English = meta.story({ ...english, play: says("Make an offer") });
export const Mobile = meta.story({ ...mobile, args: { viewer: hassan }, play: opens(HEADING) });
