import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview";
import { cases } from "../../../tests/mocks/admin";
import { anAdmin } from "../../../tests/mocks/admin-records";
import { fakeConnection } from "../../fake-connection";
import { english, isWrong, liveScreen, mobile, opens, press, says, send } from "../../screen";

const meta = preview.meta({ ...liveScreen, args: { at: "/admin", viewer: anAdmin, connection: fakeConnection() } });
const removing = { at: "/admin/reports/81?action=remove" };
const WHY = { Reden: "Duidelijk in strijd met de regels." };

const isReady = () => waitFor(() => expect(document.querySelector("[data-admin=ready]")).not.toBeNull());

export const Followed = meta.story({
  async play(story) {
    await opens("Te doen")(story);
    // The notifications of the header have the same name.
    const parts = within(story.canvas.getByRole("navigation", { name: "Moderatie" }));
    await story.userEvent.click(parts.getByRole("link", { name: /^Misbruikmeldingen/ }));
    await opens("Misbruikmeldingen")(story);
    await waitFor(() => expect(document.activeElement?.id).toBe("main"));
    await press(story, "link", "Misbruikmelding 81");
    await opens("Misbruikmelding 81")(story);
  },
});

export const ByKeys = meta.story({
  args: { at: "/admin/reports" },
  async play(story) {
    await opens("Misbruikmeldingen")(story);
    await isReady();
    await story.userEvent.keyboard("jj");
    await expect(story.canvas.getByRole("link", { name: "Misbruikmelding 80" })).toHaveFocus();
    await story.userEvent.keyboard("k{Enter}");
    await opens("Misbruikmelding 81")(story);
    await story.userEvent.keyboard("2");
    await says("Haal de vraag van Hassan Bakker weg?")(story);
    await story.userEvent.keyboard("u");
    await opens("Misbruikmeldingen")(story);
  },
});

export const Filtered = meta.story({
  args: { at: "/admin/reports" },
  async play(story) {
    await opens("Misbruikmeldingen")(story);
    story.msw.use(cases.noReports);
    await story.userEvent.selectOptions(story.canvas.getByLabelText("Status"), "closed");
    await says("Geen misbruikmeldingen")(story);
    await expect(story.canvas.getByLabelText("Status")).toHaveValue("closed");
  },
});

export const CameBack = meta.story({
  async play(story) {
    await opens("Te doen")(story);
    story.msw.use(cases.nothingWaits);
    await isReady();
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(story.canvas.queryByRole("table")).toBeNull());
  },
});

export const Invalid = meta.story({
  args: removing,
  async play(story) {
    await send(story, { Uitleg: "Mijn eigen woorden" }, "Haal weg");
    await isWrong(story, "Reden", "Geef een reden.");
    await expect(story.canvas.getByLabelText("Uitleg")).toHaveValue("Mijn eigen woorden");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("role", "alert"));
  },
});

export const Submitting = meta.story({
  args: { ...removing, outcomes: [cases.deciding.waits] },
  async play(story) {
    await send(story, WHY, "Haal weg");
    await expect(await story.canvas.findByRole("button", { name: "Besluiten…" })).toBeVisible();
  },
});

export const Decided = meta.story({
  args: removing,
  async play(story) {
    await send(story, WHY, "Haal weg");
    await opens("Misbruikmelding 81")(story);
    await waitFor(() => expect(story.canvas.queryByLabelText("Reden")).toBeNull());
  },
});

export const AnotherDraft = meta.story({
  args: removing,
  async play(story) {
    await story.userEvent.type(await story.canvas.findByLabelText("Reden"), "Vaker gezien");
    await press(story, "link", "oplichting");
    await says("Het lijkt op oplichting: we zagen iets")(story);
    await expect(story.canvas.getByRole("link", { name: "oplichting" })).toHaveFocus();
    await expect(story.canvas.getByLabelText("Reden")).toHaveValue("Vaker gezien");
  },
});

export const OnAPhone = meta.story({ ...mobile, args: removing, play: says("Misbruikmelding 81") });
export const InEnglish = meta.story({ ...english, play: opens("To do") });
