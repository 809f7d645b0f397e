import { DurableObject } from "cloudflare:workers";
import { CLOSING, clientMessage, LONGEST_FRAME, type ServerMessage, type Tie, written } from "../../app/domain/live";
import { Followers } from "./followers";
import { FrameCount } from "./frame-count";
import { isOpen, Sockets } from "./sockets";
import { Ties } from "./ties";

const PONG = written({ type: "pong" });
/** Someone who goes from page to page is not gone. */
const GRACE_MS = 10_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * One person's end of `/live/`: holds his sockets, sleeps while nothing is said, passes on what the API published, and
 * tells the other members of his chats that he types or is there. It trusts the API, which alone can reach it, and
 * nothing of what a client says: a chat that is named is looked up.
 */
export abstract class InboxRelay extends DurableObject<Env> {
  private readonly sockets = new Sockets(this.ctx);
  private readonly followers = new Followers(this.ctx.storage.kv);
  private readonly ties = new Ties((user, chat) => this.lookUpTie(user, chat));
  private readonly frames = new FrameCount();

  /** What ties a person to a chat, from the database; null when he is none of its two. */
  protected abstract lookUpTie(user: number, chat: string): Promise<Tie | null>;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // Answered without waking.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(JSON.stringify({ type: "ping" }), PONG));
  }

  /** A socket for this person, whom the API names. */
  override async fetch(request: Request): Promise<Response> {
    const asked = new URL(request.url).searchParams;
    const user = Number(asked.get("user"));
    const webSocket = this.sockets.open(user, asked.get("session") ?? "", Number(asked.get("until")));
    if (this.ctx.storage.kv.get("user") !== user) this.ctx.storage.kv.put("user", user);
    this.ctx.waitUntil(this.show(true));
    return new Response(null, { status: 101, webSocket });
  }

  /** Passes on what the API has to say. */
  deliver(words: string[]): void {
    for (const word of words) this.sockets.send(word);
  }

  /** Closes the sockets of a session that has ended, or all. */
  async end(session: string | null): Promise<void> {
    this.sockets.end(session);
    await this.left();
  }

  /** This person and another block each other, or no longer: what they knew of each other is forgotten. */
  part(other: number): void {
    this.ties.forget(other);
    this.followers.remove(other);
    this.sockets.unfollow(other, written({ type: "presence", user: other, online: false }));
  }

  /** Another member of a chat names it: he is told from now on whether this person is there. Gives that. */
  heard(other: number, chat: string, on: boolean): boolean {
    this.followers.add(other);
    this.sockets.send(written({ type: "typing", chat, user: other, on }));
    return this.isShown();
  }

  /** Another came or went. Gives whether anyone here still wants to know. */
  presence(other: number, online: boolean): boolean {
    return this.sockets.sendFollowers(other, written({ type: "presence", user: other, online }));
  }

  override async webSocketMessage(ws: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    if (!isOpen(ws) || this.sockets.closeLapsed(ws)) return;
    if (typeof frame !== "string" || frame.length > LONGEST_FRAME) return ws.close(CLOSING.too_large, "too large");
    if (this.frames.isOver(ws)) return ws.close(CLOSING.policy, "too many frames");
    if (frame === "ping") return ws.send("pong");
    // What cannot be read is nothing: a newer client may say more than we know.
    const said = clientMessage.safeParse(parsed(frame));
    if (!said.success) return;
    switch (said.data.type) {
      case "ping":
        return ws.send(PONG);
      case "typing":
        return this.typing(ws, said.data.chat, said.data.on).catch((error: unknown) => {
          console.error(JSON.stringify({ level: "error", live: "typing not told", error: String(error) }));
        });
      default:
        said.data satisfies never;
    }
  }

  override async webSocketClose(ws: WebSocket, code: number): Promise<void> {
    // These say that no code came; they cannot be sent.
    ws.close([1005, 1006, 1015].includes(code) ? 1000 : code);
    await this.left();
  }

  override async webSocketError(): Promise<void> {
    await this.left();
  }

  /** Some time after the last socket closed. */
  override async alarm(): Promise<void> {
    if (!this.sockets.any()) await this.show(false);
  }

  private async typing(ws: WebSocket, named: string, on: boolean): Promise<void> {
    const { user } = this.sockets.of(ws);
    const tie = await this.ties.of(user, named);
    if (!tie || tie.blocked) return;
    const isNew = this.sockets.follow(ws, tie.other);
    const online = await this.inboxOf(tie.other).heard(user, tie.chat, on);
    const word: ServerMessage = { type: "presence", user: tie.other, online };
    if (isNew && isOpen(ws)) ws.send(written(word));
  }

  private async left(): Promise<void> {
    if (this.isShown() && !this.sockets.any()) await this.ctx.storage.setAlarm(Date.now() + GRACE_MS);
  }

  private isShown(): boolean {
    return this.ctx.storage.kv.get<boolean>("shown") === true;
  }

  /** Tells who wants to know that this person came or went; those who want to no more are struck off. */
  private async show(online: boolean): Promise<void> {
    if (this.isShown() === online) return;
    this.ctx.storage.kv.put("shown", online);
    const user = this.ctx.storage.kv.get<number>("user") ?? 0;
    await Promise.all(
      this.followers.all().map(async (follower) => {
        const wants = await this.inboxOf(follower)
          .presence(user, online)
          .catch(() => false);
        if (!wants) this.followers.remove(follower);
      }),
    );
  }

  private inboxOf(user: number) {
    return this.env.INBOX.getByName(String(user));
  }
}
