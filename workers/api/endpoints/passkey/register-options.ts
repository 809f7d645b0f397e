import { contract } from "~/api/contract";
import { brand } from "~/brand";
import { ALGORITHMS, type CreationOptions, MAX_PASSKEYS, userHandle } from "~/domain/passkey";
import { ownCredentials } from "../../db/passkey";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { issueChallenge } from "../../operations/accounts/passkey-challenge";
import { requireProof } from "../account/proof";
import { relyingParty, TIMEOUT } from "./relying-party";

export const registerOptions = endpoint(contract.passkey.registerOptions, {
  handle: async (c): Promise<CreationOptions> => {
    const { db, viewer } = c;
    await requireProof(db, c.now, viewer);
    const own = await ownCredentials(db, viewer.id);
    // Refused before the authenticator makes a passkey.
    if (own.length >= MAX_PASSKEYS) refuse("limit_reached");
    return {
      rp: { id: relyingParty(c), name: brand.name },
      user: { id: userHandle(viewer.id), name: viewer.email, displayName: viewer.name },
      challenge: await issueChallenge(db, c.now, viewer.id),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout: TIMEOUT,
      excludeCredentials: own.map((credential) => ({ type: "public-key", ...credential })),
      // Discoverable: login needs no name.
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
      attestation: "none",
    };
  },
});
