import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { agreedWithSuspended } from "../../../tests/mocks/deals";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aSentPhoto } from "../../../tests/mocks/factories/chat";
import { aPhoto } from "../../../tests/mocks/factories/job";
import { aChargeback } from "../../../tests/mocks/factories/payment";
import { aHeldPayment, aReleasedPayment, aRequest, done, payments } from "../../../tests/mocks/money";
import { chat, finished, job, site } from "../../../tests/mocks/outcomes";
import { moneyStopped } from "../../../tests/mocks/site";
import { english, hassan, isRefused, meanwhile, mobile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({
  ...screen,
  args: { at: "/task/12/actie/solve", viewer: petra, outcomes: [done, payments.ofJob(aHeldPayment())] },
});

const ACTION = /Keur goed: €\s60/;

export const Default = meta.story({
  async play(story) {
    await says("Hassan ontvangt")(story);
    await says("Een bericht houdt de betaling niet tegen, een geschil wel.")(story);
  },
});

export const SomethingWrong = meta.story({
  async play({ canvas }) {
    const ways = [ACTION, "Bespreek het in de chat", "Open een geschil"].map((name) =>
      canvas.getByRole(name === ACTION ? "button" : "link", { name }),
    );
    const inOrder = ways.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    await expect(inOrder).toEqual(ways);
    await expect(ways[2]).toHaveAttribute("href", "/payment/9/geschil/openen");
  },
});

export const HelperSuspended = meta.story({
  args: { outcomes: [done, payments.ofJob(aHeldPayment()), agreedWithSuspended] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Open een geschil" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Bespreek het in de chat" })).toBeNull();
  },
});

export const RequestWaits = meta.story({
  args: { outcomes: [done, payments.ofJob(aHeldPayment(), aRequest({ status: "open" }))] },
  async play({ canvas }) {
    const answer = await canvas.findByRole("link", { name: /^Beantwoord de vraag om/ });
    await expect(answer).toHaveAttribute("href", "/payment/10/meerwerk");
    await expect(canvas.getByRole("button", { name: ACTION })).toBeVisible();
  },
});

export const WithPhotos = meta.story({
  args: {
    outcomes: [
      job.is({
        status: "reserved",
        done_at: "2026-03-03T16:00:00Z",
        image: [aPhoto()],
        bids: [aBid({ status: "accepted", job_status: "reserved" })],
      }),
      payments.ofJob(aHeldPayment()),
      chat.shows({ result: [aSentPhoto({ alt: "De nieuwe kraan", message: null })] }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Foto’s van het resultaat" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Foto’s bij de klus" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "De nieuwe kraan" })).toBeVisible();
  },
});

export const PhotosOnTheJob = meta.story({
  args: { ...WithPhotos.input.args, at: "/task/12" },
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Foto’s van het resultaat" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "De nieuwe kraan" })).toBeVisible();
  },
});

export const WithExtraCosts = meta.story({
  args: { outcomes: [done, payments.ofJob(aRequest({ status: "held" }), aHeldPayment())] },
  play: says("Keur goed: € 80"),
});

export const BeforeTheWorkIsDone = meta.story({
  args: {
    outcomes: [
      job.is({ status: "reserved", bids: [aBid({ status: "accepted", job_status: "reserved" })] }),
      payments.ofJob(aHeldPayment()),
    ],
  },
  play: opens("Werk goedkeuren"),
});

export const Refused = meta.story({
  args: { outcomes: [done, payments.ofJob(aHeldPayment()), job.cannotNow] },
  async play(story) {
    await press(story, "button", ACTION);
    await isRefused(story, "‘Werk goedkeuren’ is niet gelukt");
  },
});

export const ExtraWorkMeanwhile = meta.story({
  args: {
    outcomes: [done, payments.ofJob(aHeldPayment())],
    later: [payments.ofJob(aRequest({ status: "held" }), aHeldPayment()), job.holdsOtherwise],
  },
  async play(story) {
    await story.canvas.findByRole("button", { name: ACTION });
    meanwhile(story);
    await press(story, "button", ACTION);
    await isRefused(story, "‘Werk goedkeuren’ is niet gelukt");
    await says("Het geld in bewaring is intussen veranderd. Bekijk de bedragen opnieuw.")(story);
    await says("Keur goed: € 80")(story);
  },
});

export const Submitted = meta.story({
  async play(story) {
    await press(story, "button", ACTION);
    await says("Je klus is afgerond.")(story);
  },
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly, done, payments.ofJob()] },
  play: says("Betalen regelen jullie samen."),
});

export const OnTheJob = meta.story({
  args: { at: "/task/12" },
  async play(story) {
    await press(story, "link", ACTION);
    await opens("Werk goedkeuren")(story);
  },
});

export const OnTheJobPaidDirectly = meta.story({
  args: { at: "/task/12", outcomes: [site.paysDirectly, done, payments.ofJob()] },
  play: says("Betaal Hassan zoals jullie afspraken en rond de klus af."),
});

const paid = [finished(), payments.ofJob(aReleasedPayment())];
export const AfterApproval = meta.story({
  args: { at: "/task/12", outcomes: paid },
  play: says("Goedgekeurd: € 60"),
});
export const AfterApprovalAsHelper = meta.story({
  args: { at: "/task/12", outcomes: paid, viewer: hassan },
  play: says("€ 57 is van jou"),
});

export const AfterTheDays = meta.story({
  args: { at: "/task/12", outcomes: [finished(), payments.ofJob(aReleasedPayment({ released_by: "time" }))] },
  play: says("Vanzelf afgerond: € 60"),
});

export const StoppedTogether = meta.story({
  args: {
    at: "/task/12",
    outcomes: [finished({ stopped: true }), payments.ofJob(aReleasedPayment({ released_by: "together" }))],
  },
  play: says("Samen gestopt: € 57 voor Hassan B."),
});

const takenBack = [
  finished(),
  payments.ofJob(aReleasedPayment({ chargeback: aChargeback({ from_balance: "57.00" }) })),
];
export const TakenBack = meta.story({
  args: { at: "/task/12", outcomes: takenBack },
  play: says("De bank heeft deze betaling teruggeboekt"),
});
export const TakenBackAsHelper = meta.story({
  args: { at: "/task/12", outcomes: takenBack, viewer: hassan },
  play: says("Tot dan staat € 57 van je saldo apart"),
});

export const English = meta.story({ ...english, play: says("Approve: €60") });
export const Mobile = meta.story({ ...mobile, args: { at: "/task/12" }, play: says("Keur goed: ") });

export const MoneyStopped = meta.story({
  args: { outcomes: [done, payments.ofJob(aHeldPayment()), moneyStopped] },
  async play(story) {
    await says("Goedkeuren kan nu even niet")(story);
    await expect(story.canvas.queryByRole("button", { name: ACTION })).toBeNull();
    await expect(story.canvas.getByRole("link", { name: "Open een geschil" })).toBeVisible();
  },
});
