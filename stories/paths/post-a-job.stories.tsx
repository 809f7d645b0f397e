import preview from "../../.storybook/preview";
import { onTheWay } from "../../tests/mocks/on-the-way";
import { job } from "../../tests/mocks/outcomes";
import { opens, petra, press, says, screen, send } from "../screen";

const meta = preview.meta({ ...screen, args: { at: "/post-job", viewer: petra } });

export const PostAJob = meta.story({
  async play(story) {
    const { step } = story;
    await step("Petra says what should be done", async () => {
      await opens("Waar kunnen we je mee helpen?")(story);
      await send(story, { Titel: "Lekkende keukenkraan vervangen" }, "Volgende");
    });
    await step("She says where", async () => {
      await opens("Waar is het?")(story);
      await send(story, { Postcode: "1012AB" }, "Volgende");
    });
    await step("She tells more about it", async () => {
      await opens("Vertel er wat meer over")(story);
      await send(story, { Omschrijving: "De kraan druppelt al weken, de nieuwe ligt klaar." }, "Volgende");
    });
    await step("She says what she has for it", async () => {
      await opens("Wat is je budget?")(story);
      await send(story, { Budget: "65" }, "Volgende");
    });
    await step("She sees all she said, and posts it", async () => {
      await opens("Controleer je klus")(story);
      await says("1012 AB Amsterdam")(story);
      await press(story, "button", "Plaats je klus");
    });
    await step("It is posted", () => opens("Je klus is geplaatst!")(story));
  },
});

export const WithAMistake = meta.story({
  args: { outcomes: [job.zipcodeUnknown] },
  async play(story) {
    const { step, msw } = story;
    await step("Petra says what should be done", async () => {
      await send(story, { Titel: "Lekkende keukenkraan vervangen" }, "Volgende");
    });
    await step("She mistypes the postcode, and reads so", async () => {
      await opens("Waar is het?")(story);
      await send(story, { Postcode: "9999ZZ" }, "Volgende");
      await says("Deze postcode bestaat niet.")(story);
    });
    await step("She puts it right", async () => {
      msw.use(onTheWay.zipcodeKnown);
      await send(story, { Postcode: "1012AB" }, "Volgende");
    });
    await step("She is asked the next thing", () => opens("Vertel er wat meer over")(story));
  },
});
