import preview from "../../.storybook/preview";
import { agreed, aProposal, dispute, disputedPayment, heldPayment, paid, underway } from "../../tests/mocks/deals";
import { HASSAN, PETRA } from "../../tests/mocks/factories/town";
import { flashes, opens, petra, press, says, screen, send } from "../screen";

const done = underway("2026-03-02T10:00:00Z");

const meta = preview.meta({
  ...screen,
  args: { at: "/task/12", viewer: petra, outcomes: [done, agreed(), ...paid(heldPayment())] },
});

export const Dispute = meta.story({
  async play(story) {
    const { msw, step } = story;
    await step("Petra says that something is wrong", () => press(story, "link", "Er klopt iets niet"));
    await step("She writes what", async () => {
      await opens("Er klopt iets niet")(story);
      msw.use(dispute.opened, ...paid(disputedPayment()));
      await send(story, { "Wat klopt er niet?": "De kraan druppelt nog steeds." }, "Open een geschil");
    });
    await step("The money stands still; she goes to propose how to divide it", async () => {
      await says("Je betaling van € 63 staat stil: € 60 voor het werk en € 3 servicekosten.")(story);
      await press(story, "link", "Doe een voorstel");
    });
    await step("She says what was earned, and looks what that means for each", async () => {
      await send(story, { Verdiend: "40" }, "Bekijk de verdeling");
      await says("Zo wordt het verdeeld")(story);
    });
    await step("She proposes it", async () => {
      msw.use(dispute.proposed, ...paid(disputedPayment({ proposals: [aProposal(PETRA, "40.00")] })));
      await press(story, "button", "Verstuur voorstel");
    });
    await step("Hassan is told", () => flashes("Je voorstel is verstuurd. Hassan B. krijgt bericht.")(story));
  },
});

export const Agreement = meta.story({
  args: {
    at: "/payment/9/geschil",
    outcomes: [done, agreed(), ...paid(disputedPayment({ proposals: [aProposal(HASSAN, "40.00")] })), dispute.agreed],
  },
  async play(story) {
    const { msw, step } = story;
    await step("Petra reads what Hassan proposes, and agrees", () => press(story, "link", "Ik ga akkoord"));
    await step("She sees once more who gets what, and says yes", async () => {
      await opens("Akkoord met dit voorstel?")(story);
      const outcome = disputedPayment({ status: "closed", ended: "agreed", proposals: [aProposal(HASSAN, "40.00")] });
      msw.use(...paid({ ...outcome, status: "released", helper_amount: "38.00", refunded_amount: "21.00" }));
      await press(story, "button", "Ja, verdeel het zo");
    });
    await step("They have come to terms", () => says("Jullie zijn eruit")(story));
  },
});
