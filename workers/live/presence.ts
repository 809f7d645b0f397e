import { serializeMessage } from "~/domain/chats/live";
import { errorFields, writeLog } from "~/domain/values/log";
import { OnlinePartners } from "./online-partners";
import type { Sockets } from "./sockets";

interface PresenceRelay {
  partners(): Promise<number[]>;
  notify(other: number, online: boolean): Promise<boolean>;
}

const presenceFrame = (user: number, online: boolean) => serializeMessage({ type: "presence", user, online });

/** Failures are only logged: a missed partner asks when coming online. */
export class Presence {
  private readonly online: OnlinePartners;
  /** Serializes notifications, so that "online" never overtakes "offline". */
  private queue = Promise.resolve();

  constructor(
    private readonly kv: SyncKvStorage,
    private readonly sockets: Sockets,
    private readonly relay: PresenceRelay,
  ) {
    this.online = new OnlinePartners(kv);
  }

  isAnnounced(): boolean {
    return this.kv.get<boolean>("shown") === true;
  }

  others(): string[] {
    return this.online.all().map((other) => presenceFrame(other, true));
  }

  connected(): Promise<void> {
    return this.enqueue(async () => {
      if (this.isAnnounced() || !this.sockets.hasOpen()) return;
      this.kv.put("shown", true);
      const partners = await this.relay.partners();
      await Promise.all(partners.map((other) => this.announceTo(other)));
    });
  }

  disconnected(): Promise<void> {
    return this.enqueue(async () => {
      if (!this.isAnnounced() || this.sockets.hasOpen()) return;
      this.kv.put("shown", false);
      await Promise.all(this.online.clear().map((other) => this.notify(other, false)));
    });
  }

  membershipChanged(other: number): Promise<void> {
    return this.enqueue(async () => {
      if (!this.isAnnounced()) return;
      const partners = await this.relay.partners().catch((): number[] => []);
      if (partners.includes(other)) return this.announceTo(other);
      this.remove(other);
      await this.notify(other, false);
    });
  }

  receive(other: number, online: boolean): boolean {
    if (!online) this.remove(other);
    if (!online || !this.isAnnounced() || !this.online.hasRoomFor(other)) return false;
    this.add(other);
    return true;
  }

  private async announceTo(other: number): Promise<void> {
    if (await this.notify(other, true)) this.add(other);
  }

  private async notify(other: number, online: boolean): Promise<boolean> {
    return this.relay.notify(other, online).catch(() => false);
  }

  private add(other: number): void {
    if (this.online.add(other)) this.sockets.send(presenceFrame(other, true));
  }

  private remove(other: number): void {
    if (this.online.remove(other)) this.sockets.send(presenceFrame(other, false));
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(work).catch((error: unknown) => {
      writeLog("error", { live: "presence not told", ...errorFields(error) });
    });
    return this.queue;
  }
}
