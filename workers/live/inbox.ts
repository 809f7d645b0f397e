import { DurableObject } from "cloudflare:workers";
import { type ChatMembership, clientMessage, type LiveEvent, serializeMessage } from "~/domain/chats/live";
import { CLOSING, MAX_FRAME_LENGTH } from "~/domain/chats/live-limits";
import { errorFields, writeLog } from "~/domain/values/log";
import { FrameCount } from "./frame-count";
import { MembershipCache } from "./membership-cache";
import { Presence } from "./presence";
import { isOpen, Sockets } from "./sockets";

const PONG = serializeMessage({ type: "pong" });
/** Navigating between pages does not end presence. */
const GRACE_MS = 10_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Trusts the API, its only caller, and no input of a client. */
export abstract class InboxRelay extends DurableObject<Env> {
  private readonly sockets = new Sockets(this.ctx);
  private readonly memberships = new MembershipCache((user, chat) => this.findMembership(user, chat));
  private readonly frames = new FrameCount();
  private readonly presenceState = new Presence(this.ctx.storage.kv, this.sockets, {
    partners: () => this.findPartners(this.user()),
    notify: (other, online) => this.inboxOf(other).presence(this.user(), online),
  });

  private deliveredId: number | null = null;

  protected abstract findCounts(user: number, session: string): Promise<string | null>;

  protected abstract findMembership(user: number, chat: string): Promise<ChatMembership | null>;

  protected abstract findPartners(user: number): Promise<number[]>;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(JSON.stringify({ type: "ping" }), PONG));
  }

  override async fetch(request: Request): Promise<Response> {
    const query = new URL(request.url).searchParams;
    const user = Number(query.get("user"));
    const opening = {
      user,
      session: query.get("session") ?? "",
      until: Number(query.get("until")),
      stream: query.get("stream") === "true",
    };
    const webSocket = this.sockets.open(opening, this.presenceState.others());
    if (this.user() !== user) this.ctx.storage.kv.put("user", user);
    this.ctx.waitUntil(this.presenceState.connected());
    if (await this.sendCounts(user, opening.session)) return new Response(null, { status: 101, webSocket });
    // The session ended while the socket opened, so its end event found no socket to close.
    await this.end(opening.session);
    return new Response(null, { status: 401 });
  }

  /** Batches can arrive out of order, and each contains everything before it, so older ids are skipped. */
  async tell(user: number, events: LiveEvent[]): Promise<void> {
    if (this.user() !== user) this.ctx.storage.kv.put("user", user);
    const before = this.deliveredUpTo();
    const news = events.filter(({ id }) => id > before);
    const last = news.at(-1);
    if (!last) return;
    const ended = news.flatMap(({ ended: session }) => (session === undefined ? [] : [session]));
    for (const session of ended) this.sockets.end(session);
    this.sockets.deliver(news);
    // Set last: after an error the next publish delivers them again.
    this.deliveredId = last.id;
    for (const { parted } of news) if (parted !== undefined) this.ctx.waitUntil(this.membershipChanged(parted));
    if (ended.length > 0) await this.scheduleOffline();
  }

  typing(frame: string): void {
    this.sockets.send(frame);
  }

  /** `session` null: all sessions. */
  async end(session: string | null): Promise<void> {
    this.sockets.end(session);
    await this.scheduleOffline();
  }

  async membershipChanged(other: number): Promise<void> {
    this.memberships.forget(other);
    await this.presenceState.membershipChanged(other);
  }

  async presence(other: number, online: boolean): Promise<boolean> {
    // A block may be the cause, and this inbox may learn of it later.
    this.memberships.forget(other);
    const isThere = this.presenceState.receive(other, online);
    // A restart may have closed the sockets without an event.
    if (isThere && (await this.ctx.storage.getAlarm()) === null) await this.scheduleOffline();
    return isThere;
  }

  override async webSocketMessage(ws: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    if (!isOpen(ws) || this.sockets.closeLapsed(ws)) return;
    if (typeof frame !== "string" || frame.length > MAX_FRAME_LENGTH) return ws.close(CLOSING.too_large, "too large");
    if (this.frames.isOver(ws)) return ws.close(CLOSING.policy, "too many frames");
    if (frame === "ping") return ws.send("pong");
    // Unknown frames are ignored: a newer client may send more than we know.
    const message = clientMessage.safeParse(parsed(frame));
    if (!message.success) return;
    switch (message.data.type) {
      case "ping":
        return ws.send(PONG);
      case "typing":
        return this.sendTyping(ws, message.data.chat, message.data.on).catch((error: unknown) => {
          writeLog("error", { live: "typing not told", ...errorFields(error) });
        });
      default:
        message.data satisfies never;
    }
  }

  override async webSocketClose(ws: WebSocket, code: number): Promise<void> {
    // Reserved codes that mean "no code": they cannot be sent.
    ws.close([1005, 1006, 1015].includes(code) ? 1000 : code);
    await this.scheduleOffline();
  }

  override async webSocketError(): Promise<void> {
    await this.scheduleOffline();
  }

  override async alarm(): Promise<void> {
    await this.presenceState.disconnected();
  }

  /** Changes since the page was rendered were not reported. Returns false if the session has ended. */
  private async sendCounts(user: number, session: string): Promise<boolean> {
    const before = this.deliveredUpTo();
    const counts = await this.findCounts(user, session);
    // Events delivered meanwhile are newer.
    if (counts !== null && before === this.deliveredUpTo()) this.sockets.send(counts);
    return counts !== null;
  }

  private deliveredUpTo(): number {
    this.deliveredId ??= this.sockets.deliveredUpTo();
    return this.deliveredId;
  }

  private async sendTyping(ws: WebSocket, named: string, on: boolean): Promise<void> {
    const { user } = this.sockets.of(ws);
    const membership = await this.memberships.of(user, named);
    if (!membership || membership.blocked) return;
    await this.inboxOf(membership.other).typing(serializeMessage({ type: "typing", chat: membership.chat, user, on }));
  }

  private async scheduleOffline(): Promise<void> {
    if (this.presenceState.isAnnounced() && !this.sockets.hasOpen())
      await this.ctx.storage.setAlarm(Date.now() + GRACE_MS);
  }

  private user(): number {
    return this.ctx.storage.kv.get<number>("user") ?? 0;
  }

  private inboxOf(user: number) {
    return this.env.INBOX.getByName(String(user));
  }
}
