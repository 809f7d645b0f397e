/** The last who asked are told; nobody has this many chats open. */
const MOST = 200;

/** Who wants to know whether one person is there. Kept while his inbox sleeps. */
export class Followers {
  constructor(private readonly kv: SyncKvStorage) {}

  all(): number[] {
    return this.kv.get<number[]>("followers") ?? [];
  }

  add(user: number): void {
    const known = this.all();
    if (!known.includes(user)) this.kv.put("followers", [...known, user].slice(-MOST));
  }

  remove(user: number): void {
    const known = this.all();
    if (known.includes(user))
      this.kv.put(
        "followers",
        known.filter((one) => one !== user),
      );
  }
}
