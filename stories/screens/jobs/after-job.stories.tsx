import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aDispute } from "../../../tests/mocks/deals";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aDraft } from "../../../tests/mocks/factories/draft";
import { aPhoto } from "../../../tests/mocks/factories/job";
import { aPayment } from "../../../tests/mocks/factories/payment";
import { aHelper } from "../../../tests/mocks/factories/person";
import { aReview } from "../../../tests/mocks/factories/review";
import { PETRA } from "../../../tests/mocks/factories/town";
import { bids, finished, job, payment, review } from "../../../tests/mocks/outcomes";
import { english, hassan, mobile, opens, petra, press, says, screen } from "../../screen";

const paid = payment.is({ status: "released", paid_at: "2026-03-01T10:05:00Z" });
const meta = preview.meta({
  ...screen,
  args: { at: "/task/12", viewer: petra, outcomes: [finished(), review.ofJob([]), ...paid] },
});

export const RemovedByTeam = meta.story({
  args: { outcomes: [job.is({ status: "deleted", removal: { decision: 71 } }), bids.none] },
  async play({ canvas }) {
    await expect(await canvas.findByText("Ons team heeft deze klus weggehaald")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Lees het besluit" })).toHaveAttribute("href", "/besluit/71");
    await expect(canvas.queryByRole("button", { name: "Opnieuw klaarzetten" })).toBeNull();
  },
});

export const Default = meta.story({
  async play(story) {
    await says("Het werk is goedgekeurd.")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("link", { name: "Betaalbewijs" })).toHaveAttribute("href", "/wallet/betaling/9");
    await expect(canvas.getByRole("button", { name: "Opnieuw klaarzetten" })).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: /beoordeling/i })[0]).toHaveAttribute(
      "href",
      "/task/12/beoordelen",
    );
  },
});

const answered = [
  aReview({ reply: "Dankjewel Petra!" }),
  aReview({ id: 52, author: aHelper(), user: PETRA, reply: "Graag tot ziens!" }),
];

const hasBothReplies: typeof Default.play = async (story) => {
  await says("Dankjewel Petra!")(story);
  const replies = story.canvas.getAllByText(/^Antwoord van/);
  await expect(replies.map(({ textContent }) => textContent)).toEqual([
    "Antwoord van Hassan B.",
    "Antwoord van Petra de V.",
  ]);
};

export const Answered = meta.story({
  args: { outcomes: [finished(), review.ofJob(answered), ...paid] },
  play: hasBothReplies,
});

export const AnsweredAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [finished(), review.ofJob(answered), ...paid] },
  play: hasBothReplies,
});

const absent = aDispute({ status: "closed", ended: "decided", absence_at: "2026-03-02T10:00:00Z" });

export const EndedByAbsence = meta.story({
  args: {
    outcomes: [
      finished(),
      review.ofJob([]),
      ...payment.is({ status: "released", paid_at: "2026-03-01T10:05:00Z", dispute: absent }),
    ],
  },
  async play(story) {
    await says("Jullie deal is gestopt")(story);
    await expect(story.canvas.getByText(/^Hoe ging de samenwerking met Hassan B\.\?/)).toBeVisible();
    await expect(story.canvas.queryByText(/(is|klus) afgerond/)).toBeNull();
  },
});

export const WithTimeline = meta.story({
  args: { viewer: hassan, outcomes: [job.is({ status: "open", bids: [], has_timeline: true })] },
  async play({ canvas }) {
    const link = await canvas.findByRole("link", { name: "Alles op een rij: het verloop van de deal" });
    await expect(link).toHaveAttribute("href", "/task/12/verloop");
  },
});

export const DealEnded = meta.story({
  args: {
    viewer: hassan,
    outcomes: [
      job.is({
        status: "deleted",
        bids: [],
        ended_deal: {
          end: "cancelled_late",
          refund: "48.00",
          helper: "15.00",
          text: "Petra de Vries annuleerde de deal. Je krijgt € 15 vergoeding.",
          payment: 9,
          chat_uri: "tap",
        },
      }),
    ],
  },
  async play(story) {
    await says("Petra de Vries annuleerde de deal. Je krijgt € 15 vergoeding.")(story);
    const link = (name: string) => story.canvas.getByRole("link", { name });
    await expect(link("Betaalbewijs")).toHaveAttribute("href", "/wallet/betaling/9");
    await expect(link("Naar de chat")).toHaveAttribute("href", "/messages/tap");
  },
});

