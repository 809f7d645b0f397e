import { DurableObject } from "cloudflare:workers";
import { joinDrafts } from "~/domain/jobs/join-drafts";
import { COOKIES } from "~/domain/site/cookie";

const STORED_MS = COOKIES.draft.maxAge * 1000;
const MAX_ENTRIES = 40;
/** As long as the API waits for a request that may have crashed. */
const LEASE_MS = 120_000;

export interface Entry {
  kind: string;
  value: string;
  at: number;
  closed: boolean;
  lease?: { by: string; until: number };
}

const isFresh = ({ at }: Entry) => at > Date.now() - STORED_MS;

export class DraftBox extends DurableObject<Env> {
  read(kind: string): string | null {
    const entry = this.ctx.storage.kv.get<Entry>(kind);
    return entry && isFresh(entry) ? entry.value : null;
  }

  all(prefix: string): Entry[] {
    const entries = [...this.ctx.storage.kv.list<Entry>({ prefix })].map(([, entry]) => entry);
    return entries.filter(isFresh).toSorted((a, b) => b.at - a.at);
  }

  async write(kind: string, value: string, closed = false): Promise<boolean> {
    const entry = this.ctx.storage.kv.get<Entry>(kind);
    if (entry?.closed && !closed) return false;
    await this.put({ kind, value, at: Date.now(), closed, lease: entry?.lease });
    return true;
  }

  lease(kind: string, by: string): boolean {
    const entry = this.ctx.storage.kv.get<Entry>(kind);
    if (!entry || entry.closed) return false;
    const { lease } = entry;
    if (lease && lease.by !== by && lease.until > Date.now()) return false;
    this.ctx.storage.kv.put(kind, { ...entry, lease: { by, until: Date.now() + LEASE_MS } });
    return true;
  }

  release(kind: string, by: string): void {
    const entry = this.ctx.storage.kv.get<Entry>(kind);
    if (entry?.lease?.by === by) this.ctx.storage.kv.put(kind, { ...entry, lease: undefined });
  }

  clear(...kinds: string[]): void {
    for (const kind of kinds) this.ctx.storage.kv.delete(kind);
  }

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

  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const entries = [...storage.kv.list<Entry>()];
    this.clear(...entries.filter(([, entry]) => !isFresh(entry)).map(([kind]) => kind));
    const oldest = this.all("").at(-1);
    if (oldest) await storage.setAlarm(oldest.at + STORED_MS);
    else await storage.deleteAll();
  }
}
