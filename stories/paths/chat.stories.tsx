import preview from "../../.storybook/preview";
import { agreed, heldPayment, paid, underway } from "../../tests/mocks/deals";
import { aMessage, anOwnMessage } from "../../tests/mocks/factories/chat";
import { chat } from "../../tests/mocks/outcomes";
import { opens, petra, press, says, screen, send } from "../screen";

const asked = aMessage({ message: "Zal ik morgen om half zes komen?" });
const answer = anOwnMessage({ message: "Prima, bel maar aan op tweehoog." });

const meta = preview.meta({
  ...screen,
  args: {
    at: "/messages",
    viewer: petra,
    outcomes: [underway(), agreed(), ...paid(heldPayment()), chat.holds([asked])],
  },
});

export const Chat = meta.story({
  async play(story) {
    const { msw, step } = story;
    await step("Petra opens the conversation that has something new", async () => {
      await opens("Berichten")(story);
      await press(story, "link", /Hassan B\./);
    });
    await step("She reads what Hassan asks", () => says("Zal ik morgen om half zes komen?")(story));
    await step("She answers", async () => {
      msw.use(chat.holds([asked, answer]));
      await send(story, { "Bericht aan Hassan B.": answer.message ?? "" }, "Verstuur");
    });
    await step("Her answer stands below it, and was sent", async () => {
      await says("Prima, bel maar aan op tweehoog.")(story);
      await says("Verzonden")(story);
    });
  },
});
