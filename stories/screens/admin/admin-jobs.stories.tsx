import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview";
import { CODES } from "../../../app/api/messages";
import texts from "../../../app/locales/nl/admin";
import { anAdmin, records } from "../../../tests/mocks/admin-records";
import { aComment } from "../../../tests/mocks/factories/comment";
import { aJob } from "../../../tests/mocks/factories/job";
import { aCard } from "../../../tests/mocks/factories/person";
import { english, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const REASON = texts.reason.label;
const STATEMENT = texts.statement.label;
const meta = preview.meta({ ...screen, args: { at: "/admin/jobs", viewer: anAdmin } });

const deleting = { at: "/admin/jobs/12/delete" };

export const Default = meta.story({
  async play(story) {
    await opens("Klussen")(story);
    const row = await story.canvas.findByRole("row", { name: /Lekkende keukenkraan vervangen.*Open.*€\s65,00/ });
    await expect(row).toBeVisible();
  },
});

export const OfOnePerson = meta.story({
  args: { at: "/admin/jobs?user=1&status=deleted", outcomes: [records.jobs.are([aJob({ status: "deleted" })])] },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Persoon nr.")).toHaveValue("1");
    await expect(canvas.getByLabelText("Status")).toHaveValue("deleted");
  },
});

export const Invalid = meta.story({
  args: { at: "/admin/jobs?user=petra", outcomes: [records.jobs.personWrong] },
  async play(story) {
    await isRefused(story, "Ongeldige waarde.");
    await isWrong(story, "Persoon nr.", "Ongeldige waarde.");
    await expect(story.canvas.getByLabelText("Persoon nr.")).toHaveValue("petra");
  },
});

export const Empty = meta.story({
  args: { outcomes: [records.jobs.are([])] },
  play: says("Zodra iemand een klus plaatst, staat die hier."),
});

