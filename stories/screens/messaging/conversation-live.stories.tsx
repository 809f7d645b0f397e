import { expect, waitFor } from "storybook/test";
import { contract } from "~/api/contract";
import preview from "../../../.storybook/preview";
import { answers } from "../../../tests/mocks/answers";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aChatPhoto, aMessage, anOwnMessage, anUnsentPhoto, aRemovedPhoto } from "../../../tests/mocks/factories/chat";
import { many } from "../../../tests/mocks/factories/page";
import { HASSAN } from "../../../tests/mocks/factories/town";
import { chat, job } from "../../../tests/mocks/outcomes";
import { aPng } from "../../../tests/pictures";
import { fakeConnection } from "../../fake-connection";
import { choose, english, isRefused, liveScreen, mobile, petra, press, says, send } from "../../screen";

const CHAT = "chat-over-de-kraan";
const BID = { id: 7, amount: "60.00" };
const pending = chat.is({ bid_status: "pending", bid: { ...BID, status: "pending" }, unread: 0 });
const accepted = chat.is({ bid_status: "accepted", bid: { ...BID, status: "accepted" }, unread: 0 });
const reserved = job.is({ status: "reserved", bids: [aBid({ status: "accepted" })] });
const talk = chat.holds([aMessage({ bid: { ...BID, status: "accepted" } }), anOwnMessage({ id: 22, message: "Top!" })]);

const connection = fakeConnection();
const meta = preview.meta({
  ...liveScreen,
  args: { at: `/messages/${CHAT}`, viewer: petra, outcomes: [accepted, reserved, talk], connection },
});

const FIELD = "Bericht aan Hassan B.";
const PHOTOS = "Foto’s toevoegen";
const sendButton = "Verstuur";
const aFile = (name = "kraan.png") => new File([aPng()], name, { type: "image/png" });
const arrival = aMessage({ id: 99, message: "Ik sta voor de deur.", first_message_of_day: false, read: false });
const typing = (on: boolean) => ({ type: "typing", chat: CHAT, user: HASSAN, on }) as const;

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(FIELD)).toBeVisible();
    await expect(canvas.getByText("Verzonden")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Vernieuw" })).not.toBeInTheDocument();
  },
});

export const MessageArrives = meta.story({
  async play(story) {
    await connection.deliver({ type: "message", chat: CHAT, message: arrival });
    await expect(await story.canvas.findByText(arrival.message)).toBeVisible();
    await expect(story.canvas.getByText(`Hassan B.: ${arrival.message}`)).toHaveAttribute("aria-live", "polite");
  },
});

export const MessageElsewhere = meta.story({
  async play({ canvas }) {
    await connection.deliver({ type: "message", chat: "een-ander-gesprek", message: arrival }, typing(true));
    await expect(await canvas.findByText("Hassan B. typt…")).toBeVisible();
    await expect(canvas.queryByText(arrival.message)).not.toBeInTheDocument();
  },
});

export const Typing = meta.story({
  async play({ canvas }) {
    await connection.deliver(typing(true));
    await expect(await canvas.findByText("Hassan B. typt…")).toBeVisible();
    await connection.deliver(typing(false));
    await waitFor(() => expect(canvas.queryByText("Hassan B. typt…")).not.toBeInTheDocument());
  },
});

export const SaysThatOneTypes = meta.story({
  async play(story) {
    await story.userEvent.type(await story.canvas.findByLabelText(FIELD), "Ik");
    await expect(connection.sent.at(-1)).toEqual({ type: "typing", chat: CHAT, on: true });
    await press(story, "button", sendButton);
    await expect(connection.sent.at(-1)).toEqual({ type: "typing", chat: CHAT, on: false });
  },
});

export const Read = meta.story({
  async play(story) {
    await says("Verzonden")(story);
    await connection.deliver({ type: "read", chat: CHAT, user: HASSAN, message: 22 });
    await expect(await story.canvas.findByText("Gelezen")).toBeVisible();
  },
});

export const Presence = meta.story({
  async play(story) {
    await connection.deliver({ type: "presence", user: HASSAN, online: true });
    await says("Nu online")(story);
    await connection.deliver({ type: "presence", user: HASSAN, online: false });
    await says("Zojuist nog gezien")(story);
  },
});

export const SeenBefore = meta.story({
  args: {
    outcomes: [chat.is({ bid_status: "accepted", last_seen: "2026-03-01T09:30:00Z" }), reserved, talk],
  },
  play: says("Laatst gezien zo 1 mrt"),
});

export const Sent = meta.story({
  async play(story) {
    await send(story, { [FIELD]: "Tot morgen!" }, sendButton);
    await says("Verzonden")(story);
    await says("Tot morgen!")(story);
    await expect(story.canvas.getByLabelText(FIELD)).toHaveValue("");
    await expect(story.canvas.getByLabelText(FIELD)).toHaveFocus();
  },
});

