import { CLOSING, MOST_SOCKETS } from "~/domain/live-limits";

interface Attachment {
  user: number;
  since: number;
  until: number;
}

interface Opening {
  user: number;
  session: string;
  until: number;
}

export const isOpen = (ws: WebSocket): boolean => ws.readyState === WebSocket.OPEN;

/** They survive hibernation. The tag of each is its session. */
export class Sockets {
  constructor(private readonly ctx: DurableObjectState) {}

  /** The socket receives `frames` first. Beyond the limit the oldest is closed. */
  open({ user, session, until }: Opening, frames: string[]): WebSocket {
    const { 0: client, 1: server } = new WebSocketPair();
    const before = this.all().sort((one, other) => this.of(one).since - this.of(other).since);
    for (const ws of before.slice(0, Math.max(0, before.length + 1 - MOST_SOCKETS)))
      ws.close(CLOSING.replaced, "replaced");
    this.ctx.acceptWebSocket(server, [session]);
    server.serializeAttachment({ user, since: Date.now(), until } satisfies Attachment);
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
    for (const ws of this.openSockets()) ws.send(frame);
  }

  end(session: string | null): void {
    for (const ws of this.ctx.getWebSockets(session ?? undefined)) ws.close(CLOSING.ended, "session ended");
  }

  closeLapsed(ws: WebSocket): boolean {
    if (this.of(ws).until > Date.now()) return false;
    ws.close(CLOSING.lapsed, "come back");
    return true;
  }

  private openSockets(): WebSocket[] {
    return this.all().filter((ws) => !this.closeLapsed(ws));
  }

  private all(): WebSocket[] {
    return this.ctx.getWebSockets().filter(isOpen);
  }
}