export const OneJob = meta.story({
  args: { at: "/admin/jobs/12" },
  async play(story) {
    await opens("Lekkende keukenkraan vervangen")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("row", { name: /Hassan B\..*Geaccepteerd/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Betaling 9" })).toHaveAttribute("href", "/admin/payments/9");
    await expect(canvas.getByRole("row", { name: /hoofdkraan/ })).toBeVisible();
  },
});

export const ForTheHelper = meta.story({
  args: {
    at: "/admin/jobs/12",
    outcomes: [records.job.is({ location_details: "Tweede bel, code 1234", special_requirements: "Graag op sokken" })],
  },
  play: says("Tweede bel, code 1234"),
});

export const Deleted = meta.story({
  args: { at: "/admin/jobs/12", outcomes: [records.job.is({ status: "deleted" }), records.job.commentsGone] },
  async play(story) {
    await says("De vragen van een verwijderde klus zijn niet meer te zien.")(story);
    await expect(story.canvas.queryByRole("link", { name: "Klus verwijderen" })).toBeNull();
  },
});

export const Quiet = meta.story({
  args: {
    at: "/admin/jobs/12",
    outcomes: [records.job.is({}), records.job.asked([]), records.payments.are([]), records.log.is([])],
  },
  async play(story) {
    for (const none of ["Er is niet geboden.", "Er is niet betaald.", "Er zijn geen vragen gesteld."]) {
      await says(none)(story);
    }
  },
});

export const Delete = meta.story({
  args: { at: "/admin/jobs/12" },
  async play(story) {
    await press(story, "link", "Klus verwijderen");
    await says("Geld in bewaring gaat eerst terug naar de plaatser.")(story);
    const statement = await story.canvas.findByRole("textbox", { name: STATEMENT });
    await expect(statement).toHaveTextContent("Het gaat om je klus ‘Lekkende keukenkraan vervangen’.");
    await press(story, "link", "reclame");
    await waitFor(() => expect(story.canvas.getByLabelText(STATEMENT)).toHaveTextContent("We zagen reclame"));
    const english = story.canvas.getByRole("link", { name: "Engels" });
    await expect(english).toHaveAttribute("href", "/admin/jobs/12/delete?as=spam&in=en");
    await send(story, { [REASON]: "Reclame, geen klus" }, "Verwijder de klus");
    await says("De klus is verwijderd.")(story);
  },
});

export const DeleteShowsMoney = meta.story({
  args: deleting,
  async play(story) {
    const back = await story.canvas.findByText(/^Terug naar Petra/);
    await expect(back.parentElement).toHaveTextContent("63,00");
    await expect(story.canvasElement.querySelector("input[name=total]")).toHaveValue("63.00");
  },
});

export const DeleteOtherMoney = meta.story({
  args: { ...deleting, outcomes: [records.job.changed] },
  async play(story) {
    await send(story, { [REASON]: "Reclame" }, "Verwijder de klus");
    await isRefused(story, CODES.money_changed.nl);
  },
});

const ALL_BACK = { allowed: true, refund: "63.00", compensation: "0.00", reason: "early" } as const;

export const DealRuns = meta.story({
  args: {
    at: "/admin/jobs/12",
    outcomes: [
      records.job.is({
        status: "reserved",
        cancellations: {
          owner: { allowed: false, refund: "0.00", compensation: "0.00", reason: "work_done" },
          helper: ALL_BACK,
        },
      }),
    ],
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole("row", { name: /De plaatser annuleert Nee – – Het werk is klaar/ }),
    ).toBeVisible();
    await expect(canvas.getByRole("row", { name: /De klusser trekt zich terug Ja .*63,00/ })).toBeVisible();
  },
});

export const DealEnded = meta.story({
  args: {
    at: "/admin/jobs/12",
    outcomes: [
      records.job.is({
        deal_ends: [
          {
            helper: aCard(),
            end: "cancelled_late",
            at: "2026-03-03T09:00:00Z",
            refund: "48.00",
            compensation: "14.25",
          },
        ],
      }),
    ],
  },
  async play({ canvas }) {
    const row = await canvas.findByRole("row", { name: /annuleerde kort voor.*48,00.*14,25/ });
    await expect(row).toBeVisible();
  },
});

export const DeleteInvalid = meta.story({
  args: deleting,
  async play(story) {
    await send(story, { [STATEMENT]: "", [REASON]: "" }, "Verwijder de klus");
    await isWrong(story, REASON, "Geef een reden.");
  },
});

export const DeleteDisputed = meta.story({
  args: { ...deleting, outcomes: [records.job.disputed] },
  async play(story) {
    await send(story, { [REASON]: "Reclame" }, "Verwijder de klus");
    await isRefused(story, "Er loopt een geschil over deze betaling.");
    await expect(story.canvas.getByLabelText(REASON)).toHaveValue("Reclame");
  },
});

export const AlreadyDeleted = meta.story({
  args: { ...deleting, outcomes: [records.job.is({ status: "deleted" })] },
  play: says("Deze klus is verwijderd."),
});

export const DeleteComment = meta.story({
  args: {
    at: "/admin/jobs/12?page=2",
    outcomes: [records.job.asked([aComment({ reply: "Ja, hij zit onder de gootsteen." })], 21)],
  },
  async play(story) {
    await press(story, "link", "Verwijder vraag 3");
    await opens("Vraag van Hassan B. verwijderen?")(story);
    await press(story, "link", "contactgegevens");
    await waitFor(() =>
      expect(story.canvas.getByLabelText(STATEMENT)).toHaveTextContent(
        /en het antwoord erop\. We zagen een telefoonnummer/,
      ),
    );
    await send(story, { [REASON]: "Telefoonnummer of adres in de vraag" }, "Verwijder de vraag");
    await says("De vraag is verwijderd.")(story);
  },
});

export const UnknownComment = meta.story({
  args: { at: "/admin/jobs/12/comments/999/delete" },
  play: opens("Deze pagina is er niet"),
});
export const NotFound = meta.story({
  args: { at: "/admin/jobs/999", outcomes: [records.job.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({ ...english, args: { at: "/admin/jobs/12" }, play: says("Offers") });
export const Mobile = meta.story({
  ...mobile,
  args: { outcomes: [records.jobs.are([aJob({ title: "Titelzonderspatiesvandevijftigtekensdiemogelijkzijn" })])] },
  play: says("Titelzonderspaties"),
});
