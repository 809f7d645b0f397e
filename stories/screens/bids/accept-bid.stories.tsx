import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aPayment } from "../../../tests/mocks/factories/payment";
import { aHelper, aViewer } from "../../../tests/mocks/factories/person";
import { bid, chat, job, payment, site } from "../../../tests/mocks/outcomes";
import { bidding, paying } from "../../../tests/mocks/refused";
import { moneyStopped } from "../../../tests/mocks/site";
import { english, hassan, isRefused, meanwhile, mobile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/messages/chat-over-de-kraan/accepteren", viewer: petra } });
const PAY = /^Betaal €\s63$/;

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Accepteren en betalen" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: PAY })).toBeVisible();
  },
});

export const OfABusiness = meta.story({
  args: { outcomes: [chat.is({ opponent: aHelper({ business: true }) })] },
  async play(story) {
    await says("Hassan B. is een bedrijf: je hebt de rechten van een consument")(story);
    await expect(story.canvas.getByText("Bedrijf", { exact: true })).toBeVisible();
  },
});

export const OfAPrivatePerson = meta.story({ play: says("Hassan helpt als particulier") });

export const FromALaterDay = meta.story({
  args: { outcomes: [job.is({ execution_date: "2026-03-05", bids: [aBid({ first_day: "2026-03-06" })] })] },
  play: says("Hassan kan vanaf vr 6 mrt. Je vroeg om do 5 mrt."),
});

export const FromADayAfterTheHold = meta.story({
  args: { outcomes: [job.is({ bids: [aBid({ first_day: "2026-06-01" })] })] },
  play: says("Betaal je nu, dan moet het werk uiterlijk zaterdag 16 mei beginnen"),
});

export const PaidDirectly = meta.story({ args: { outcomes: [site.paysDirectly] }, play: opens("Bod accepteren") });

export const WithCredits = meta.story({
  args: { viewer: aViewer({ credits: "80.00" }) },
  play: says("Daarna heb je nog € 17 tegoed."),
});

export const WithSomeCredits = meta.story({
  args: { viewer: aViewer({ credits: "20.00" }) },
  play: says("Gebruik eerst je tegoed van"),
});

export const Submitting = meta.story({
  args: { outcomes: [payment.waits] },
  async play(story) {
    await press(story, "button", PAY);
    await expect(await story.canvas.findByRole("button", { name: "Naar de betaalpagina…" })).toBeVisible();
  },
});

export const LeavesForTheProvider = meta.story({
  async play(story) {
    await press(story, "button", PAY);
    await opens("→ /api/dev/pay/session/")(story);
  },
});

export const AmountChanged = meta.story({
  args: { outcomes: [payment.amountChanged] },
  async play(story) {
    await press(story, "button", PAY);
    await isRefused(story, "Dit bod kon niet worden geaccepteerd");
  },
});

export const HelperUnavailable = meta.story({
  args: { outcomes: [payment.helperUnavailable] },
  async play(story) {
    await press(story, "button", PAY);
    await isRefused(story, "Deze klusser kan nu geen klussen aannemen. Kies een ander bod.");
  },
});

export const HelperSuspended = meta.story({
  args: {
    outcomes: [
      chat.is({
        suspended: true,
        opponent: aHelper({ verified: false, has_page: false }),
        bid: { id: 7, amount: "60.00", status: "pending" },
      }),
    ],
  },
  async play(story) {
    await says("Hassan kan nu geen klussen aannemen")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar je klus" })).toBeVisible();
    await expect(story.canvas.queryByRole("button", { name: PAY })).toBeNull();
  },
});

export const AmountChangedDirectly = meta.story({
  args: {
    outcomes: [site.paysDirectly],
    later: [chat.is({ bid: { id: 7, amount: "90.00", status: "pending" } }), bid.amountChanged],
  },
  async play(story) {
    await story.canvas.findByRole("button", { name: /^Accepteer voor €\s60$/ });
    meanwhile(story);
    await press(story, "button", /^Accepteer voor €\s60$/);
    await isRefused(story, "Dit bod kon niet worden geaccepteerd");
    await says("Het bedrag is intussen veranderd. Kijk het nieuwe bedrag na.")(story);
    await expect(story.canvas.getByRole("button", { name: /^Accepteer voor €\s90$/ })).toBeVisible();
  },
});

export const TakenMeanwhile = meta.story({
  args: { outcomes: [site.paysDirectly, bid.notPending] },
  async play(story) {
    await press(story, "button", /^Accepteer voor €\s60$/);
    await isRefused(story, "Dit bod geldt niet meer");
  },
});

export const BlockedMeanwhile = meta.story({
  args: { outcomes: [paying.whileBlocked] },
  async play(story) {
    await press(story, "button", PAY);
    await isRefused(story, "Jullie kunnen geen contact met elkaar opnemen.");
  },
});

export const BlockedMeanwhileDirectly = meta.story({
  args: { outcomes: [site.paysDirectly, bidding.decidedWhileBlocked] },
  async play(story) {
    await press(story, "button", /^Accepteer voor €\s60$/);
    await isRefused(story, "Jullie kunnen geen contact met elkaar opnemen.");
  },
});

export const Blocked = meta.story({
  args: { outcomes: [chat.is({ blocked: true, bid: { id: 7, amount: "60.00", status: "pending" } })] },
  play: says("Jullie hebben geen contact meer"),
});

export const Offline = meta.story({
  args: { outcomes: [payment.offline] },
  async play(story) {
    await press(story, "button", PAY);
    await isRefused(story, "Er is niets betaald.");
  },
});

export const Closed = meta.story({
  args: { outcomes: [job.is({ status: "reserved" })] },
  play: says("Je klus staat niet meer open"),
});

const otherBid = { id: 8, amount: "65.00", status: "pending" } as const;

export const OtherBeingPaid = meta.story({
  args: {
    outcomes: [
      job.is({ bids: [aBid({ id: 7, amount: "60.00", status: "pending" }), aBid(otherBid)] }),
      payment.elsewhere([
        aPayment({ bid_id: otherBid.id, amount: otherBid.amount, status: "processing", chat_uri: "ander" }),
      ]),
    ],
  },
  async play(story) {
    await says("Lukt de betaling, dan doet Hassan B. je klus.")(story);
    await expect(story.canvas.queryByRole("button", { name: PAY })).toBeNull();
  },
});

export const OtherBeingPaidMeanwhile = meta.story({
  args: { outcomes: [payment.beingProcessed] },
  async play(story) {
    await press(story, "button", PAY);
    await isRefused(story, "Je vorige betaling voor deze klus wordt nog verwerkt.");
  },
});

export const Already = meta.story({
  args: { outcomes: [chat.is({ bid_status: "accepted", bid: { id: 7, amount: "60.00", status: "accepted" } })] },
  play: says("Dit bod is al geaccepteerd."),
});

export const Forbidden = meta.story({ args: { viewer: hassan }, play: opens("Hier heb je geen toegang toe") });
export const NotFound = meta.story({ args: { outcomes: [chat.notFound] }, play: opens("Deze pagina is er niet") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Accept and pay") });
export const Mobile = meta.story({ ...mobile, play: opens("Accepteren en betalen") });

export const MoneyStopped = meta.story({
  args: { outcomes: [moneyStopped] },
  async play(story) {
    await says("Betalen kan nu even niet")(story);
    await expect(story.canvas.queryByRole("button", { name: PAY })).toBeNull();
  },
});
