import type { ChatMembership } from "~/domain/chats/live";

/** A block clears the entry at once; this limits a missed one. */
const CACHED_MS = 60_000;
const MAX_ENTRIES = 200;

export class MembershipCache {
  private readonly entries = new Map<string, { tie: ChatMembership | null; until: number }>();

  constructor(private readonly lookUp: (user: number, chat: string) => Promise<ChatMembership | null>) {}

  async of(user: number, chat: string): Promise<ChatMembership | null> {
    const known = this.entries.get(chat);
    if (known && known.until > Date.now()) return known.tie;
    const tie = await this.lookUp(user, chat);
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    this.entries.set(chat, { tie, until: Date.now() + CACHED_MS });
    return tie;
  }

  forget(other: number): void {
    for (const [chat, { tie }] of this.entries) if (tie?.other === other) this.entries.delete(chat);
  }
}
