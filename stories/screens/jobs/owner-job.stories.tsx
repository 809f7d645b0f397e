import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aBid, aWeighedBid } from "../../../tests/mocks/factories/bid";
import { many } from "../../../tests/mocks/factories/page";
import { aPayment } from "../../../tests/mocks/factories/payment";
import { aHelper } from "../../../tests/mocks/factories/person";
import { bids, job, payment } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, petra, press, says, screen } from "../../screen";

const two = [
  aWeighedBid({
    id: 8,
    amount: "45.00",
    user: aHelper({ id: 5, name: "Ilse M.", rating: null, verified: false }),
    work: [],
  }),
  aWeighedBid(),
];
const waiting = [job.is({ bids: two }), bids.are(two)];
const meta = preview.meta({ ...screen, args: { at: "/task/12", viewer: petra, outcomes: waiting } });

export const Default = meta.story({
  async play(story) {
    await says("Biedingen (2)")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("heading", { name: "Biedingen (2)" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Klus aanpassen" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Meer klussen in de buurt" })).not.toBeInTheDocument();
    const rows = canvas
      .getAllByRole("link", { name: /^Bekijk het bod van/ })
      .map((link) => link.getAttribute("aria-label"));
    await expect(rows).toEqual(["Bekijk het bod van Ilse M.", "Bekijk het bod van Hassan B."]);
    await expect(canvas.getAllByText("Laagste bod")).toHaveLength(1);
    await expect(canvas.getByText("binnen 2 uur")).toHaveTextContent("Antwoordt meestal binnen 2 uur");
    await expect(canvas.getByText("96% afgemaakt")).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: /^Foto \d bij Boekenkast op maat$/ })).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Kies Hassan B." })).toHaveAttribute(
      "href",
      "/messages/chat-over-de-kraan/accepteren?from=job",
    );
  },
});

const suspendedHelper = { ...aWeighedBid().user, verified: false, has_page: false } as const;
const oneSuspended = two.map((bid) => (bid.id === 8 ? bid : { ...bid, user: suspendedHelper }));

export const HelperSuspended = meta.story({
  args: { outcomes: [job.is({ bids: oneSuspended }), bids.are(oneSuspended)] },
  async play(story) {
    await says("1 klusser wacht op je antwoord")(story);
    await expect(story.canvas.getByText("Kan nu geen klussen aannemen")).toBeVisible();
    await expect(story.canvas.queryByRole("link", { name: "Kies Hassan B." })).toBeNull();
    await expect(story.canvas.getByRole("link", { name: "Kies Ilse M." })).toBeVisible();
  },
});

export const OneBid = meta.story({
  args: { outcomes: [job.is({ bids: [aBid()] })] },
  play: says("1 klusser wacht op je antwoord"),
});

export const BankProcesses = meta.story({
  args: { outcomes: [...waiting, payment.are([aPayment({ status: "processing", job_id: 12 })])] },
  async play(story) {
    await says("De bank verwerkt de betaling nog")(story);
    await expect(story.canvas.queryByRole("link", { name: "Kies Hassan B." })).not.toBeInTheDocument();
  },
});

export const ByRating = meta.story({
  args: { at: "/task/12?sort=rating", outcomes: [job.is({ bids: two }), bids.are(two.toReversed())] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Beoordeling", current: true })).toBeVisible();
    await expect(canvas.getByText("Laagste bod")).toBeVisible();
  },
});

export const Rejecting = meta.story({
  async play(story) {
    await press(story, "link", "Weigeren: Hassan B.");
    await opens("Bod van Hassan B. weigeren?")(story);
    await expect(story.canvas.getByRole("link", { name: "Terug naar de klus" })).toBeVisible();
    await press(story, "button", "Bod weigeren");
    await says("Je hebt het bod van Hassan B. geweigerd.")(story);
    await opens("Lekkende keukenkraan vervangen")(story);
  },
});

