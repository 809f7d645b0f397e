import type { Message } from "~/domain/chats/chat";
import { type LiveSocket, type ServerMessage, serverMessage } from "~/domain/chats/live";
import { HEARTBEAT_SECONDS, STREAM_MINUTES } from "~/domain/chats/live-limits";
import type { StreamTexts } from "./stream-texts";

/** Milliseconds until written messages count as read. */
const SEEN_MS = 1000;
const HEARTBEAT = "<!-- -->\n";

export interface Source {
  socket: LiveSocket & { accept(): void };
  chat: string;
  viewer: number;
  after: number;
  missed(after: number): Promise<{ count: number; results: Message[] }>;
  markRead(message: number): Promise<unknown>;
  texts: StreamTexts;
}

export function streamedConversation(source: Source): ReadableStream<Uint8Array> {
  let writer: Writer;
  return new ReadableStream({
    start: (controller) => {
      writer = new Writer(source, controller);
      void writer.begin();
    },
    cancel: () => writer.stop(),
  });
}

/** Validates the frame: the upstream may not be ours. */
function messageIn(frame: string): Extract<ServerMessage, { type: "message" }> | null {
  try {
    const received = serverMessage.parse(JSON.parse(frame));
    return received.type === "message" ? received : null;
  } catch {
    return null;
  }
}

class Writer {
  private readonly encoder = new TextEncoder();
  private readonly timers: ReturnType<typeof setTimeout>[] = [];
  private seen: ReturnType<typeof setTimeout> | undefined;
  private last: Message | null = null;
  /** Socket messages that arrive before the missed ones; null afterwards. */
  private waiting: Message[] | null = [];
  private isOver = false;

  constructor(
    private readonly source: Source,
    private readonly controller: ReadableStreamDefaultController<Uint8Array>,
  ) {}

  async begin(): Promise<void> {
    const { socket, texts } = this.source;
    this.write(texts.opening);
    socket.addEventListener("message", ({ data }) => this.receive(String(data)));
    for (const type of ["close", "error"] as const) socket.addEventListener(type, () => this.end());
    socket.accept();
    this.timers.push(
      setInterval(() => this.write(HEARTBEAT), HEARTBEAT_SECONDS * 1000),
      setTimeout(() => this.end(), STREAM_MINUTES * 60_000),
    );
    await this.catchUp().catch(() => this.end());
  }

  stop(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const timer of [...this.timers, this.seen]) clearTimeout(timer);
    this.source.socket.close(1000);
  }

  private end(): void {
    if (this.isOver) return;
    const { texts } = this.source;
    this.write(texts.ended + texts.closing);
    this.stop();
    this.controller.close();
  }

  private async catchUp(): Promise<void> {
    for (let left = true; left && !this.isOver; ) {
      const { count, results } = await this.source.missed(this.lastId());
      for (const message of results) this.add(message);
      left = count > results.length && results.length > 0;
    }
    const waiting = this.waiting ?? [];
    this.waiting = null;
    for (const message of waiting) this.add(message);
  }

  private receive(frame: string): void {
    const received = messageIn(frame);
    if (received?.chat !== this.source.chat) return;
    if (this.waiting) this.waiting.push(received.message);
    else this.add(received.message);
  }

  /** Skips updates of known messages: written HTML cannot change. */
  private add(message: Message): void {
    if (this.isOver || message.id <= this.lastId()) return;
    this.write(this.source.texts.line(message, this.last));
    this.last = message;
    if (message.chat_user.id !== this.source.viewer) this.isSeen();
  }

  private lastId(): number {
    return this.last?.id ?? this.source.after;
  }

  private isSeen(): void {
    clearTimeout(this.seen);
    this.seen = setTimeout(() => void this.source.markRead(this.lastId()).catch(() => null), SEEN_MS);
  }

  private write(text: string): void {
    if (!this.isOver) this.controller.enqueue(this.encoder.encode(text));
  }
}
