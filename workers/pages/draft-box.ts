import { DurableObject } from "cloudflare:workers";
import { COOKIES } from "~/domain/cookie";
import { joinDrafts } from "~/domain/join-drafts";

const STORED_MS = COOKIES.draft.maxAge * 1000;
/** Entries of one box. The oldest go. */
const MAX_ENTRIES = 40;

export interface Entry {
  kind: string;
  /** JSON. */
  value: string;
  /** Time of the write, in milliseconds. */
  at: number;
  /** Holds the outcome of the draft. A closed entry rejects writes. */
  closed: boolean;
}

const isFresh = ({ at }: Entry) => at > Date.now() - STORED_MS;

/** The drafts of one person, or of one browser in which nobody is logged in, for 7 days each. */
export class DraftBox extends DurableObject<Env> {
  read(kind: string): string | null {
    const entry = this.ctx.storage.kv.get<Entry>(kind);
    return entry && isFresh(entry) ? entry.value : null;
  }

  /** Returns what is stored of the kinds that begin so, the newest first. */
  all(prefix: string): Entry[] {
    const entries = [...this.ctx.storage.kv.list<Entry>({ prefix })].map(([, entry]) => entry);
    return entries.filter(isFresh).toSorted((a, b) => b.at - a.at);
  }

  /** Returns false where the draft is closed: nothing is written then. */
  async write(kind: string, value: string, closed = false): Promise<boolean> {
    if (this.ctx.storage.kv.get<Entry>(kind)?.closed && !closed) return false;
    await this.put({ kind, value, at: Date.now(), closed });
    return true;
  }

  clear(...kinds: string[]): void {
    for (const kind of kinds) this.ctx.storage.kv.delete(kind);
  }

  /** Takes over what a visitor stored before they logged in. */
  async adopt(entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) {
      const own = this.ctx.storage.kv.get<Entry>(entry.kind);
      if (own?.closed) continue;
      const value = own && isFresh(own) ? joinDrafts(own.value, entry.value) : entry.value;
      await this.put({ ...entry, value });
    }
  }

  private async put(entry: Entry): Promise<void> {
    const { storage } = this.ctx;
    storage.kv.put(entry.kind, entry);
    this.clear(
      ...this.all("")
        .slice(MAX_ENTRIES)
        .map(({ kind }) => kind),
    );
    if ((await storage.getAlarm()) === null) await storage.setAlarm(entry.at + STORED_MS);
  }

  /** Removes what is too old, and comes again for the rest. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const entries = [...storage.kv.list<Entry>()];
    this.clear(...entries.filter(([, entry]) => !isFresh(entry)).map(([kind]) => kind));
    const oldest = this.all("").at(-1);
    if (oldest) await storage.setAlarm(oldest.at + STORED_MS);
    else await storage.deleteAll();
  }
}
