import preview from "../../.storybook/preview";
import { agreed, underway } from "../../tests/mocks/deals";
import { aBid, aWeighedBid } from "../../tests/mocks/factories/bid";
import { onTheWay } from "../../tests/mocks/on-the-way";
import { bids, job, payment, site } from "../../tests/mocks/outcomes";
import { opens, petra, press, says, screen } from "../screen";

const meta = preview.meta({
  ...screen,
  args: { at: "/task/12", viewer: petra, outcomes: [job.is({ bids: [aBid()] }), bids.are([aWeighedBid()])] },
});

const RETURN = "/payment/success?page=singlechat&uri=chat-over-de-kraan";

export const AcceptAndPay = meta.story({
  async play(story) {
    const { msw, step } = story;
    await step("Petra reads who offered, and chooses Hassan", () => press(story, "link", "Kies Hassan B."));
    await step("She sees what it costs, and goes to pay", async () => {
      await opens("Accepteren en betalen")(story);
      msw.use(onTheWay.paidAtTheBank(RETURN), ...payment.is({ status: "held" }), agreed(), underway());
      await press(story, "button", /^Betaal €\s63$/);
    });
    await step("She has paid at her bank (which is left out here), and comes back", () =>
      opens("Betaling gelukt")(story),
    );
    await step("The money is held until the job is done", () =>
      says("Het geld is in bewaring tot de klus is afgerond.")(story),
    );
  },
});

export const PaidDirectly = meta.story({
  async play(story) {
    const { msw, step } = story;
    msw.use(site.paysDirectly);
    await step("Petra chooses Hassan", () => press(story, "link", "Kies Hassan B."));
    await step("She accepts his price", async () => {
      await opens("Bod accepteren")(story);
      msw.use(agreed(), underway());
      await press(story, "button", /^Accepteer voor €\s60$/);
    });
    await step("The two may talk about when and how", () => says("Hassan B.")(story));
  },
});
