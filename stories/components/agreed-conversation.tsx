import { fn } from "storybook/test";
import { Conversation, type ConversationProps } from "~/components/chats/conversation";
import { dealMoneyOf } from "~/domain/money/deal-money";
import { aChat, aMessage, anOwnMessage } from "../../tests/mocks/factories/chat";
import { aCard } from "../../tests/mocks/factories/person";
import { HASSAN, PETRA } from "../../tests/mocks/factories/town";
import { says } from "../screen";
import { LivePage } from "./live-page";

export const NOW = Date.parse("2026-03-03T12:00:00Z");
export const BID = { id: 7, amount: "60.00" };

export const chatWith = (status: "pending" | "accepted" | "rejected") =>
  aChat({ unread: 0, bid_status: status, bid: { ...BID, status } });

export const asHassan = (status: "pending" | "accepted" | "rejected") => ({
  viewer: HASSAN,
  chat: { ...chatWith(status), name: "Petra de V.", opponent: aCard(), latest_receiver: PETRA },
});

export const talk = [
  aMessage({ bid: { ...BID, status: "accepted" } }),
  anOwnMessage({ id: 22, message: "Morgen kan. Bel maar aan, tweede verdieping.", read: true }),
  aMessage({ id: 23, message: "Dan zie ik je om half zes.", first_message_of_day: false }),
];

export const composer: ConversationProps["composer"] = {
  form: { id: "composer" },
  message: { id: "composer-message", name: "message", maxLength: 4000 },
  clientId: "een-bericht",
  pageAddress: "/messages/chat-over-de-kraan",
  chat: "chat-over-de-kraan",
  photos: [],
  gone: new Set(),
  onSend: fn(),
  onTyped: fn(),
};

export const unfoldedSays =
  (text: string) =>
  async (
    story: Parameters<ReturnType<typeof says>>[0] & {
      canvasElement: HTMLElement;
      userEvent: { click(of: Element): Promise<void> };
    },
  ) => {
    const bar = story.canvasElement.querySelector(".deal-bar > summary");
    if (bar) await story.userEvent.click(bar);
    await says(text)(story);
  };

export const agreed: ConversationProps = {
  chat: chatWith("accepted"),
  viewer: PETRA,
  jobStatus: "reserved",
  doneAt: null,
  begunAt: null,
  canBegin: false,
  mayCancel: true,
  money: dealMoneyOf([]),
  otherPaid: null,
  terms: { mode: "held", percent: 5, payouts: 25 },
  messages: talk,
  outgoing: [],
  firstNew: null,
  now: NOW,
  pageAddress: composer.pageAddress,
  earlier: null,
  later: null,
  onEarlier: fn(),
  onRetry: fn(),
  onDiscard: fn(),
  thread: { setScroller: fn(), setEnd: fn(), atEnd: true, toEnd: fn() },
  back: "/messages",
  typing: false,
  connected: true,
  online: null,
  lastSeen: null,
  below: 0,
  announced: "",
  composer,
};

export const FIELD = "Bericht aan Hassan B.";

export const conversation = {
  component: Conversation,
  parameters: { docs: { disable: true } },
  render: (args: ConversationProps) => (
    <LivePage>
      <main className="chats chats-open">
        <div className="chats-pane">
          <Conversation {...args} />
        </div>
      </main>
    </LivePage>
  ),
  args: agreed,
  beforeEach: () => sessionStorage.clear(),
};
