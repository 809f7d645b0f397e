import { contract } from "~/api/contract";
import { ALGORITHMS, type RegistrationCredential } from "~/domain/passkey";
import { triggerDelivery } from "../../db/outbox";
import { insertPasskey, passkeyOfCredential } from "../../db/passkey";
import { ConflictError, isUnique, mustHaveChanged } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { wayInAdded } from "../../operations/accounts/mails";
import { spendChallenge } from "../../operations/accounts/passkey-challenge";
import { expectedOrigin, relyingParty } from "./relying-party";
import { clientDataOf, webauthn } from "./webauthn";

type Context = CallContext<typeof contract.passkey.register>;

/** Attestation is not requested. Certificate chains are rejected: checking one would fetch URLs that it contains. */
async function hasNoCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await webauthn();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
}

interface Made {
  credentialId: string;
  publicKey: string;
  counter: number;
}

async function verified(c: Context, credential: RegistrationCredential): Promise<Made | null> {
  const { db, now, viewer } = c;
  const { clientDataJSON, attestationObject } = credential.response;
  const said = clientDataOf(clientDataJSON);
  if (!said || !(await spendChallenge(db, now, { challenge: said.challenge, user: viewer.id }))) return null;
  const { verifyRegistrationResponse, isoBase64URL } = await webauthn();
  try {
    if (!(await hasNoCertificates(attestationObject))) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: said.challenge,
      expectedOrigin: expectedOrigin(c, said.origin),
      expectedRPID: relyingParty(c),
      requireUserVerification: false,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
  } catch {
    return null;
  }
}

const refuseCredential = () => refuseFields({ credential: ["invalid"] });

export const register = endpoint(contract.passkey.register, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const { name, credential } = await c.fields();
    const made = (await verified(c, credential)) ?? refuseCredential();
    const transports = [...new Set(credential.response.transports)].filter((word) => /^[a-z-]+$/.test(word));
    try {
      const insert = insertPasskey(db, now, { user: viewer.id, ...made, transports, name });
      await c.tx.add(insert, mustHaveChanged(db), wayInAdded(db, now, viewer.id, "passkey")).commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("limit_reached");
      if (isUnique(error, "passkey.credential_id")) refuseCredential();
      throw error;
    }
    triggerDelivery(c);
    return (await passkeyOfCredential(db, made.credentialId)) ?? refuseCredential();
  },
});
