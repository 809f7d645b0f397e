import { expect, userEvent } from "storybook/test";
import preview from "../../../.storybook/preview";
import {
  agreed,
  agreedAsHassan,
  aRequest,
  disputedPayment,
  extraWork,
  heldPayment,
  paid,
  underway,
} from "../../../tests/mocks/deals";
import { job, site } from "../../../tests/mocks/outcomes";
import { paying } from "../../../tests/mocks/refused";
import { moneyStopped } from "../../../tests/mocks/site";
import {
  english,
  hassan,
  isRefused,
  isWrong,
  meanwhile,
  mobile,
  opens,
  petra,
  press,
  says,
  screen,
  send,
} from "../../screen";

const asked = [...paid(aRequest(), heldPayment()), underway()];
const state = (of: Parameters<typeof aRequest>[0]) => [...paid(aRequest(of), heldPayment()), underway()];
const meta = preview.meta({ ...screen, args: { at: "/payment/14/meerwerk", viewer: petra, outcomes: asked } });

const asking = {
  at: "/messages/chat-over-de-kraan/meerwerk",
  viewer: hassan,
  outcomes: [agreedAsHassan(), underway(), extraWork.asked],
};
const WHAT = { "Wat is het?": "Nieuwe afsluitkraan", Bedrag: "20" };
const ASK = "Vraag aan Petra de V.";
const PAY = /^Ga akkoord en betaal €\s21$/;

export const Ask = meta.story({ args: asking, play: opens("Meerwerk aanvragen") });

export const Asked = meta.story({
  args: asking,
  async play(story) {
    await send(story, WHAT, ASK);
    await says("Verstuurd. Het staat in de chat.")(story);
  },
});

export const AskFollowsTheAmount = meta.story({
  args: asking,
  async play(story) {
    await says("Van € 20 krijg jij € 19. Petra de V. betaalt € 21.")(story);
    await userEvent.type(story.canvas.getByLabelText("Bedrag"), "12,50");
    await says("Van € 12,50 krijg jij € 11,87. Petra de V. betaalt € 13,13.")(story);
  },
});

export const AskInvalid = meta.story({
  args: asking,
  async play(story) {
    await send(story, { Bedrag: "0,50" }, ASK);
    await isWrong(story, "Bedrag", "Het bedrag is minimaal €\u00a01,00.");
    await isWrong(story, "Wat is het?", "Vul een omschrijving in.");
    await expect(story.canvas.getByLabelText("Bedrag")).toHaveValue("0,50");
  },
});

export const AskSubmitting = meta.story({
  args: { ...asking, outcomes: [agreedAsHassan(), underway(), extraWork.waits] },
  async play(story) {
    await send(story, WHAT, ASK);
    await expect(await story.canvas.findByRole("button", { name: "Aanvragen…" })).toBeVisible();
  },
});

export const AskTooLate = meta.story({
  args: { ...asking, outcomes: [agreedAsHassan(), job.is({ status: "solved" })] },
  play: says("Je kunt alleen meerwerk aanvragen zolang de klus loopt."),
});

export const AskOnHold = meta.story({
  args: { ...asking, outcomes: [agreedAsHassan(), underway(), ...paid(disputedPayment())] },
  play: says("De deal staat stil. Tot dat is opgelost, kun je geen meerwerk aanvragen."),
});

export const AskDirectly = meta.story({
  args: { ...asking, outcomes: [...asking.outcomes, site.paysDirectly] },
  play: opens("Betaalverzoek sturen"),
});

export const AskAsOwner = meta.story({
  args: { ...asking, viewer: petra, outcomes: [agreed(), underway()] },
  play: opens("Hier heb je geen toegang toe"),
});

export const Default = meta.story({
  async play(story) {
    await says("Nieuwe afsluitkraan onder de gootsteen")(story);
    await expect(story.canvas.getByRole("button", { name: PAY })).toBeVisible();
  },
});

export const LeavesForTheProvider = meta.story({
  args: { outcomes: [...asked, extraWork.opens] },
  async play(story) {
    await press(story, "button", PAY);
    await opens("→ /api/dev/pay/session/")(story);
  },
});

