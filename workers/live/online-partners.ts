/** The most partners; beyond this presence is not exchanged. */
const MOST = 200;

/**
 * The chat partners of a user who are online, while the user is. Mutual: each of two is listed at the other, or
 * neither. Stored, as the object hibernates.
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

  /** Gives whether the user was added. */
  add(user: number): boolean {
    const known = this.all();
    if (known.includes(user)) return false;
    this.kv.put("online", [...known, user]);
    return true;
  }

  /** Gives whether the user was removed. */
  remove(user: number): boolean {
    const known = this.all();
    if (!known.includes(user)) return false;
    this.kv.put(
      "online",
      known.filter((one) => one !== user),
    );
    return true;
  }

  /** Gives the removed users. */
  clear(): number[] {
    const known = this.all();
    this.kv.delete("online");
    return known;
  }
}