export const SentByEnter = meta.story({
  async play(story) {
    await story.userEvent.type(await story.canvas.findByLabelText(FIELD), "Tot morgen!{Enter}");
    await says("Verzonden")(story);
    await says("Tot morgen!")(story);
  },
});

export const NotSent = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.sending.offline] },
  async play(story) {
    await send(story, { [FIELD]: "Tot morgen!" }, sendButton);
    await isRefused(story, "Niet verstuurd.");
    await expect(story.canvas.getByText("Tot morgen!")).toBeVisible();
  },
});

export const SentAgain = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.sending.offline] },
  async play(story) {
    await send(story, { [FIELD]: "Tot morgen!" }, sendButton);
    await isRefused(story, "Niet verstuurd.");
    story.msw.use(chat.arrives);
    await press(story, "button", "Probeer opnieuw");
    await says("Verzonden")(story);
    await expect(story.canvas.getAllByText("Tot morgen!")).toHaveLength(1);
  },
});

export const Discarded = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.blocked] },
  async play(story) {
    await send(story, { [FIELD]: "Tot morgen!" }, sendButton);
    await isRefused(story, "Niet verstuurd.");
    await press(story, "button", "Verwijder");
    await waitFor(() => expect(story.canvas.queryByText("Tot morgen!")).not.toBeInTheDocument());
  },
});

export const PhotoUploading = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.uploading.waits] },
  async play(story) {
    await choose(story, PHOTOS, aFile());
    await expect(await story.canvas.findByRole("progressbar", { name: "Foto’s versturen: kraan.png" })).toBeVisible();
    await press(story, "button", sendButton);
    await says("Je foto’s worden nog verstuurd. Daarna gaat je bericht mee.")(story);
  },
});

export const PhotoReady = meta.story({
  async play(story) {
    await choose(story, PHOTOS, aFile());
    await expect(await story.canvas.findByRole("img", { name: "kraan.png" })).toBeVisible();
    await waitFor(() => expect(story.canvas.queryByRole("progressbar")).not.toBeInTheDocument());
    await expect(story.canvas.getByLabelText("Wat is er te zien op kraan.png? (niet verplicht)")).toBeVisible();
  },
});

export const PhotosOfBefore = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.uploaded(anUnsentPhoto({ id: 41 }), anUnsentPhoto({ id: 42 }))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("img", { name: "Foto 2" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Haal Foto 1 weg" })).toBeVisible();
  },
});

export const PhotoDropped = meta.story({
  async play(story) {
    await choose(story, PHOTOS, aFile());
    await press(story, "button", "Haal kraan.png weg");
    await expect(story.canvas.queryByRole("img", { name: "kraan.png" })).not.toBeInTheDocument();
    await expect(story.canvas.getByLabelText(PHOTOS)).toHaveFocus();
  },
});

export const FivePhotosChosen = meta.story({
  async play(story) {
    for (const n of [1, 2, 3, 4, 5]) await choose(story, PHOTOS, aFile(`foto-${n}.png`));
    await isRefused(story, "In een bericht passen 4 foto’s. Eén foto is niet toegevoegd.");
    await expect(story.canvas.getAllByRole("img", { name: /^foto-\d\.png$/ })).toHaveLength(4);
  },
});

export const PhotoSent = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.photosArrive] },
  async play(story) {
    await choose(story, PHOTOS, aFile());
    await press(story, "button", sendButton);
    await expect(await story.canvas.findByRole("link", { name: "De kraan met de druppel" })).toBeVisible();
    await expect(story.canvas.queryByRole("img", { name: "kraan.png" })).not.toBeInTheDocument();
  },
});

export const PhotoNotUploaded = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.photosArrive, chat.uploading.offline] },
  async play(story) {
    await choose(story, PHOTOS, aFile());
    await isRefused(story, "Niet verstuurd.");
    await press(story, "button", sendButton);
    story.msw.use(answers(contract.chat.addPhoto, anUnsentPhoto()));
    await press(story, "button", "Probeer opnieuw");
    await expect(await story.canvas.findByRole("link", { name: "De kraan met de druppel" })).toBeVisible();
  },
});

export const PhotoRefused = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.uploadRefused] },
  async play(story) {
    await choose(story, PHOTOS, aFile());
    await isRefused(story, "kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand.");
    await press(story, "button", sendButton);
    await says("Eén foto is niet verstuurd. Verwijder hem, dan gaat de rest mee.")(story);
    await press(story, "button", "Haal kraan.png weg");
    await expect(story.canvas.queryByText(/Eén foto is niet verstuurd/)).not.toBeInTheDocument();
  },
});

