import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { heldPayment, paid } from "../../../tests/mocks/deals";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aChatPhoto, aMessage, anOwnMessage, anUnsentPhoto, aRemovedPhoto } from "../../../tests/mocks/factories/chat";
import { many } from "../../../tests/mocks/factories/page";
import { aCard, aHelper } from "../../../tests/mocks/factories/person";
import { PETRA } from "../../../tests/mocks/factories/town";
import { chat, job, site } from "../../../tests/mocks/outcomes";
import { talking } from "../../../tests/mocks/refused";
import { choose, english, hassan, isRefused, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/messages/chat-over-de-kraan", viewer: petra } });

const BID = { id: 7, amount: "60.00" };
const pending = chat.is({ bid_status: "pending", bid: { ...BID, status: "pending" } });
const accepted = chat.is({ bid_status: "accepted", bid: { ...BID, status: "accepted" }, unread: 0 });
const rejected = chat.is({ bid_status: "rejected", bid: { ...BID, status: "rejected" } });
const reserved = job.is({ status: "reserved", bids: [aBid({ status: "accepted" })] });

const asSeenByHassan = { name: "Petra de V.", opponent: aCard(), latest_receiver: PETRA, unread: 0 };
const hassanBid = (status: "pending" | "accepted" | "rejected") =>
  chat.is({ ...asSeenByHassan, bid_status: status, bid: { ...BID, status } });

const talk = chat.says([
  aMessage({ id: 23, message: "Dan zie ik je om half zes.", first_message_of_day: false }),
  aMessage({
    id: 22,
    message: "Morgen kan. Bel maar aan, tweede verdieping.",
    first_message_of_day: false,
    chat_user: { id: PETRA, email: null, name: "Petra de V.", image: null },
  }),
  aMessage({ bid: { ...BID, status: "accepted" } }),
]);

const sendButton = "Verstuur";
const FIELD = "Bericht aan Hassan B.";
const PHOTOS = "Foto’s toevoegen";
const aFile = new File(["kraan"], "kraan.heic", { type: "image/heic" });

export const Pending = meta.story({
  args: { outcomes: [pending] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: /^Hassan B\. wil dit doen voor €\s60$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Accepteren en betalen" })).toBeVisible();
  },
});

export const PendingAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [hassanBid("pending")] },
  play: says("Petra de V. heeft je bod van € 60"),
});

export const PendingOfASuspendedHelper = meta.story({
  args: {
    outcomes: [
      chat.is({
        suspended: true,
        opponent: aHelper({ verified: false, has_page: false }),
        bid_status: "pending",
        bid: { ...BID, status: "pending" },
      }),
    ],
  },
  async play(story) {
    await says("Hassan B. kan nu geen klussen aannemen")(story);
    await expect(story.canvas.queryByRole("link", { name: "Accepteren en betalen" })).toBeNull();
    await expect(story.canvas.getByRole("link", { name: "Weigeren" })).toBeVisible();
  },
});

export const PendingWithASuspendedPlacer = meta.story({
  args: {
    viewer: hassan,
    outcomes: [
      chat.is({ ...asSeenByHassan, suspended: true, bid_status: "pending", bid: { ...BID, status: "pending" } }),
    ],
  },
  play: says("Petra de V. kan nu geen bod kiezen"),
});

export const PausedAsHelper = meta.story({
  args: {
    viewer: hassan,
    outcomes: [hassanBid("accepted"), reserved, talk, ...paid(heldPayment({ paused_at: "2026-03-03T11:00:00Z" }))],
  },
  play: says("Ons team kijkt naar de betaling. We geven het geld niet vrij tot we klaar zijn."),
});

export const PendingOnAClosedJob = meta.story({
  args: { outcomes: [pending, reserved] },
  play: says("Je klus staat niet meer open, dus dit bod kun je nu niet accepteren."),
});

export const PendingPaidDirectly = meta.story({
  args: { outcomes: [pending, site.paysDirectly] },
  play: says("De betaling regelen jullie daarna samen."),
});

export const Accepted = meta.story({
  args: { outcomes: [accepted, reserved, talk] },
  play: says("Afgesproken voor € 60. Het geld is in bewaring."),
});

export const AcceptedAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [hassanBid("accepted"), reserved, talk, ...paid(heldPayment())] },
  async play(story) {
    await says("Afgesproken voor € 60. Het geld is in bewaring.")(story);
    await says("Wanneer spreken jullie af?")(story);
  },
});

export const WorkDone = meta.story({
  args: {
    outcomes: [
      accepted,
      talk,
      job.is({ status: "reserved", done_at: "2026-03-02T16:00:00Z", bids: [aBid({ status: "accepted" })] }),
    ],
  },
  play: says("Hassan B. is klaar. Tevreden?"),
});

export const Solved = meta.story({
  args: { outcomes: [accepted, talk, job.is({ status: "solved" })] },
  play: says("Deze klus is afgerond."),
});

export const Rejected = meta.story({ args: { outcomes: [rejected] }, play: says("Dit bod is niet gekozen") });

export const RejectedAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [hassanBid("rejected")] },
  play: says("Je bod is niet gekozen"),
});

export const Blocked = meta.story({
  args: { outcomes: [chat.is({ blocked: true })] },
  play: says("Jullie hebben geen contact meer"),
});

export const BlockedWithOwnOffer = meta.story({
  args: {
    viewer: hassan,
    outcomes: [
      chat.is({ ...asSeenByHassan, blocked: true, bid_status: "pending", bid: { ...BID, status: "pending" } }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Trek je bod in" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/task\/\d+\/bod$/),
    );
  },
});

export const BlockedWithOffer = meta.story({
  args: {
    outcomes: [chat.is({ blocked: true, bid_status: "pending", bid: { id: 7, amount: "60.00", status: "pending" } })],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Weiger het bod" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/messages\/.+\/afwijzen$/),
    );
  },
});

