import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview";
import { anAdmin, anAdminUser, records } from "../../../tests/mocks/admin-records";
import { many } from "../../../tests/mocks/factories/page";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/users", viewer: anAdmin } });

export const Default = meta.story({
  async play(story) {
    await opens("Mensen")(story);
    await says("2 gevonden")(story);
    await expect(story.canvas.getByRole("link", { name: "Hassan Bakker" })).toHaveAttribute("href", "/admin/users/2");
    await expect(
      story.canvas.getByRole("row", { name: /Hassan Bakker.*helper@example\.test.*Geverifieerd/ }),
    ).toBeVisible();
  },
});

export const Filtered = meta.story({
  async play(story) {
    await send(story, { Zoeken: "hassan" }, "Toon");
    await expect(await story.canvas.findByLabelText("Zoeken")).toHaveValue("hassan");
  },
});

export const Suspended = meta.story({
  args: { at: "/admin/users?status=suspended", outcomes: [records.people.are([anAdminUser({ status: "suspended" })])] },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Status")).toHaveValue("suspended");
    await expect(canvas.getByRole("row", { name: /Hassan Bakker.*Geschorst/ })).toBeVisible();
  },
});

export const ManyPages = meta.story({
  args: { at: "/admin/users?search=bakker&page=2", outcomes: [records.people.are(many(20, anAdminUser), 45)] },
  async play({ canvas }) {
    const last = await canvas.findByRole("link", { name: "Pagina 3" });
    await expect(last).toHaveAttribute("href", "/admin/users?search=bakker&page=3");
  },
});

export const Empty = meta.story({
  args: { outcomes: [records.people.are([])] },
  play: says("Zodra iemand een account maakt, staat die persoon hier."),
});

export const NothingFound = meta.story({
  args: { at: "/admin/users?search=niemand", outcomes: [records.people.are([])] },
  async play(story) {
    await says("Niets gevonden")(story);
    await press(story, "link", "Wis filters");
    await waitFor(() => expect(story.canvas.getByLabelText("Zoeken")).toHaveValue(""));
  },
});

export const BeyondTheEnd = meta.story({
  args: { at: "/admin/users?page=9", outcomes: [records.people.are([], 22)] },
  play: says("Er zijn niet meer pagina’s"),
});

export const Invalid = meta.story({
  args: { at: `/admin/users?search=${"a".repeat(101)}`, outcomes: [records.people.searchTooLong] },
  async play(story) {
    await isRefused(story, "Maximaal 100 tekens.");
    await isWrong(story, "Zoeken", "Maximaal 100 tekens.");
  },
});

export const Offline = meta.story({
  args: { outcomes: [records.people.offline] },
  play: opens("We zijn even niet bereikbaar"),
});
export const AsPlacer = meta.story({ args: { viewer: petra }, play: opens("Deze pagina is er niet") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("People") });
export const Mobile = meta.story({ ...mobile, play: opens("Mensen") });
