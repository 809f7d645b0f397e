import type { Tie } from "~/domain/live";

/** A block is told at once; this is how long one counts that was not. */
const KEPT_MS = 60_000;
const MOST = 200;

/** The chats that a person named lately, so that not every key that is pressed asks the database. */
export class Ties {
  private readonly kept = new Map<string, { tie: Tie | null; until: number }>();

  constructor(private readonly lookUp: (user: number, chat: string) => Promise<Tie | null>) {}

  async of(user: number, chat: string): Promise<Tie | null> {
    const known = this.kept.get(chat);
    if (known && known.until > Date.now()) return known.tie;
    const tie = await this.lookUp(user, chat);
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(chat, { tie, until: Date.now() + KEPT_MS });
    return tie;
  }

  forget(other: number): void {
    for (const [chat, { tie }] of this.kept) if (tie?.other === other) this.kept.delete(chat);
  }
}
