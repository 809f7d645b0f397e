import { offer, optionsAt } from "./passkeys";

const REGISTER = "/api/auth/passkeys/register/";

/** The password manager creates a passkey without a question, if it has just filled in the password. */
async function created(): Promise<boolean> {
  const { conditionalCreate } = await PublicKeyCredential.getClientCapabilities();
  if (!conditionalCreate) return false;
  const options = await optionsAt<PublicKeyCredentialCreationOptionsJSON>(`${REGISTER}options/`);
  const silently: CredentialCreationOptions & { mediation: CredentialMediationRequirement } = {
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    mediation: "conditional",
    signal: offer.signal,
  };
  const credential = await navigator.credentials.create(silently);
  const headers = { "Content-Type": "application/json" };
  const { ok } = await fetch(REGISTER, { method: "POST", headers, body: JSON.stringify({ credential }) });
  return ok;
}

export async function createPasskey(note: HTMLElement): Promise<void> {
  // The user did not ask for a passkey: failures are not reported.
  if (!(await created().catch(() => false))) return;
  const text = note.querySelector(".flash-text");
  if (text) text.textContent = note.dataset.passkeyCreated ?? "";
  note.hidden = false;
}
