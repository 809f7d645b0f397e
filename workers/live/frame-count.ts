import { MAX_FRAMES } from "~/domain/chats/live-limits";

/** Lost in hibernation, which only happens when no frames are sent. */
export class FrameCount {
  private readonly counts = new WeakMap<WebSocket, { since: number; count: number }>();

  isOver(ws: WebSocket): boolean {
    const now = Date.now();
    const before = this.counts.get(ws);
    const fresh = !before || now - before.since > MAX_FRAMES.seconds * 1000;
    const { since, count } = fresh ? { since: now, count: 0 } : before;
    this.counts.set(ws, { since, count: count + 1 });
    return count + 1 > MAX_FRAMES.count;
  }
}
