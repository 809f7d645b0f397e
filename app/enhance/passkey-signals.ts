/** Ids are base64url. */
export interface AcceptedPasskeys {
  userId: string;
  name: string;
  displayName: string;
  allAcceptedCredentialIds: string[];
}

/** The Signal API is missing from TypeScript's DOM types. */
interface Signals {
  signalAllAcceptedCredentials?(
    options: Pick<AcceptedPasskeys, "userId" | "allAcceptedCredentialIds"> & Relying,
  ): Promise<void>;
  signalCurrentUserDetails?(
    options: Pick<AcceptedPasskeys, "userId" | "name" | "displayName"> & Relying,
  ): Promise<void>;
}
interface Relying {
  rpId: string;
}

export async function passkeySignals({ dataset }: HTMLElement): Promise<void> {
  if (typeof PublicKeyCredential !== "function") return;
  const signals = PublicKeyCredential as Signals;
  const { allAcceptedCredentialIds, ...details }: AcceptedPasskeys = JSON.parse(dataset.passkeys ?? "");
  const rpId = location.hostname;
  const { userId } = details;
  try {
    await signals.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds });
    await signals.signalCurrentUserDetails?.({ rpId, ...details });
  } catch {
    // An IP address has no passkeys.
  }
}
