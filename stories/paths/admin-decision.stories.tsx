import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview";
import { anAdmin } from "../../tests/mocks/admin-records";
import { flashes, opens, press, says, screen, send } from "../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin", viewer: anAdmin } });

export const Report = meta.story({
  async play(story) {
    const { step } = story;
    await step("The admin sees what waits, and opens what was reported", async () => {
      await opens("Te doen")(story);
      await press(story, "link", "Misbruikmelding 81");
    });
    await step("Reads what was written and why it was reported", async () => {
      await opens("Misbruikmelding 81")(story);
      await says("Bel me even, dan spreken we wat af.")(story);
      await press(story, "link", /^Weg/);
    });
    await step("Takes it away, first without a reason", async () => {
      await send(story, { Reden: "" }, "Haal weg");
      await waitFor(() => expect(document.title).toMatch(/^Fout: .*Misbruikmelding 81/));
      await send(story, { Reden: "Duidelijk in strijd met de regels." }, "Haal weg");
    });
    await step("Whoever wrote it is told why, and the title has no error any more", async () => {
      await flashes("Misbruikmelding 81: Weggehaald. De uitleg gaat per mail.")(story);
      await waitFor(() => expect(document.title).not.toMatch(/^Fout/));
    });
  },
});

export const DisputedMoney = meta.story({
  async play(story) {
    const { step } = story;
    await step("The admin opens a dispute that the two could not end", async () => {
      await opens("Te doen")(story);
      await press(story, "link", "Geschil 9");
    });
    await step("Reads what each wrote and proposed", async () => {
      await opens("Geschil 9")(story);
      await says("De verf laat na twee dagen al los.")(story);
    });
    await step("Says how much was earned, and looks what that means for each", async () => {
      await send(story, { "Verdiend door Hassan B.": "40" }, "Bekijk de verdeling");
      await says("€ 38,00")(story);
    });
    await step("Decides so, with a reason", () =>
      send(story, { "Uitleg voor beiden": "De helft is af.", Reden: "Werk is deels gedaan." }, "Verdeel het geld"),
    );
    await step("The money has been divided", () => flashes("Geschil 9: Het geld is verdeeld.")(story));
  },
});
