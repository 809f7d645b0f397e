import type { Message } from "../app/domain/chats/chat";
import { type LiveSocket, serverMessage } from "../app/domain/chats/live";

export interface Line {
  open(): Promise<LiveSocket>;
  after(id: number): Promise<{ count: number; results: Message[] }>;
  send(message: string, clientId: string): Promise<Message>;
}

const RETRY_MS = 25;

/** Retries until it works, or until it is no longer wanted (null): a dead server comes back. */
async function persistently<T>(attempt: () => Promise<T>, isWanted: () => boolean): Promise<T | null> {
  while (isWanted()) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return null;
}

export class Tab {
  readonly messages = new Map<number, Message>();
  readonly told: number[][] = [];
  private socket: LiveSocket | null = null;
  /** Complete up to this id. The answer to a post does not prove earlier messages. */
  private complete = 0;
  private closed = false;

  constructor(
    readonly name: string,
    private readonly chat: string,
    private readonly line: Line,
  ) {}

  /** Opens a socket first and then requests missed messages: those sent meanwhile arrive twice. */
  async connect(): Promise<void> {
    const socket = await persistently(
      () => this.line.open(),
      () => !this.closed,
    );
    if (!socket) return;
    this.socket = socket;
    const isCurrent = () => this.socket === socket;
    const told: number[] = [];
    let caughtUp = false;
    this.told.push(told);
    socket.addEventListener("message", ({ data }) => {
      const message = this.messageIn(data);
      if (!message || !isCurrent()) return;
      if (!told.includes(message.id)) told.push(message.id);
      this.messages.set(message.id, message);
      if (caughtUp) this.complete = Math.max(this.complete, message.id);
    });
    for (const type of ["close", "error"] as const)
      socket.addEventListener(type, () => isCurrent() && this.reconnect());
    await this.catchUp(isCurrent);
    caughtUp = true;
    if (isCurrent()) this.complete = Math.max(this.complete, ...told);
  }

  drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.reconnect();
    socket.close(1000);
  }

  async send(message: string, times: number): Promise<void> {
    const clientId = crypto.randomUUID();
    const post = () =>
      persistently(
        () => this.line.send(message, clientId),
        () => !this.closed,
      );
    const answers = await Promise.all(Array.from({ length: times }, post));
    for (const answer of answers) if (answer) this.messages.set(answer.id, answer);
  }

  close(): void {
    this.closed = true;
    this.socket?.close(1000);
    this.socket = null;
  }

  private reconnect(): void {
    this.socket = null;
    void this.connect();
  }

  private messageIn(data: unknown): Message | null {
    const frame = serverMessage.parse(JSON.parse(String(data)));
    return frame.type === "message" && frame.chat === this.chat ? frame.message : null;
  }

  private async catchUp(isWanted: () => boolean): Promise<void> {
    for (let left = true; left && isWanted(); ) {
      const page = await persistently(() => this.line.after(this.complete), isWanted);
      if (!page) return;
      const { count, results } = page;
      for (const message of results) this.messages.set(message.id, message);
      this.complete = Math.max(this.complete, results.at(-1)?.id ?? 0);
      left = count > results.length;
    }
  }
}
