import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview";
import { asks, bid, job, ownBid, site } from "../../../tests/mocks/outcomes";
import { bidding, paying } from "../../../tests/mocks/refused";
import { flashes, hassan, isRefused, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/task/12/bod", viewer: hassan } });
const OFFER = { Bedrag: "60", "Bericht aan de plaatser": "Ik kan morgen na vijven langskomen." };
type Story = Parameters<typeof press>[0];

const placing = (sentence: string) => async (story: Story) => {
  await send(story, OFFER, "Bod plaatsen");
  await isRefused(story, sentence);
  await expect(story.canvas.getByLabelText("Bedrag")).toHaveValue("60");
};

const withdrawing = (sentence: string) => async (story: Story) => {
  await story.userEvent.click(await story.canvas.findByText("Bod intrekken"));
  await press(story, "button", "Ja, trek mijn bod in");
  await says(sentence)(story);
};

const inTheDialog = (sentence: string) => async (story: Story) => {
  await press(story, "link", "Doe een bod");
  const dialog = await story.canvas.findByRole("dialog", { name: "Doe een bod" });
  await waitFor(() => expect(dialog).toBeVisible());
  await placing(sentence)(story);
};

const BLOCKED = "Jullie kunnen geen contact met elkaar opnemen.";
const FOR_BUSINESSES = "Voor deze klus is een zakelijk profiel nodig.";
const TOO_LATE = "Dit bod kan niet meer worden gewijzigd.";
const OWN = "Dit is je eigen klus.";
const accepting = { viewer: petra, at: "/messages/chat-over-de-kraan/accepteren" };
const ACCEPT = /^Accepteer voor €\s60$/;

export const Blocked = meta.story({ args: { outcomes: [bid.blocked] }, play: placing(BLOCKED) });
export const ForBusinesses = meta.story({ args: { outcomes: [bidding.forBusinesses] }, play: placing(FOR_BUSINESSES) });
export const JobDeleted = meta.story({ args: { outcomes: [job.deleted] }, play: opens("Deze klus is verwijderd") });

export const OwnJob = meta.story({
  args: { outcomes: [bidding.ownJob] },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Bod plaatsen" });
    story.msw.use(asks(petra));
    await send(story, OFFER, "Bod plaatsen");
    await opens("Lekkende keukenkraan vervangen")(story);
    await flashes(OWN)(story);
  },
});

export const ChangedTooLate = meta.story({
  args: { outcomes: [ownBid(), bidding.changedTooLate] },
  async play(story) {
    await send(story, { Bedrag: "55" }, "Bod wijzigen");
    await isRefused(story, TOO_LATE);
  },
});

export const ChangedWhileBlocked = meta.story({
  args: { outcomes: [ownBid(), bidding.changedWhileBlocked] },
  async play(story) {
    await send(story, { Bedrag: "55" }, "Bod wijzigen");
    await isRefused(story, "Jullie kunnen geen contact met elkaar opnemen.");
  },
});

export const WithdrawnTooLate = meta.story({
  args: { outcomes: [ownBid(), bidding.withdrawnTooLate] },
  play: withdrawing(TOO_LATE),
});
export const WithdrawnInDispute = meta.story({
  args: { outcomes: [ownBid(), bidding.withdrawnInDispute] },
  play: withdrawing("Er loopt een geschil over deze betaling."),
});
export const WithdrawnAfterwards = meta.story({
  args: { outcomes: [ownBid(), bidding.withdrawnAfterwards] },
  play: withdrawing("Dat kan nu niet meer: er is intussen iets veranderd."),
});

export const DialogBlocked = meta.story({
  args: { at: "/task/12", outcomes: [bid.blocked] },
  play: inTheDialog(BLOCKED),
});
export const DialogForBusinesses = meta.story({
  args: { at: "/task/12", outcomes: [bidding.forBusinesses] },
  play: inTheDialog(FOR_BUSINESSES),
});
export const DialogJobTaken = meta.story({
  args: { at: "/task/12", outcomes: [bid.jobNotOpen] },
  play: inTheDialog("Deze klus staat niet meer open."),
});
export const DialogAlreadyPlaced = meta.story({
  args: { at: "/task/12", outcomes: [bid.alreadyPlaced] },
  play: inTheDialog("Je hebt al een bod geplaatst."),
});

export const DialogOwnJob = meta.story({
  args: { at: "/task/12", outcomes: [bidding.ownJob] },
  async play(story) {
    await press(story, "link", "Doe een bod");
    await waitFor(() => expect(story.canvas.getByRole("dialog", { name: "Doe een bod" })).toBeVisible());
    await send(story, OFFER, "Bod plaatsen");
    await isRefused(story, OWN);
    await says("Ik kan morgen na vijven langskomen.")(story);
  },
});

export const AcceptedOnAClosedJob = meta.story({
  args: { ...accepting, outcomes: [site.paysDirectly, bidding.decidedOnAClosedJob] },
  async play(story) {
    await press(story, "button", ACCEPT);
    await isRefused(story, "Deze klus staat niet meer open.");
  },
});
export const AcceptedOfSuspendedHelper = meta.story({
  args: { ...accepting, outcomes: [site.paysDirectly, bidding.helperUnavailable] },
  async play(story) {
    await press(story, "button", ACCEPT);
    await isRefused(story, "Deze klusser kan nu geen klussen aannemen. Kies een ander bod.");
  },
});
export const AcceptedToBePaidFirst = meta.story({
  args: { ...accepting, outcomes: [site.paysDirectly, bidding.toBePaidFirst] },
  async play(story) {
    await press(story, "button", ACCEPT);
    await isRefused(story, "Betaal om dit bod te accepteren.");
  },
});

/** The form was tampered with. */
export const AcceptedByHand = meta.story({
  args: { ...accepting, outcomes: [site.paysDirectly, bidding.noBid] },
  async play(story) {
    await press(story, "button", ACCEPT);
    await isRefused(story, "Ongeldige waarde.");
  },
});
export const PaidByHand = meta.story({
  args: { ...accepting, outcomes: [paying.noAmount] },
  async play(story) {
    await press(story, "button", /^Betaal €\s63$/);
    await isRefused(story, "Vul een geldig bedrag in, zoals 12,50.");
  },
});
