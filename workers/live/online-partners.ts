/** Who asks to be known is refused beyond this. */
const MOST = 200;

/**
 * Who is there of the people one person shares a chat with, as long as he is there himself. Each of two knows the other
 * or neither does. Kept while his inbox sleeps.
 */
export class OnlinePartners {
  constructor(private readonly kv: SyncKvStorage) {}

  all(): number[] {
    return this.kv.get<number[]>("online") ?? [];
  }

  hasRoomFor(user: number): boolean {
    const known = this.all();
    return known.includes(user) || known.length < MOST;
  }

  /** Gives whether he was not known yet. */
  add(user: number): boolean {
    const known = this.all();
    if (known.includes(user)) return false;
    this.kv.put("online", [...known, user]);
    return true;
  }

  /** Gives whether he was known. */
  remove(user: number): boolean {
    const known = this.all();
    if (!known.includes(user)) return false;
    this.kv.put(
      "online",
      known.filter((one) => one !== user),
    );
    return true;
  }

  /** Gives whom it forgets. */
  clear(): number[] {
    const known = this.all();
    this.kv.delete("online");
    return known;
  }
}
