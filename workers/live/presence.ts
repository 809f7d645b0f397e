import { written } from "~/domain/live";
import { Company } from "./online";
import type { Sockets } from "./sockets";

interface Others {
  /** Whom this person shares a chat with, and who may be listening. */
  partners(): Promise<number[]>;
  /** Tells one of them that this person came or went; gives whether the other is there. */
  tell(other: number, online: boolean): Promise<boolean>;
}

const word = (user: number, online: boolean) => written({ type: "presence", user, online });

/**
 * That one person is there, as others see it, and that others are, as he sees it. Nothing here fails what it is done
 * for: who could not be told, asks when he comes himself.
 */
export class Presence {
  private readonly company: Company;
  /** The last of what others are told. It is told one thing after the other, so that coming never overtakes going. */
  private telling = Promise.resolve();

  constructor(
    private readonly kv: SyncKvStorage,
    private readonly sockets: Sockets,
    private readonly outside: Others,
  ) {
    this.company = new Company(kv);
  }

  /** Whether others were told that this person is there. */
  isOn(): boolean {
    return this.kv.get<boolean>("shown") === true;
  }

  /** What a further socket is to hear: who is there. */
  others(): string[] {
    return this.company.all().map((other) => word(other, true));
  }

  /** A socket was opened. */
  come(): Promise<void> {
    return this.inTurn(async () => {
      if (this.isOn() || !this.sockets.any()) return;
      this.kv.put("shown", true);
      const partners = await this.outside.partners();
      await Promise.all(partners.map((other) => this.greet(other)));
    });
  }

  /** There has been no socket for some time. */
  go(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.isOn() || this.sockets.any()) return;
      this.kv.put("shown", false);
      await Promise.all(this.company.clear().map((other) => this.tell(other, false)));
    });
  }

  /** Whether another may know of this person, and he of the other, has changed. When in doubt he may not. */
  reconsider(other: number): Promise<void> {
    return this.inTurn(async () => {
      if (!this.isOn()) return;
      const partners = await this.outside.partners().catch((): number[] => []);
      if (partners.includes(other)) return this.greet(other);
      this.misses(other);
      await this.tell(other, false);
    });
  }

  /** Another came or went. Gives whether this person is there. */
  hear(other: number, online: boolean): boolean {
    if (!online) this.misses(other);
    if (!online || !this.isOn() || !this.company.hasRoomFor(other)) return false;
    this.meets(other);
    return true;
  }

  private async greet(other: number): Promise<void> {
    if (await this.tell(other, true)) this.meets(other);
  }

  private async tell(other: number, online: boolean): Promise<boolean> {
    return this.outside.tell(other, online).catch(() => false);
  }

  private meets(other: number): void {
    if (this.company.add(other)) this.sockets.send(word(other, true));
  }

  private misses(other: number): void {
    if (this.company.remove(other)) this.sockets.send(word(other, false));
  }

  private inTurn(what: () => Promise<void>): Promise<void> {
    this.telling = this.telling.then(what).catch((error: unknown) => {
      console.error(JSON.stringify({ level: "error", live: "presence not told", error: String(error) }));
    });
    return this.telling;
  }
}
