import type { LiveEvent } from "~/domain/chats/live";
import { CLOSING, MAX_SOCKETS, MAX_STREAMS } from "~/domain/chats/live-limits";

interface Attachment {
  user: number;
  since: number;
  until: number;
  stream: boolean;
  told: number;
}

interface Opening {
  stream: boolean;
  user: number;
  session: string;
  until: number;
}

export const isOpen = (ws: WebSocket): boolean => ws.readyState === WebSocket.OPEN;

export class Sockets {
  constructor(private readonly ctx: DurableObjectState) {}

  open({ user, session, until, stream }: Opening, frames: string[]): WebSocket {
    const { 0: client, 1: server } = new WebSocketPair();
    if (stream) this.makeRoom((ws) => this.of(ws).stream, MAX_STREAMS);
    this.makeRoom(() => true, MAX_SOCKETS);
    this.ctx.acceptWebSocket(server, [session]);
    server.serializeAttachment({ user, since: Date.now(), until, stream, told: 0 } satisfies Attachment);
    for (const frame of frames) server.send(frame);
    return client;
  }

  of(ws: WebSocket): Attachment {
    return ws.deserializeAttachment() as Attachment;
  }

  hasOpen(): boolean {
    return this.all().length > 0;
  }

  send(frame: string): void {
    this.withEach((ws) => ws.send(frame));
  }

  deliver(events: readonly LiveEvent[]): void {
    const told = events.at(-1)?.id ?? 0;
    this.withEach((ws) => {
      for (const frame of events.flatMap(({ frames }) => frames)) ws.send(frame);
      ws.serializeAttachment({ ...this.of(ws), told } satisfies Attachment);
    });
  }

  /** One broken socket must not block the others; its client reconnects and catches up. */
  private withEach(act: (ws: WebSocket) => void): void {
    for (const ws of this.openSockets()) {
      try {
        act(ws);
      } catch {
        ws.close(CLOSING.replaced, "broken");
      }
    }
  }

  deliveredUpTo(): number {
    return Math.max(0, ...this.ctx.getWebSockets().map((ws) => this.of(ws).told));
  }

  end(session: string | null): void {
    for (const ws of this.ctx.getWebSockets(session ?? undefined)) ws.close(CLOSING.ended, "session ended");
  }

  closeLapsed(ws: WebSocket): boolean {
    if (this.of(ws).until > Date.now()) return false;
    ws.close(CLOSING.lapsed, "come back");
    return true;
  }

  private makeRoom(counts: (ws: WebSocket) => boolean, most: number): void {
    const before = this.all().filter(counts);
    before.sort((one, other) => this.of(one).since - this.of(other).since);
    for (const ws of before.slice(0, Math.max(0, before.length + 1 - most))) ws.close(CLOSING.replaced, "replaced");
  }

  private openSockets(): WebSocket[] {
    return this.all().filter((ws) => !this.closeLapsed(ws));
  }

  private all(): WebSocket[] {
    return this.ctx.getWebSockets().filter(isOpen);
  }
}
