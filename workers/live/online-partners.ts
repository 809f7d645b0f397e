const MAX_PARTNERS = 200;

/** Two users list each other or neither. Stored, because the object hibernates. */
export class OnlinePartners {
  constructor(private readonly kv: SyncKvStorage) {}

  all(): number[] {
    return this.kv.get<number[]>("online") ?? [];
  }

  hasRoomFor(user: number): boolean {
    const known = this.all();
    return known.includes(user) || known.length < MAX_PARTNERS;
  }

  add(user: number): boolean {
    const known = this.all();
    if (known.includes(user)) return false;
    this.kv.put("online", [...known, user]);
    return true;
  }

  remove(user: number): boolean {
    const known = this.all();
    if (!known.includes(user)) return false;
    this.kv.put(
      "online",
      known.filter((one) => one !== user),
    );
    return true;
  }

  clear(): number[] {
    const known = this.all();
    this.kv.delete("online");
    return known;
  }
}
