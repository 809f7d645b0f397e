import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chat, Message } from "~/domain/chats/chat";
import { type BidStatus, statusInChat } from "~/domain/deals/bid-life";
import { dealMoneyOf } from "~/domain/money/deal-money";
import type { ChatFacts } from "~/live/chat-facts";
import { askFrom, begin, type Conversation, type ConversationEvent, isNewFromOther, next } from "~/live/conversation";

const ME = 1;
const OTHER = 2;
const PAGE = 20;

class Server {
  messages: Message[] = [];

  post(from: number, text: string, clientId: string | null): Message {
    const known = this.messages.find((one) => clientId !== null && one.client_id === clientId);
    if (known) return known;
    const message: Message = {
      id: this.messages.length * 3 + 1,
      message: text,
      create_date: "2026-11-21T10:00:00Z",
      first_message_of_day: false,
      chat_user: { id: from, email: null, name: "", image: null },
      bid: null,
      read: false,
      client_id: clientId,
    };
    this.messages.push(message);
    return message;
  }

  read(user: number): number {
    this.messages = this.messages.map((one) => (one.chat_user.id === user ? one : { ...one, read: true }));
    return this.messages.at(-1)?.id ?? 0;
  }

  bid(status: Exclude<BidStatus, "withdrawn">): Message | null {
    const at = this.messages.findLastIndex(({ bid }) => bid !== null);
    const last = this.messages[at]?.bid;
    if (status === "pending") {
      if (last && last.status !== "rejected") return null;
      const message = this.post(OTHER, "", null);
      message.bid = { id: message.id, amount: "60.00", status };
      return message;
    }
    const message = this.messages[at];
    if (!message || !last || last.status === "rejected") return null;
    const changed = { ...message, bid: { ...last, status } };
    this.messages[at] = changed;
    return changed;
  }

  facts(): ChatFacts {
    const bid = this.messages.findLast((one) => one.bid !== null)?.bid ?? null;
    return {
      chat: { ...chat, bid, bid_status: bid && statusInChat(bid.status) },
      jobStatus: null,
      doneAt: null,
      begunAt: null,
      canBegin: false,
      mayCancel: true,
      money: dealMoneyOf([]),
      otherPaid: null,
    };
  }

  after(id: number): Message[] {
    return this.messages.filter((one) => one.id > id).slice(0, PAGE);
  }
}

const chat = { id: 9, uri: "chat", opponent: { id: OTHER }, bid: null, bid_status: null } as unknown as Chat;

const request = { kind: "request", lapsed: false, amount: "15.00", description: null } as const;

const opened = (server: Server): Conversation =>
  begin({ ...server.facts(), viewer: ME, messages: [...server.messages], firstNew: null, hasEarlier: false });

/** A tab: its state, and events in flight, which may arrive in any order, twice, or never. */
class Tab {
  state: Conversation;
  private readonly onTheirWay: ConversationEvent[] = [];

  constructor(private readonly server: Server) {
    this.state = opened(server);
  }

  happens(event: ConversationEvent) {
    this.state = next(this.state, event);
  }

  isTold(event: ConversationEvent, times: number) {
    for (let time = 0; time < times; time++) this.onTheirWay.push(event);
  }

  arrives(which: number) {
    const [event] = this.onTheirWay.splice(which % Math.max(1, this.onTheirWay.length), 1);
    if (event) this.happens(event);
  }

  sends(outcome: "answered" | "lost on the way" | "answer lost") {
    const one = this.state.outgoing.find(({ status }) => status !== "refused");
    if (!one) return;
    const message = outcome === "lost on the way" ? null : this.server.post(ME, one.text, one.clientId);
    if (message && outcome === "answered") this.happens({ type: "received", message, seen: true });
    else this.happens({ type: "unsent", clientId: one.clientId });
  }