export const OpponentSuspended = meta.story({
  args: { outcomes: [chat.is({ bid_status: null, bid: null, job: null, title: null, owner: null, suspended: true })] },
  play: says("We hebben het account van"),
});

export const WithoutJob = meta.story({
  args: { outcomes: [chat.is({ bid_status: null, bid: null, job: null, title: null, owner: null })] },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(FIELD)).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { outcomes: [accepted, chat.says([])] },
  play: says("Dit is het begin van jullie chat."),
});

export const ManyMessages = meta.story({
  args: {
    outcomes: [
      accepted,
      chat.says(
        many(20, ({ id = 1 }) => aMessage({ id, first_message_of_day: id === 1 })),
        60,
      ),
    ],
  },
  play: says("Eerdere berichten"),
});

export const Sent = meta.story({
  args: { outcomes: [accepted, talk] },
  async play(story) {
    await send(story, { [FIELD]: "Tot morgen!" }, sendButton);
    await says("Dan zie ik je om half zes.")(story);
  },
});

export const Invalid = meta.story({
  args: { outcomes: [accepted] },
  async play(story) {
    await send(story, { [FIELD]: " " }, sendButton);
    await isRefused(story, "Schrijf hier je bericht.");
  },
});

export const Offline = meta.story({
  args: { outcomes: [accepted, chat.sending.offline] },
  async play(story) {
    await send(story, { [FIELD]: "Tot morgen!" }, sendButton);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByLabelText(FIELD)).toHaveValue("Tot morgen!");
  },
});

export const TooOften = meta.story({
  args: { outcomes: [accepted, chat.sending.tooOften] },
  async play(story) {
    await send(story, { [FIELD]: "Tot morgen!" }, sendButton);
    await isRefused(story, "Te veel");
  },
});

export const Photos = meta.story({
  args: {
    outcomes: [
      accepted,
      reserved,
      chat.says([
        anOwnMessage({
          id: 24,
          message: "",
          photos: [aChatPhoto(), aChatPhoto({ id: 32, alt: null }), aRemovedPhoto(33)],
        }),
        aMessage({ id: 23, message: "Dit is de kraan.", first_message_of_day: false, photos: [aChatPhoto()] }),
        aMessage({ bid: { ...BID, status: "accepted" } }),
      ]),
    ],
  },
  async play(story) {
    await says("Foto verwijderd")(story);
    await expect(story.canvas.getByRole("link", { name: "Foto 2 van 3" })).toHaveAttribute(
      "href",
      "/messages/5/foto/32",
    );
  },
});

const result = aMessage({
  event: "work",
  message: "Werk is klaar. 4 foto’s van het resultaat.",
  photos: [aChatPhoto(), aRemovedPhoto(32), aChatPhoto({ id: 33 }), aRemovedPhoto(34)],
});

export const ResultPhotosRemoved = meta.story({
  args: { outcomes: [accepted, reserved, chat.says([result])] },
  async play({ canvas }) {
    for (const gone of await canvas.findAllByText("Foto verwijderd"))
      await expect(gone.scrollWidth).toBeLessThanOrEqual(gone.clientWidth);
  },
});

export const PhotosUploaded = meta.story({
  args: { outcomes: [accepted, chat.uploaded(anUnsentPhoto(), anUnsentPhoto({ id: 42 }))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("img", { name: "Foto 2" })).toBeVisible();
  },
});

export const PhotosRefused = meta.story({
  args: { outcomes: [accepted, talking.photosRefused, chat.uploadRefused] },
  async play(story) {
    await choose(story, PHOTOS, aFile);
    await send(story, { [FIELD]: "Kijk" }, sendButton);
    await isRefused(story, "kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand.");
    await expect(story.canvas.getByLabelText(FIELD)).toHaveValue("Kijk");
  },
});

export const PhotosBlocked = meta.story({
  args: { outcomes: [accepted, chat.blocked, talking.uploadBlocked] },
  async play(story) {
    await choose(story, PHOTOS, aFile);
    await press(story, "button", sendButton);
    await isRefused(story, "Jullie kunnen geen contact met elkaar opnemen.");
  },
});

export const TooManyPhotos = meta.story({
  args: { outcomes: [accepted, talking.tooManyPhotos, chat.uploadsFull] },
  async play(story) {
    await choose(story, PHOTOS, aFile);
    await press(story, "button", sendButton);
    await isRefused(story, "Je hebt het maximum bereikt. Verwijder er eerst een.");
  },
});

export const Archived = meta.story({
  args: { outcomes: [accepted] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Meer over deze chat"));
    await press(story, "button", "Archiveer chat");
    await says("De chat staat in je archief.")(story);
  },
});

export const NotFound = meta.story({ args: { outcomes: [chat.notFound] }, play: opens("Deze pagina is er niet") });
export const Failed = meta.story({ args: { outcomes: [chat.failed] }, play: opens("Er ging iets mis bij ons") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });

export const LongText = meta.story({
  args: {
    outcomes: [
      accepted,
      reserved,
      chat.says([
        aMessage({ message: "Past-dit-op-een-telefoon-".repeat(60) }),
        aMessage({ id: 20, message: "Ja.\n\nJa." }),
      ]),
    ],
  },
  play: says("Past-dit-op-een-telefoon-"),
});

export const English = meta.story({ ...english, args: { outcomes: [pending] }, play: says("Accept and pay") });
export const Mobile = meta.story({
  ...mobile,
  args: { outcomes: [accepted, reserved, talk] },
  async play(story) {
    await says("Dan zie ik je om half zes.")(story);
    await expect(story.canvasElement.querySelector("header a[href='/']")).not.toBeVisible();
  },
});
