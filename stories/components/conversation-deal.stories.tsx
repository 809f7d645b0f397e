import { expect } from "storybook/test";
import { dealMoneyOf } from "~/domain/money/deal-money";
import preview from "../../.storybook/preview";
import { heldPayment } from "../../tests/mocks/deals";
import { aChat, aMessage, anOwnMessage } from "../../tests/mocks/factories/chat";
import { says } from "../screen";
import { asHassan, BID, chatWith, composer, conversation, FIELD } from "./agreed-conversation";

const meta = preview.meta({ ...conversation });

export const Pending = meta.story({
  args: { chat: chatWith("pending"), jobStatus: "open", messages: [aMessage({ bid: { ...BID, status: "pending" } })] },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { name: /^Hassan B\. wil dit doen voor €\s60$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Accepteren en betalen" })).toHaveAttribute(
      "href",
      "/messages/chat-over-de-kraan/accepteren",
    );
    await expect(canvas.queryByLabelText(FIELD)).not.toBeInTheDocument();
  },
});

export const PaymentRequired = meta.story({
  args: {
    chat: chatWith("pending"),
    jobStatus: "open",
    messages: [
      anOwnMessage({ id: 20, message: "Past zaterdag?", first_message_of_day: true }),
      aMessage({ first_message_of_day: false, bid: { ...BID, status: "pending" } }),
    ],
  },
  async play({ canvas, userEvent }) {
    const dialog = await canvas.findByRole("dialog", { name: /^Hassan B\. wil dit doen voor €\s60$/ });
    await expect(dialog).toHaveTextContent("Accepteer en betaal het om verder te praten");
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    await expect(dialog).not.toBeVisible();
  },
});

export const PendingAsHelper = meta.story({
  args: { ...asHassan("pending"), jobStatus: "open", messages: [aMessage({ bid: { ...BID, status: "pending" } })] },
  play: says("Petra de V. heeft je bod van € 60"),
});

export const Paying = meta.story({
  args: { chat: chatWith("pending"), jobStatus: "open", money: { ...dealMoneyOf([]), paying: true } },
  play: says("Je betaling wordt verwerkt"),
});

export const OtherBids = meta.story({
  args: { chat: chatWith("pending"), jobStatus: "open", otherBids: 2 },
  async play(story) {
    await says("Vergelijk met 2 andere biedingen")(story);
    await expect(story.canvas.getByRole("link", { name: "Vergelijk met 2 andere biedingen" })).toHaveAttribute(
      "href",
      expect.stringMatching(/#biedingen$/),
    );
  },
});

export const OtherPaid = meta.story({
  args: {
    chat: chatWith("pending"),
    jobStatus: "open",
    otherPaid: { uri: "chat-met-anna", name: "Anna V." },
  },
  async play(story) {
    await says("Je betaling voor Anna V. wordt nog verwerkt")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar de chat met Anna V." })).toHaveAttribute(
      "href",
      "/messages/chat-met-anna",
    );
    await expect(story.canvas.queryByRole("link", { name: "Accepteren en betalen" })).toBeNull();
  },
});

export const Rejected = meta.story({
  args: { chat: chatWith("rejected"), jobStatus: "open" },
  play: says("Dit bod is niet gekozen"),
});

export const RejectedAsHelper = meta.story({
  args: { ...asHassan("rejected"), jobStatus: "open" },
  play: says("Je bod is niet gekozen"),
});

export const RefusedWhileClosing = meta.story({
  args: {
    chat: chatWith("rejected"),
    composer: {
      ...composer,
      form: { id: "composer", errors: ["Je kunt in deze chat niet meer schrijven."] },
      message: { ...composer.message, initialValue: "Lukt het morgen?" },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Lukt het morgen?");
  },
});

export const ToPay = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText("Afgesproken voor € 60. Het geld is in bewaring.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Keur goed en betaal Hassan B." })).toHaveAttribute(
      "href",
      "/task/12/actie/solve",
    );
  },
});

export const ToReport = meta.story({
  args: { ...asHassan("accepted"), money: dealMoneyOf([heldPayment()]) },
  async play({ canvas }) {
    await expect(canvas.getByText("Afgesproken voor € 60. Het geld is in bewaring.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Werk is klaar" })).toHaveAttribute(
      "href",
      "/task/12/actie/done?next=%2Fmessages%2Fchat-over-de-kraan",
    );
  },
});

export const WorkDone = meta.story({
  args: { doneAt: "2026-03-02T16:00:00Z" },
  play: says("Hassan B. is klaar. Tevreden?"),
});

export const WorkDoneAsHelper = meta.story({
  args: { ...asHassan("accepted"), doneAt: "2026-03-02T16:00:00Z" },
  play: says("Je hebt aangegeven dat het werk klaar is."),
});

export const Finished = meta.story({ args: { jobStatus: "solved" }, play: says("Deze klus is afgerond.") });

export const EndedByAbsence = meta.story({
  args: { jobStatus: "solved", money: { ...dealMoneyOf([]), stopped: true } },
  async play(story) {
    await says("Jullie deal is gestopt.")(story);
    await expect(story.canvas.queryByText(/afgerond/)).toBeNull();
  },
});

export const WithoutJob = meta.story({
  args: {
    chat: aChat({ unread: 0, bid_status: null, bid: null, job: null, title: null, owner: null }),
    jobStatus: null,
    messages: [aMessage()],
  },
  async play({ canvas }) {
    await expect(canvas.getByLabelText(FIELD)).toBeVisible();
    await expect(canvas.queryByText("Gereserveerd")).not.toBeInTheDocument();
  },
});

export const Blocked = meta.story({
  args: { chat: { ...chatWith("accepted"), blocked: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { name: "Jullie hebben geen contact meer" })).toBeVisible();
    await expect(canvas.queryByLabelText(FIELD)).not.toBeInTheDocument();
  },
});
