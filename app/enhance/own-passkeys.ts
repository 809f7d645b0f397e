import { createPasskey } from "./passkey-creation";
import { passkeySignals } from "./passkey-signals";

export function ownPasskeys(): void {
  const own = document.querySelector<HTMLElement>("[data-passkeys]");
  if (own) void passkeySignals(own);
  const note = document.querySelector<HTMLElement>("[data-passkey-created]");
  if (note) void createPasskey(note);
}