const otherAmount = { amount: "25.00", platform_cost: "1.25", amount_with_platform_cost: "26.25" };
export const AmountChanged = meta.story({
  args: { later: [...paid(aRequest(otherAmount), heldPayment()), extraWork.amountChanged] },
  async play(story) {
    await story.canvas.findByRole("button", { name: PAY });
    meanwhile(story);
    await press(story, "button", PAY);
    await isRefused(story, "Het bedrag is intussen veranderd. Kijk het nieuwe bedrag na.");
    await expect(story.canvas.getByRole("button", { name: /^Ga akkoord en betaal €\s26,25$/ })).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { outcomes: [...asked, extraWork.dropped] },
  async play(story) {
    const [menu] = await story.canvas.findAllByText("Weigeren");
    if (menu) await story.userEvent.click(menu);
    await press(story, "button", "Weiger dit");
    await says("Geweigerd. Hassan B. krijgt bericht.")(story);
  },
});

export const PaidWhileBlocked = meta.story({
  args: { outcomes: [...asked, paying.whileBlocked] },
  async play(story) {
    await press(story, "button", PAY);
    await isRefused(story, "Jullie kunnen geen contact met elkaar opnemen.");
  },
});

export const PaidOnHold = meta.story({
  args: { later: [...paid(aRequest({ on_hold: true }), disputedPayment()), underway(), paying.onHold] },
  async play(story) {
    await story.canvas.findByRole("button", { name: PAY });
    meanwhile(story);
    await press(story, "button", PAY);
    await isRefused(story, "Er loopt een geschil over deze betaling.");
    await says("Je kunt dit betalen als dat is opgelost en jullie deal dan doorgaat.")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar het geschil" })).toBeVisible();
    await expect(story.canvas.queryByRole("button", { name: PAY })).toBeNull();
  },
});

export const OnHoldAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [...paid(aRequest({ on_hold: true }), disputedPayment()), underway()] },
  async play(story) {
    await says("Petra de V. kan dit betalen als dat is opgelost en jullie deal dan doorgaat.")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar het geschil" })).toBeVisible();
    await expect(story.canvas.queryByRole("button", { name: "Stuur een herinnering" })).toBeNull();
  },
});

const direct = { platform_cost: "0.00", helper_fee: "0.00" };
export const AmountChangedDirectly = meta.story({
  args: {
    outcomes: [...paid(aRequest({ ...direct, amount_with_platform_cost: "20.00" })), underway(), site.paysDirectly],
    later: [
      ...paid(aRequest({ ...direct, amount: "90.00", amount_with_platform_cost: "90.00" })),
      extraWork.settledAtOther,
    ],
  },
  async play(story) {
    await says("Betaal Hassan B. zelf")(story);
    meanwhile(story);
    await press(story, "button", "Ik heb betaald");
    await isRefused(story, "Het bedrag is intussen veranderd. Kijk het nieuwe bedrag na.");
    await says("€ 90,00")(story);
  },
});

export const PaidDirectly = meta.story({
  args: {
    outcomes: [
      ...paid(aRequest({ ...direct, amount_with_platform_cost: "20.00" })),
      underway(),
      site.paysDirectly,
      extraWork.settled,
    ],
  },
  async play(story) {
    await says("Betaal Hassan B. zelf")(story);
    await press(story, "button", "Ik heb betaald");
    await says("Doorgegeven dat je hebt betaald.")(story);
  },
});

export const AsHelper = meta.story({
  args: { viewer: hassan },
  async play(story) {
    await says("Petra de V. moet nog antwoorden.")(story);
    await expect(story.canvas.getByText("Jij krijgt").parentElement).toHaveTextContent(/€\s19,00/);
  },
});

export const Changed = meta.story({
  args: { viewer: hassan, outcomes: [...asked, extraWork.changed] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Bedrag wijzigen"));
    await send(story, { Bedrag: "25" }, "Wijzig bedrag");
    await says("Het bedrag is gewijzigd.")(story);
  },
});

export const ChangeInvalid = meta.story({
  args: { viewer: hassan },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Bedrag wijzigen"));
    await send(story, { Bedrag: "veel" }, "Wijzig bedrag");
    await isWrong(story, "Bedrag", "Vul een geldig bedrag in");
    await expect(story.canvas.getByLabelText("Bedrag")).toHaveValue("veel");
  },
});

const changeRefused = (outcome: (typeof extraWork)["changedTooLate"], sentence: string) =>
  meta.story({
    args: { viewer: hassan, outcomes: [...asked, outcome] },
    async play(story) {
      await story.userEvent.click(await story.canvas.findByText("Bedrag wijzigen"));
      await send(story, { Bedrag: "25" }, "Wijzig bedrag");
      await isRefused(story, sentence);
    },
  });
