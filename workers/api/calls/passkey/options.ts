import { contract } from "~/api/contract";
import { brand } from "~/brand";
import {
  ALGORITHMS,
  CHALLENGE_SECONDS,
  type CreationOptions,
  MAX_PASSKEYS,
  type RequestOptions,
} from "~/domain/passkey";
import { issueChallenge } from "../../changes/accounts/passkey-challenge";
import { ownCredentials } from "../../db/passkey";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { relyingParty } from "./relying-party";
import { userHandle } from "./user-handle";

const timeout = CHALLENGE_SECONDS * 1000;

/** What authenticators are asked, to make a passkey and to log in with one. */
export function servePasskeyOptions(app: ApiApp): void {
  serve(app, contract.passkey.registerOptions, async (q): Promise<CreationOptions> => {
    const { db, viewer } = q;
    const own = await ownCredentials(db, viewer.id);
    // Refused now rather than when a passkey was made for nothing.
    if (own.length >= MAX_PASSKEYS) refuse("limit_reached");
    return {
      rp: { id: relyingParty(q), name: brand.name },
      user: { id: userHandle(viewer.id), name: viewer.email, displayName: viewer.name },
      challenge: await issueChallenge(db, q.now, viewer.id),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout,
      excludeCredentials: own.map((credential) => ({ type: "public-key", ...credential })),
      // It must be found without a name being typed.
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
      attestation: "none",
    };
  });

  serve(app, contract.passkey.logInOptions, async (q): Promise<RequestOptions> => {
    const challenge = await issueChallenge(q.db, q.now, null);
    return { rpId: relyingParty(q), challenge, timeout, allowCredentials: [], userVerification: "preferred" };
  });
}