  reconnects() {
    this.happens({ type: "connection", up: true });
    this.happens({ type: "facts", facts: this.server.facts() });
    let from = askFrom(this.state);
    for (let page = this.server.after(from); page.length > 0; page = this.server.after(from)) {
      this.happens({ type: "asked", messages: page });
      from = page.at(-1)?.id ?? from;
    }
    this.happens({ type: "again" });
    while (this.state.outgoing.length > 0) this.sends("answered");
  }
}

const times = fc.integer({ min: 0, max: 3 });
const move = fc.oneof(
  fc.record({ kind: fc.constant("other writes" as const), times }),
  fc.record({ kind: fc.constant("i write elsewhere" as const), times }),
  fc.record({ kind: fc.constant("i write" as const) }),
  fc.record({
    kind: fc.constant("i send" as const),
    outcome: fc.constantFrom("answered" as const, "lost on the way" as const, "answer lost" as const),
  }),
  fc.record({ kind: fc.constant("reads" as const), user: fc.constantFrom(ME, OTHER), times }),
  fc.record({
    kind: fc.constant("bid" as const),
    status: fc.constantFrom("pending" as const, "accepted" as const, "rejected" as const),
    times,
  }),
  fc.record({ kind: fc.constant("arrives" as const), which: fc.nat() }),
  fc.record({ kind: fc.constant("reconnects" as const) }),
  fc.record({ kind: fc.constant("reloads" as const) }),
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

function play(moves: readonly Move[]): { server: Server; tab: Tab } {
  const server = new Server();
  for (let at = 0; at < 5; at++) server.post(at % 2 ? ME : OTHER, `eerder ${at}`, null);
  const tab = new Tab(server);
  for (const [at, one] of moves.entries()) {
    if (one.kind === "other writes" || one.kind === "i write elsewhere") {
      const from = one.kind === "other writes" ? OTHER : ME;
      tab.isTold(
        { type: "received", message: server.post(from, `bericht ${at}`, `elders-${at}`), seen: false },
        one.times,
      );
    } else if (one.kind === "i write") {
      tab.happens({ type: "written", clientId: `hier-${at}`, text: `bericht ${at}`, at });
    } else if (one.kind === "i send") tab.sends(one.outcome);
    else if (one.kind === "reads") {
      tab.isTold({ type: "read", user: one.user, message: server.read(one.user) }, one.times);
    } else if (one.kind === "bid") {
      const message = server.bid(one.status);
      if (!message?.bid) continue;
      const told = one.status === "pending" ? { type: "received" as const, message, seen: false } : null;
      tab.isTold(told ?? { type: "bid", bid: message.bid }, one.times);
    } else if (one.kind === "arrives") tab.arrives(one.which);
    else if (one.kind === "reconnects") tab.reconnects();
    else {
      const { outgoing } = tab.state;
      tab.state = opened(server);
      tab.happens({ type: "restored", outgoing });
    }
  }
  return { server, tab };
}

const lost = (status: "pending" | "accepted" | "rejected") => ({ kind: "bid", status, times: 0 }) as const;
const everythingRead = [
  { kind: "reads", user: ME, times: 0 },
  { kind: "reads", user: OTHER, times: 0 },
  { kind: "reconnects" },
] as const;
/** Reading is not repeated unless something may have changed. */
const LOST_ACCEPTANCE: Move[] = [lost("pending"), ...everythingRead, lost("accepted")];
const LOST_SECOND_BID: Move[] = [lost("pending"), ...everythingRead, lost("rejected"), lost("pending")];

describe("a conversation in the browser", () => {
  it("ends as a reload would show it, whatever was lost, doubled or late on the way", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const { server, tab } = play(moves);
        tab.reconnects();
        const reloaded = opened(server);
        expect(tab.state.messages).toEqual(reloaded.messages);
        expect(tab.state.facts).toEqual(reloaded.facts);
        expect(tab.state.outgoing).toEqual([]);
      }),
      { numRuns: 500, examples: [[LOST_ACCEPTANCE], [LOST_SECOND_BID]] },
    );
  });

  it("never shows what was read as unread again", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const read = new Set<number>();
        const { tab } = play([]);
        for (const [at] of moves.entries()) {
          const { state } = play(moves.slice(0, at + 1)).tab;
          if (moves[at]?.kind === "reloads") read.clear();
          for (const one of state.messages) if (one.read) read.add(one.id);
          for (const id of read) expect(state.messages.find((one) => one.id === id)?.read).toBe(true);
        }
        expect(tab.state.messages).toHaveLength(5);
      }),
      { numRuns: 50 },
    );
  });

  it("keeps what was written in order, and sends it once", () => {
    const { server, tab } = play([
      { kind: "i write" },
      { kind: "i send", outcome: "answer lost" },
      { kind: "i write" },
      { kind: "reloads" },
      { kind: "reconnects" },
    ]);
    expect(server.messages.slice(5).map(({ message }) => message)).toEqual(["bericht 0", "bericht 2"]);
    expect(tab.state.messages.map(({ id }) => id)).toEqual(server.messages.map(({ id }) => id));
  });

  it("sends nothing that waited when the session ended, until its writer asks", () => {
    const { tab } = play([{ kind: "i write" }, { kind: "i write" }]);
    const statuses = () => tab.state.outgoing.map(({ status }) => status);
    tab.happens({ type: "ended", why: "Je was uitgelogd." });
    tab.happens({ type: "again" });
    expect(statuses()).toEqual(["refused", "refused"]);
    expect(tab.state.outgoing[0]?.why).toBe("Je was uitgelogd.");
    tab.happens({ type: "again", clientId: tab.state.outgoing[0]?.clientId ?? "" });
    expect(statuses()).toEqual(["sending", "refused"]);
  });

  it("knows what was read from whatever came first: the mark, or the message", () => {
    const { server, tab } = play([]);
    const mine = server.post(ME, "gelezen?", null);
    tab.happens({ type: "read", user: OTHER, message: mine.id });
    tab.happens({ type: "received", message: mine, seen: true });
    expect(tab.state.messages.at(-1)?.read).toBe(true);

    const known = { ...server.post(ME, "en deze?", null), read: true };
    tab.happens({ type: "asked", messages: [known] });
    tab.happens({ type: "received", message: { ...known, read: false }, seen: true });
    expect(tab.state.messages.at(-1)?.read).toBe(true);
  });

  it("asks from the last it has without a gap, and for what nobody has read yet", () => {
    const { server, tab } = play([]);
    server.read(OTHER);
    server.read(ME);
    tab.state = opened(server);
    const last = server.messages.at(-1)?.id ?? 0;
    expect(askFrom(tab.state)).toBe(last);
    tab.happens({
      type: "received",
      message: { ...server.post(OTHER, "verder", null), id: last + 30, read: true },
      seen: true,
    });
    expect(askFrom(tab.state)).toBe(last);
    tab.happens({ type: "asked", messages: [server.post(ME, "nog niet gelezen", null)] });
    expect(askFrom(tab.state)).toBeLessThan(tab.state.upTo);
  });

  it("shows how a payment request stands by the facts, after events that were missed", () => {
    const { server, tab } = play([]);
    const asked = {
      ...server.post(OTHER, "Betaalverzoek: € 15", null),
      payment_request: { id: 4, status: "open", lapsed: false },
    };
    tab.happens({ type: "received", message: asked as Message, seen: true });
    const payment = { ...request, id: 4, status: "held" } as const;
    tab.happens({ type: "facts", facts: { ...server.facts(), money: dealMoneyOf([payment]) } });
    expect(tab.state.messages.at(-1)?.payment_request).toEqual({ id: 4, status: "held", lapsed: false });
  });

  it("says where reading stopped: at the first that came unseen, until one writes or leaves", () => {
    const { server, tab } = play([]);
    const told = (seen: boolean) => {
      const message = server.post(OTHER, "nieuw", null);
      tab.happens({ type: "received", message, seen });
      return message.id;
    };
    told(true);
    expect(tab.state.firstNew).toBeNull();
    const first = told(false);
    told(false);
    expect(tab.state.firstNew).toBe(first);
    tab.happens({ type: "written", clientId: "x", text: "antwoord", at: 0 });
    expect(tab.state.firstNew).toBeNull();
  });

  it("shows at once that our team removed a message, and the message that comes back", () => {
    const { server, tab } = play([]);
    const receive = (message: Message) => tab.happens({ type: "received", message, seen: false });
    const message: Message = { ...server.post(OTHER, "geheim nummer", null), read: true };
    const removed: Message = { ...message, message: "Weggehaald door ons team", removed_by_team: true, photos: [] };
    expect([isNewFromOther(tab.state, message), isNewFromOther(tab.state, removed)]).toEqual([true, false]);
    receive(message);
    receive(removed);
    expect(isNewFromOther(tab.state, message)).toBe(false);
    expect(tab.state.messages.at(-1)).toMatchObject({ message: "Weggehaald door ons team", removed_by_team: true });
    receive(message);
    expect(tab.state.messages.at(-1)).toEqual(message);
    expect(tab.state.firstNew).toBeNull();
  });

  it("shows a change of a message of an earlier page when that page is loaded", () => {
    const { server, tab } = play([]);
    const [first, ...later] = server.messages;
    tab.state = { ...opened(server), messages: later, hasEarlier: true };
    tab.happens({ type: "received", message: { ...(first as Message), removed_by_team: true }, seen: true });
    expect(tab.state.messages).toEqual(later);
    expect(isNewFromOther(tab.state, first as Message)).toBe(false);
  });

  it("opens and closes with the bid, in the card and in the notice", () => {
    const { server, tab } = play([]);
    const message = { ...server.post(OTHER, "", null), bid: { id: 4, amount: "60.00", status: "pending" as const } };
    tab.happens({ type: "received", message, seen: true });
    tab.happens({ type: "bid", bid: { id: 4, amount: "65.00", status: "accepted" } });
    expect(tab.state.facts.chat.bid_status).toBe("accepted");
    expect(tab.state.messages.at(-1)?.bid).toEqual({ id: 4, amount: "65.00", status: "accepted" });
  });

  it("knows when the other was there at last: from the server, or as it was told since", () => {
    const { tab } = play([]);
    const facts = (last_seen: string) => ({ ...tab.state.facts, chat: { ...tab.state.facts.chat, last_seen } });
    tab.happens({ type: "facts", facts: facts("2027-03-01T10:00:00Z") });
    expect(tab.state.lastSeen).toBe(Date.UTC(2027, 2, 1, 10));
    tab.happens({ type: "presence", online: false, at: Date.UTC(2027, 2, 1, 12) });
    tab.happens({ type: "facts", facts: facts("2027-03-01T11:00:00Z") });
    expect(tab.state.lastSeen).toBe(Date.UTC(2027, 2, 1, 12));
  });

  it("forgets who is typing and who is there when the connection goes", () => {
    const { tab } = play([]);
    tab.happens({ type: "presence", online: true, at: 5 });
    tab.happens({ type: "typing", on: true });
    tab.happens({ type: "connection", up: false });
    expect([tab.state.typing, tab.state.online]).toEqual([false, null]);
  });

  it("was there until the connection went, unless the other had left before", () => {
    const { tab } = play([]);
    tab.happens({ type: "presence", online: true, at: 5 });
    tab.happens({ type: "connection", up: false, at: 9 });
    expect(tab.state.lastSeen).toBe(9);
    tab.happens({ type: "connection", up: true, at: 12 });
    tab.happens({ type: "connection", up: false, at: 15 });
    expect(tab.state.lastSeen).toBe(9);
  });
});