export const AsHelper = meta.story({
  args: { viewer: hassan },
  async play(story) {
    await says("Het geld is op je saldo gezet")(story);
    await expect(story.canvas.getByRole("link", { name: "Betaalbewijs" })).toBeVisible();
    await expect(story.canvas.queryByRole("button", { name: "Opnieuw klaarzetten" })).toBeNull();
  },
});

export const Reviewed = meta.story({
  args: { outcomes: [finished(), review.ofJob([aReview({ author: { ...aReview().author, id: PETRA } })]), ...paid] },
  async play(story) {
    await says("Het werk is goedgekeurd.")(story);
    await expect(story.canvas.queryByRole("link", { name: "Schrijf je beoordeling" })).toBeNull();
  },
});

export const TwoReceipts = meta.story({
  args: {
    outcomes: [
      finished(),
      review.ofJob([]),
      payment.are([
        aPayment({ status: "released", paid_at: "2026-03-01T10:05:00Z" }),
        aPayment({
          id: 10,
          kind: "request",
          status: "released",
          amount: "15.00",
          amount_with_platform_cost: "15.75",
          helper_amount: "14.25",
          paid_at: "2026-03-02T10:05:00Z",
        }),
      ]),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: /^Betaalbewijs van €\s(15,75|14,25)$/ })).toBeVisible();
  },
});

export const Alone = meta.story({
  args: { outcomes: [job.is({ status: "solved" }), bids.none, review.ofJob([])] },
  play: says("Heb je dit nog eens nodig? We vullen alles voor je in."),
});

export const Expired = meta.story({
  args: { outcomes: [job.is({ status: "deleted" }), bids.none] },
  play: says("Deze klus staat niet meer open"),
});

export const ExpiredAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [job.is({ status: "deleted", bids: [aBid({ status: "accepted" })] })] },
  async play(story) {
    await opens("Lekkende keukenkraan vervangen")(story);
    await expect(story.canvas.queryByText("Deze klus staat niet meer open")).toBeNull();
  },
});

export const PostedAgain = meta.story({
  args: { outcomes: [finished({ image: [aPhoto(), aPhoto({ id: 2, alt: null })] }), review.ofJob([]), ...paid] },
  async play(story) {
    await press(story, "button", "Opnieuw klaarzetten");
    await says("Alles staat weer ingevuld.")(story);
    const { canvas } = story;
    await expect(canvas.getByLabelText("Titel")).toHaveValue("Lekkende keukenkraan vervangen");
    await press(story, "button", "Volgende");
    await opens("Waar is het?")(story);
    await press(story, "button", "Volgende");
    await says("We gebruiken de 2 foto’s van je vorige klus.")(story);
    await press(story, "button", "Laat deze foto’s weg");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Laat deze foto’s weg" })).toBeNull());
  },
});

export const Asking = meta.story({
  args: { at: "/task/12/opnieuw", drafts: aDraft({ fields: { title: "Heg snoeien" } }) },
  async play(story) {
    await opens("Deze klus opnieuw plaatsen?")(story);
    await press(story, "button", "Opnieuw klaarzetten");
    await says("Alles staat weer ingevuld.")(story);
  },
});

export const AskingTwice = meta.story({
  args: {
    at: "/task/12/opnieuw",
    drafts: aDraft({ fields: { title: "Lekkende kraan" }, repost: { of: 12, pictures: [] } }),
  },
  async play(story) {
    await press(story, "button", "Opnieuw klaarzetten");
    await expect(await story.canvas.findByLabelText("Titel")).toHaveValue("Lekkende kraan");
  },
});

export const StillOpen = meta.story({
  args: { at: "/task/12/opnieuw", outcomes: [] },
  play: opens("Lekkende keukenkraan vervangen"),
});

export const Forbidden = meta.story({
  args: { at: "/task/12/opnieuw", viewer: hassan },
  play: opens("Hier heb je geen toegang toe"),
});
export const English = meta.story({ ...english, play: says("The work has been approved.") });
export const Mobile = meta.story({ ...mobile, play: says("Het werk is goedgekeurd.") });