export const TooManyUnsent = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.uploadsFull] },
  async play(story) {
    await choose(story, PHOTOS, aFile());
    await isRefused(story, "Het maximum is bereikt.");
  },
});

export const PhotoGone = meta.story({
  args: { outcomes: [accepted, reserved, talk, chat.photoGone] },
  async play(story) {
    await choose(story, PHOTOS, aFile());
    await press(story, "button", sendButton);
    await isRefused(story, "Een van je foto's is er niet meer. Voeg hem opnieuw toe.");
    await press(story, "button", "Verwijder");
    await waitFor(() => expect(story.canvas.queryByText(/is er niet meer/)).not.toBeInTheDocument());
  },
});

export const PhotoRemoved = meta.story({
  args: { outcomes: [accepted, reserved, chat.holds([aMessage({ photos: [aChatPhoto()] })])] },
  async play(story) {
    await expect(await story.canvas.findByRole("link", { name: "De kraan met de druppel" })).toBeVisible();
    await connection.deliver({ type: "message", chat: CHAT, message: aMessage({ photos: [aRemovedPhoto(31)] }) });
    await says("Foto verwijderd")(story);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, { [FIELD]: " " }, sendButton);
    await isRefused(story, "Schrijf hier je bericht.");
    await send(story, { [FIELD]: "Tot morgen!" }, sendButton);
    await says("Tot morgen!")(story);
    await expect(story.canvas.getByLabelText(FIELD)).toBeValid();
  },
});

export const BidAccepted = meta.story({
  args: { outcomes: [pending, chat.holds([aMessage({ bid: { ...BID, status: "pending" } })])] },
  async play(story) {
    await says("wil dit doen voor")(story);
    await expect(story.canvas.queryByLabelText(FIELD)).not.toBeInTheDocument();
    story.msw.use(accepted, reserved);
    await connection.deliver({ type: "bid", chat: CHAT, bid: { ...BID, status: "accepted" } });
    await expect(await story.canvas.findByLabelText(FIELD)).toBeVisible();
    await says("Afgesproken voor € 60. Het geld is in bewaring.")(story);
  },
});

export const Earlier = meta.story({
  args: {
    outcomes: [
      accepted,
      reserved,
      chat.holds(many(45, ({ id = 1 }) => aMessage({ id, message: `regel ${id}`, first_message_of_day: id === 1 }))),
    ],
  },
  async play(story) {
    await says("regel 45")(story);
    await expect(story.canvas.queryByText("regel 25")).not.toBeInTheDocument();
    await press(story, "link", "Eerdere berichten");
    await expect(await story.canvas.findByText("regel 25")).toBeInTheDocument();
    await expect(story.canvas.getByText("regel 45")).toBeVisible();
  },
});

export const NewBelow = meta.story({
  args: {
    outcomes: [
      accepted,
      reserved,
      chat.holds(many(20, ({ id = 1 }) => aMessage({ id, message: `regel ${id}`, first_message_of_day: id === 1 }))),
    ],
  },
  async play(story) {
    const oldest = await story.canvas.findByText("regel 1");
    oldest.scrollIntoView();
    await waitFor(() => expect(oldest).toBeVisible());
    await connection.deliver({ type: "message", chat: CHAT, message: arrival });
    await press(story, "button", "1 nieuw bericht");
    await waitFor(() => expect(story.canvas.queryByRole("button", { name: "1 nieuw bericht" })).toBeNull());
  },
});

export const ConnectionLost = meta.story({
  async play(story) {
    await connection.deliver({ type: "connection", up: false });
    await says("Geen verbinding.")(story);
    await expect(story.canvas.getByRole("link", { name: "Vernieuw" })).toBeVisible();
  },
});

export const ConnectionBack = meta.story({
  async play(story) {
    await connection.deliver({ type: "connection", up: false });
    await says("Geen verbinding.")(story);
    story.msw.use(chat.holds([arrival]));
    await connection.deliver({ type: "connection", up: true });
    await says(arrival.message)(story);
    await waitFor(() => expect(story.canvas.queryByText("Geen verbinding.", { exact: false })).toBeNull());
  },
});

export const Archived = meta.story({
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Meer over deze chat"));
    await press(story, "button", "Archiveer chat");
    await says("De chat staat in je archief.")(story);
  },
});

export const English = meta.story({
  ...english,
  async play(story) {
    await connection.deliver(typing(true));
    await says("Hassan B. is typing…")(story);
  },
});
export const Mobile = meta.story({
  ...mobile,
  async play(story) {
    await connection.deliver({ type: "presence", user: HASSAN, online: true });
    await says("Nu online")(story);
  },
});
