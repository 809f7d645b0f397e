import { DurableObject } from "cloudflare:workers";

export class Counter extends DurableObject<Env> {
  /** Returns the seconds to wait; 0 if it counted. */
  count(what: string, most: number, seconds: number): number {
    const { kv } = this.ctx.storage;
    const now = Date.now();
    const window = seconds * 1000;
    const recent = (kv.get<number[]>(what) ?? []).filter((at) => at > now - window);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= most) return Math.max(1, Math.ceil((oldest + window - now) / 1000));
    kv.put(what, [...recent, now]);
    void this.ctx.storage.setAlarm(now + window);
    return 0;
  }

  isUp(): true {
    return true;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
