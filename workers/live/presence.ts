import { serializeMessage } from "~/domain/live";
import { OnlinePartners } from "./online-partners";
import type { Sockets } from "./sockets";

interface PresenceRelay {
  /** Whom this person shares a chat with, and who may be listening. */
  partners(): Promise<number[]>;
  /** Tells one of them that this person came or went; gives whether the other is there. */
  notify(other: number, online: boolean): Promise<boolean>;
}

const presenceFrame = (user: number, online: boolean) => serializeMessage({ type: "presence", user, online });

/**
 * That one person is there, as others see it, and that others are, as he sees it. Nothing here fails what it is done
 * for: who could not be told, asks when he comes himself.
 */
export class Presence {
  private readonly online: OnlinePartners;
  /** The last of what others are told. It is told one thing after the other, so that coming never overtakes going. */
  private queue = Promise.resolve();

  constructor(
    private readonly kv: SyncKvStorage,
    private readonly sockets: Sockets,
    private readonly relay: PresenceRelay,
  ) {
    this.online = new OnlinePartners(kv);
  }

  /** Whether others were told that this person is there. */
  isAnnounced(): boolean {
    return this.kv.get<boolean>("shown") === true;
  }

  /** What a further socket is to hear: who is there. */
  others(): string[] {
    return this.online.all().map((other) => presenceFrame(other, true));
  }

  /** A socket was opened. */
  connected(): Promise<void> {
    return this.enqueue(async () => {
      if (this.isAnnounced() || !this.sockets.hasOpen()) return;
      this.kv.put("shown", true);
      const partners = await this.relay.partners();
      await Promise.all(partners.map((other) => this.announceTo(other)));
    });
  }

  /** There has been no socket for some time. */
  disconnected(): Promise<void> {
    return this.enqueue(async () => {
      if (!this.isAnnounced() || this.sockets.hasOpen()) return;
      this.kv.put("shown", false);
      await Promise.all(this.online.clear().map((other) => this.notify(other, false)));
    });
  }

  /** Whether another may know of this person, and he of the other, has changed. When in doubt he may not. */
  membershipChanged(other: number): Promise<void> {
    return this.enqueue(async () => {
      if (!this.isAnnounced()) return;
      const partners = await this.relay.partners().catch((): number[] => []);
      if (partners.includes(other)) return this.announceTo(other);
      this.remove(other);
      await this.notify(other, false);
    });
  }

  /** Another came or went. Gives whether this person is there. */
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
      console.error(JSON.stringify({ level: "error", live: "presence not told", error: String(error) }));
    });
    return this.queue;
  }
}
