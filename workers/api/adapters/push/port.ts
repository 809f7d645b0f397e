import type { Language } from "~/domain/value";
import type { Device } from "../../db/push";

/** A push, ready to go out, in the person's language. */
export interface Push {
  notification: number;
  type: string;
  title: string;
  text: string;
  /** Where it leads, absolute. */
  link: string;
  /** Of several with the same tag the last alone is shown. */
  tag: string;
  language: Language;
  /** Whom it is for: shown in the mailbox of development. */
  to: string;
  /** The outbox row it comes from: a push delivered twice is one push. */
  outbox: number;
}

/**
 * Carries pushes to one kind of device. `gone`: there is no such device any more. Throws when the push was not taken;
 * it is then tried again.
 */
export interface PushTransport<D extends Device> {
  send(push: Push, device: D): Promise<"taken" | "gone">;
}
