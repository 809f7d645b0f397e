import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import { anAdmin, records } from "../../../tests/mocks/admin-records";
import { english, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const REASON = texts.reason.label;
const meta = preview.meta({ ...screen, args: { at: "/admin/reviews", viewer: anAdmin } });

const one = { at: "/admin/reviews/51" };

export const Default = meta.story({
  async play(story) {
    await opens("Beoordelingen")(story);
    await expect(story.canvas.getByRole("row", { name: /Hassan was op tijd.*5.*Zichtbaar/ })).toBeVisible();
    await expect(story.canvas.getByRole("row", { name: /Nooit meer.*Niet zichtbaar/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { outcomes: [records.reviews.are([])] },
  play: says("Zodra iemand een beoordeling schrijft, staat die hier."),
});

export const NothingFound = meta.story({
  args: { at: "/admin/reviews?visible=false&user=3", outcomes: [records.reviews.are([])] },
  async play(story) {
    await says("Niets gevonden")(story);
    await expect(story.canvas.getByLabelText("Zichtbaar")).toHaveValue("false");
  },
});

export const Involved = meta.story({
  args: { ...one, outcomes: [records.review.is({ user: Number(anAdmin.id) })] },
  async play(story) {
    await says("Je bent zelf betrokken")(story);
    await expect(story.canvas.queryByLabelText(REASON)).toBeNull();
  },
});

export const OneReview = meta.story({
  args: one,
  async play(story) {
    await opens("Beoordeling 51")(story);
    await expect(story.canvas.getAllByRole("link", { name: "Persoon 2" })[0]).toHaveAttribute("href", "/admin/users/2");
    await expect(story.canvas.getByRole("radio", { name: "Laat het zo (Zichtbaar)" })).toBeChecked();
  },
});

export const Hide = meta.story({
  args: one,
  async play(story) {
    await story.userEvent.click(await story.canvas.findByRole("radio", { name: /^Niet zichtbaar/ }));
    await send(story, { [REASON]: "Gaat niet over de klus" }, "Wijzig de beoordeling");
    await says("De beoordeling is gewijzigd.")(story);
  },
});

export const Invalid = meta.story({
  args: one,
  async play(story) {
    await story.userEvent.click(await story.canvas.findByRole("radio", { name: /^Niet zichtbaar/ }));
    await send(story, { "Wat er staat": "" }, "Wijzig de beoordeling");
    await isWrong(story, "Wat er staat", "Schrijf hier je tekst.");
    await isWrong(story, REASON, "Geef een reden.");
    await expect(story.canvas.getByRole("radio", { name: /^Niet zichtbaar/ })).toBeChecked();
  },
});

export const Delete = meta.story({
  args: one,
  async play(story) {
    await press(story, "link", "Beoordeling verwijderen");
    await opens("Beoordeling van Petra de V. verwijderen?")(story);
    await send(story, { [REASON]: "Nepbeoordeling" }, "Verwijder de beoordeling");
    await says("De beoordeling is verwijderd.")(story);
  },
});

export const NotFound = meta.story({
  args: { ...one, outcomes: [records.review.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({ ...english, args: one, play: opens("Review 51") });
export const Mobile = meta.story({ ...mobile, play: opens("Beoordelingen") });
