import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview";
import { ownBid } from "../../tests/mocks/outcomes";
import { flashes, hassan, opens, press, screen, send } from "../screen";

const meta = preview.meta({ ...screen, args: { at: "/browse-tasks", viewer: hassan } });

const OFFER = { Bedrag: "60", "Bericht aan de plaatser": "Ik kan morgen na vijven langskomen." };

export const Bid = meta.story({
  async play(story) {
    const { canvas, msw, step } = story;
    await step("Hassan looks at the jobs nearby and opens one", () =>
      press(story, "link", "Lekkende keukenkraan vervangen"),
    );
    await step("He reads what it is about, and wants to do it", async () => {
      await opens("Lekkende keukenkraan vervangen")(story);
      await press(story, "link", "Doe een bod");
      await waitFor(() => expect(canvas.getByRole("dialog", { name: "Doe een bod" })).toBeVisible());
    });
    await step("He says for how much and when", async () => {
      msw.use(ownBid());
      await send(story, OFFER, "Bod plaatsen");
    });
    await step("His offer is placed", () => flashes("Je bod is geplaatst. De plaatser krijgt bericht.")(story));
  },
});
