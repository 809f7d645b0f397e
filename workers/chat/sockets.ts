import { CLOSING, MOST_SOCKETS } from "../../app/domain/live";

/** What is known of a socket while its object sleeps. */
interface Attachment {
  user: number;
  since: number;
  until: number;
  /** People whose presence it is told of: the other members of the chats that it named last. */
  follows: number[];
}

/** The attachment may have 2 KiB. */
const MOST_FOLLOWED = 50;

export const isOpen = (ws: WebSocket): boolean => ws.readyState === WebSocket.OPEN;

/** The sockets of one person, kept by the runtime while their object sleeps. Each carries its session as tag. */
export class Sockets {
  constructor(private readonly ctx: DurableObjectState) {}

  /** A new one; gives the client's end. The oldest makes room for it. */
  open(user: number, session: string, until: number): WebSocket {
    const { 0: client, 1: server } = new WebSocketPair();
    const before = this.all().sort((one, other) => this.of(one).since - this.of(other).since);
    for (const ws of before.slice(0, Math.max(0, before.length + 1 - MOST_SOCKETS)))
      ws.close(CLOSING.replaced, "replaced");
    this.ctx.acceptWebSocket(server, [session]);
    this.keep(server, { user, since: Date.now(), until, follows: [] });
    return client;
  }

  of(ws: WebSocket): Attachment {
    return ws.deserializeAttachment() as Attachment;
  }

  any(): boolean {
    return this.all().length > 0;
  }

  send(word: string): void {
    for (const ws of this.live()) ws.send(word);
  }

  /** Gives whether any follows that person. */
  sendFollowers(other: number, word: string): boolean {
    const following = this.live().filter((ws) => this.of(ws).follows.includes(other));
    for (const ws of following) ws.send(word);
    return following.length > 0;
  }

  /** Gives whether it did not yet. */
  follow(ws: WebSocket, other: number): boolean {
    const of = this.of(ws);
    if (of.follows.includes(other)) return false;
    this.keep(ws, { ...of, follows: [...of.follows, other].slice(-MOST_FOLLOWED) });
    return true;
  }

  unfollow(other: number, word: string): void {
    this.sendFollowers(other, word);
    for (const ws of this.all()) {
      const of = this.of(ws);
      this.keep(ws, { ...of, follows: of.follows.filter((one) => one !== other) });
    }
  }

  end(session: string | null): void {
    for (const ws of this.ctx.getWebSockets(session ?? undefined)) ws.close(CLOSING.ended, "session ended");
  }

  /** Gives whether its time was over. */
  closeLapsed(ws: WebSocket): boolean {
    if (this.of(ws).until > Date.now()) return false;
    ws.close(CLOSING.lapsed, "come back");
    return true;
  }

  private live(): WebSocket[] {
    return this.all().filter((ws) => !this.closeLapsed(ws));
  }

  private all(): WebSocket[] {
    return this.ctx.getWebSockets().filter(isOpen);
  }

  private keep(ws: WebSocket, attachment: Attachment): void {
    ws.serializeAttachment(attachment);
  }
}