export const ChangedTooLate = changeRefused(
  extraWork.changedTooLate,
  "Dat kan nu niet meer: er is intussen iets veranderd.",
);
export const ChangedOnHold = changeRefused(extraWork.changedOnHold, "Er loopt een geschil over deze betaling.");
export const ChangedAfterDone = changeRefused(extraWork.changedAfterDone, "Het werk is klaar.");
export const ChangedWhileReported = changeRefused(
  extraWork.changedWhileReported,
  "Er is gemeld dat een van jullie niet op de afspraak was.",
);

const REMIND = "Stuur een herinnering";
const reminded = state({ reminded_at: "2026-03-03T08:00:00Z" });

export const Reminded = meta.story({
  args: { viewer: hassan, outcomes: [...asked, extraWork.reminded], later: [...reminded, extraWork.reminded] },
  async play(story) {
    meanwhile(story);
    await press(story, "button", REMIND);
    await says("Herinnering verstuurd. Petra de V. krijgt bericht.")(story);
    await says("Herinnering verstuurd op di 3 mrt 09:00")(story);
    await expect(story.canvas.queryByRole("button", { name: REMIND })).toBeNull();
  },
});

export const RemindedLongAgo = meta.story({
  args: { viewer: hassan, outcomes: state({ reminded_at: "2026-02-28T08:00:00Z" }) },
  async play(story) {
    await says("Herinnering verstuurd op za 28 feb 09:00")(story);
    await expect(story.canvas.getByRole("button", { name: REMIND })).toBeVisible();
  },
});

const remindRefused = (outcome: (typeof paying)["remindTooLate"], sentence: string) =>
  meta.story({
    args: { viewer: hassan, outcomes: [...asked, outcome] },
    async play(story) {
      await press(story, "button", REMIND);
      await isRefused(story, sentence);
    },
  });

export const RemindedAlready = remindRefused(
  paying.remindedAlready,
  "Je hebt al een herinnering gestuurd. Dat kan een keer per dag.",
);
export const RemindTooLate = remindRefused(
  paying.remindTooLate,
  "Dat kan nu niet meer: er is intussen iets veranderd.",
);
export const RemindBlocked = remindRefused(paying.remindBlocked, "Jullie kunnen geen contact met elkaar opnemen.");
export const RemindOnHold = remindRefused(paying.remindOnHold, "Er loopt een geschil over deze betaling.");

export const ChangedByBlocked = meta.story({
  args: { viewer: hassan, outcomes: [...asked, extraWork.changedByBlocked] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Bedrag wijzigen"));
    await send(story, { Bedrag: "25" }, "Wijzig bedrag");
    await isRefused(story, "Jullie kunnen geen contact met elkaar opnemen.");
  },
});

export const Withdrawn = meta.story({
  args: { viewer: hassan, outcomes: [...asked, extraWork.dropped] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Intrekken"));
    await press(story, "button", "Trek dit in");
    await says("Ingetrokken. Petra de V. krijgt bericht.")(story);
  },
});

export const Processing = meta.story({
  args: { outcomes: state({ status: "processing" }) },
  play: says("De bank verwerkt de betaling nog."),
});

export const Held = meta.story({
  args: { outcomes: state({ status: "held" }) },
  async play(story) {
    await says("In bewaring")(story);
    await expect(story.canvas.getByRole("link", { name: "Er klopt iets niet" })).toBeVisible();
  },
});

export const InDispute = meta.story({
  args: { outcomes: state({ status: "disputed", dispute: disputedPayment().dispute }) },
  play: says("Er loopt een geschil over deze betaling."),
});

export const LetGo = meta.story({
  args: { outcomes: state({ status: "cancelled", lapsed: true }) },
  play: says("Dit is ingetrokken, of de klus stopte voordat er betaald was. Er is niets betaald."),
});

const withdrawnFrom = state({
  status: "held",
  withdrawn: { at: "2026-03-05T09:00:00Z", effect: "answered", answer: null },
});
export const WithdrawnFrom = meta.story({
  args: { outcomes: withdrawnFrom },
  play: says("Je hebt deze overeenkomst herroepen."),
});
export const WithdrawnFromAsHelper = meta.story({
  args: { viewer: hassan, outcomes: withdrawnFrom },
  play: says("heeft onze dienst herroepen. Dat gaat over de servicekosten, niet over het werk."),
});

export const NotFound = meta.story({ args: { outcomes: paid(heldPayment()) }, play: opens("Deze pagina is er niet") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Extra work") });
export const Mobile = meta.story({ ...mobile, play: opens("Meerwerk") });

export const MoneyStopped = meta.story({
  args: { outcomes: [...asked, moneyStopped] },
  play: says("Betalen kan nu even niet"),
});
