import type { Language } from "~/domain/language";
import type { Device } from "../../db/push";

export interface Push {
  notification: number;
  type: string;
  title: string;
  text: string;
  link: string;
  /** Of several with the same tag only the last is shown. */
  tag: string;
  language: Language;
  /** Shown in the development mailbox. */
  to: string;
  /** The outbox row it comes from: a push delivered twice is one push. */
  outbox: number;
}

/** `gone`: the device no longer exists. Throws when the push was not accepted; it is then retried. */
export interface PushTransport<D extends Device> {
  send(push: Push, device: D): Promise<"taken" | "gone">;
}
