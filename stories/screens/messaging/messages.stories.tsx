import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aChat } from "../../../tests/mocks/factories/chat";
import { many } from "../../../tests/mocks/factories/page";
import { aHelper } from "../../../tests/mocks/factories/person";
import { chats } from "../../../tests/mocks/outcomes";
import { english, hassan, mobile, opens, petra, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/messages", viewer: petra } });

const another = (id: number) =>
  aChat({ id, uri: `chat-${id}`, unread: 0, read: true, name: "Ilse M.", opponent: aHelper({ id: 50 + id }) });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Berichten" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Hassan B\./ })).toBeVisible();
  },
});

export const Empty = meta.story({ args: { outcomes: [chats.none] }, play: says("Nog geen berichten") });

export const NothingFound = meta.story({
  args: { at: "/messages?search=piano", outcomes: [chats.none] },
  play: says("Geen chat met ‘piano’ in de naam of de klus."),
});

export const Archive = meta.story({
  args: { at: "/messages?archived=true", outcomes: [chats.are([{ ...another(9), archived: true }])] },
  play: opens("Archief"),
});

export const ArchiveEmpty = meta.story({
  args: { at: "/messages?archived=true", outcomes: [chats.none] },
  play: says("Je archief is leeg"),
});

export const EveryBid = meta.story({
  args: {
    outcomes: [
      chats.are([
        aChat(),
        { ...another(6), bid_status: "accepted", bid: { id: 8, amount: "70.00", status: "accepted" } },
        { ...another(7), bid_status: "rejected", bid: { id: 9, amount: "90.00", status: "rejected" } },
        { ...another(8), bid_status: null, bid: null, job: null, title: null },
      ]),
    ],
  },
  play: says("Zonder klus"),
});

export const ManyPages = meta.story({
  args: {
    at: "/messages?page=2",
    outcomes: [
      chats.are(
        many(20, ({ id = 1 }) => another(id)),
        44,
      ),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Volgende" })).toBeVisible();
  },
});

export const Failed = meta.story({ args: { outcomes: [chats.failed] }, play: opens("Er ging iets mis bij ons") });
export const Offline = meta.story({ args: { outcomes: [chats.offline] }, play: opens("Chatten kan nu even niet") });
export const UnavailableInEnglish = meta.story({
  ...english,
  args: { outcomes: [chats.offline] },
  play: opens("Chat is currently unavailable"),
});
export const AsHelper = meta.story({ args: { viewer: hassan }, play: opens("Berichten") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });

export const LongText = meta.story({
  args: {
    outcomes: [
      chats.are([
        aChat({
          name: "Wolfeschlegelsteinhausenbergerdorff V.",
          title: "Regenwaterafvoerpijpbevestigingsbeugels vervangen",
          last_message: "Ik-heb-alles-bij-me-en-meer-dan-dat-".repeat(10),
          unread: 214,
        }),
      ]),
    ],
  },
  play: says("Wolfeschlegelsteinhausenbergerdorff V."),
});

export const English = meta.story({ ...english, play: opens("Messages") });
export const Mobile = meta.story({ ...mobile, play: opens("Berichten") });
