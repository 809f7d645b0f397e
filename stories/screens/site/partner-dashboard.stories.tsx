import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aPartner, partner } from "../../../tests/mocks/partner";
import { english, hassan, isRefused, isWrong, mobile, opens, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/partner/dashboard", viewer: aPartner() } });
const HEADING = "Jouw bezoekers";

export const Default = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    const { canvas } = story;
    await expect(canvas.getByLabelText("Jouw link")).toHaveValue(`${location.origin}/?partner_id=buurtkrant`);
    const table = within(canvas.getByRole("table", { name: "Per dag" }));
    await expect(table.getAllByRole("row").length).toBeGreaterThan(20);
    await expect(canvas.getByRole("img", { name: /^Bezoeken en aanmeldingen per dag/ })).toBeVisible();
  },
});
export const Empty = meta.story({
  args: { outcomes: [partner.none] },
  play: says("In deze periode kwam er niemand via je link."),
});
export const Invalid = meta.story({
  args: { at: "/partner/dashboard?from=2026-03-31&to=2026-03-01", outcomes: [partner.wrongPeriod] },
  async play(story) {
    await says("Kies een andere periode")(story);
    await isWrong(story, "Van", "De periode eindigt voordat ze begint. Kies een eerdere dag.");
  },
});
export const Failed = meta.story({ args: { outcomes: [partner.failed] }, play: opens("Er ging iets mis bij ons") });
export const Offline = meta.story({
  args: { outcomes: [partner.offline] },
  play: opens("We zijn even niet bereikbaar"),
});
export const NotFound = meta.story({ args: { viewer: hassan }, play: opens("Deze pagina is er niet") });
export const English = meta.story({ ...english, play: opens("Your visitors") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });

const VISITOR = { at: "/partner-login", viewer: undefined };
export const Login = meta.story({ args: VISITOR, play: opens("Inloggen als partner") });
export const LoginInvalid = meta.story({
  args: VISITOR,
  async play(story) {
    await send(story, {}, "Inloggen");
    await isWrong(story, "E-mail", "Email en wachtwoord zijn verplicht.");
  },
});
export const LoginRefused = meta.story({
  args: { ...VISITOR, outcomes: [partner.isUnknown] },
  async play(story) {
    await send(story, { "E-mail": "partner@example.test", Wachtwoord: "Verkeerd1!" }, "Inloggen");
    await isRefused(story, "E-mail of wachtwoord klopt niet.");
    await expect(story.canvas.getByLabelText("E-mail")).toHaveValue("partner@example.test");
  },
});
export const LoginMobile = meta.story({ ...mobile, args: VISITOR, play: opens("Inloggen als partner") });