export const SomeRejected = meta.story({
  args: {
    outcomes: [
      job.is({ bids: [aBid(), aBid({ id: 8, status: "rejected" })] }),
      bids.are([aWeighedBid({ id: 8, status: "rejected" }), aWeighedBid()]),
    ],
  },
  async play(story) {
    await says("1 bod dat niet doorgaat")(story);
    await expect(story.canvas.getByText("1 klusser wacht op je antwoord")).toBeVisible();
  },
});

export const ReservedByHand = meta.story({
  args: {
    outcomes: [
      job.is({ status: "reserved", bids: [aBid({ job_status: "reserved" })] }),
      bids.are([aWeighedBid({ job_status: "reserved" })]),
    ],
  },
  async play(story) {
    await says("Je klus is gereserveerd")(story);
    await expect(story.canvas.getAllByRole("link", { name: "Klus weer openzetten" }).at(-1)).toBeVisible();
    await expect(story.canvas.queryByRole("link", { name: "Kies Hassan B." })).not.toBeInTheDocument();
  },
});

export const BlockedBidder = meta.story({
  args: {
    outcomes: [job.is({ bids: [aBid({ blocked: true })] }), bids.are([aWeighedBid({ blocked: true })])],
  },
  async play(story) {
    await says("Geen contact mogelijk")(story);
    await expect(story.canvas.getByRole("link", { name: "Weigeren: Hassan B." })).toBeVisible();
    await expect(story.canvas.queryByRole("link", { name: "Kies Hassan B." })).not.toBeInTheDocument();
  },
});

export const SomeLapsed = meta.story({
  args: {
    outcomes: [
      job.is({ bids: [aBid({ id: 8, status: "rejected", ended: "lapsed" })] }),
      bids.are([aWeighedBid({ id: 8, status: "rejected", ended: "lapsed" })]),
    ],
  },
  play: says("Deze klusser kreeg bericht dat je klus weer openstaat."),
});

export const BeingPaid = meta.story({
  args: {
    outcomes: [
      job.is({ bids: [aBid({ being_paid: true })] }),
      bids.are([aWeighedBid({ being_paid: true })]),
      payment.are([aPayment({ status: "processing" })]),
    ],
  },
  async play(story) {
    await says("Gekozen, betaling wordt verwerkt")(story);
    await expect(story.canvas.queryByRole("link", { name: "Kies Hassan B." })).toBeNull();
  },
});

export const Empty = meta.story({
  args: { outcomes: [bids.none, job.asked([]), job.is({ number_of_bids: 0 })] },
  async play(story) {
    await says("Zodra iemand een bod doet, krijg je bericht en staat het hier.")(story);
    await expect(story.canvas.getByRole("link", { name: "Vraag zelf een klusser" })).toBeVisible();
  },
});

export const ManyBids = meta.story({
  args: {
    outcomes: [
      bids.are(
        many(20, ({ id = 1 }) => aWeighedBid({ id, user: aHelper({ id: id + 10 }), amount: `${40 + id}.00` })),
        34,
      ),
    ],
  },
  async play({ canvas }) {
    const pages = await canvas.findByRole("navigation", { name: "Meer biedingen" });
    await expect(pages).toBeVisible();
    await expect(canvas.getByText("Toon nog 15 biedingen")).toBeVisible();
    const chosen = canvas.getAllByRole("link", { name: /^Kies / });
    await expect(chosen[4]).toBeVisible();
    await expect(chosen[5]).not.toBeVisible();
    await expect(canvas.getByRole("link", { name: "Pagina 2" })).toHaveAttribute("href", "/task/12?bids=2#biedingen");
  },
});

export const LongText = meta.story({
  args: {
    outcomes: [
      bids.are([
        aWeighedBid({
          amount: "9999.00",
          message: "Ik-kom-graag-langs-met-al-mijn-gereedschap-".repeat(12),
          user: aHelper({
            name: "Klusbedrijf Van Hiernaast en Zonen Timmerwerken Nederland B.V.",
            function_title: "Timmerman, loodgieter, schilder en alles daartussenin",
            business: true,
          }),
        }),
      ]),
    ],
  },
  play: says("Klusbedrijf Van Hiernaast"),
});

export const English = meta.story({ ...english, play: says("Offers (2)") });
export const Mobile = meta.story({ ...mobile, play: says("Biedingen (2)") });
