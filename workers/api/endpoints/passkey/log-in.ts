import { contract } from "~/api/contract";
import { type AuthenticationCredential, userHandle } from "~/domain/passkey";
import { triggerDelivery } from "../../db/outbox";
import { countLogin, findPasskey, type KnownPasskey } from "../../db/passkey";
import { ConflictError, mustHaveChanged } from "../../db/transaction";
import { clientOf } from "../../http/client";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { spendChallenge } from "../../operations/accounts/passkey-challenge";
import { openSession, tokensOf } from "../../operations/accounts/session";
import { expectedOrigin, relyingParty } from "./relying-party";
import { clientDataOf, webauthn } from "./webauthn";

type Context = CallContext<typeof contract.passkey.logIn>;

const isOf = (passkey: KnownPasskey, handle: string | null | undefined) =>
  !handle || handle.replaceAll("=", "") === userHandle(passkey.user);

async function verified(
  c: Context,
  credential: AuthenticationCredential,
  passkey: KnownPasskey,
): Promise<number | null> {
  const { db, now } = c;
  const { userHandle: handle, ...response } = credential.response;
  const said = clientDataOf(response.clientDataJSON);
  if (!said || !isOf(passkey, handle)) return null;
  if (!(await spendChallenge(db, now, { challenge: said.challenge, user: null }))) return null;
  const { verifyAuthenticationResponse, isoBase64URL } = await webauthn();
  try {
    const { verified: right, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: said.challenge,
      expectedOrigin: expectedOrigin(c, said.origin),
      expectedRPID: relyingParty(c),
      requireUserVerification: false,
      credential: {
        id: credential.id,
        publicKey: isoBase64URL.toBuffer(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return right ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

export const logIn = endpoint(contract.passkey.logIn, {
  handle: async (c) => {
    const { db, env, now } = c;
    const { credential } = await c.fields();
    const passkey = (await findPasskey(db, credential.id)) ?? refuse("bad_credentials");
    const counter = (await verified(c, credential, passkey)) ?? refuse("bad_credentials");
    if (passkey.status !== "active") refuse("suspended");
    const { user } = passkey;
    const session = await openSession(db, now, { user, client: clientOf(c.request) });
    try {
      await c.tx.add(countLogin(db, now, passkey, counter), mustHaveChanged(db), ...session.statements).commit();
    } catch (error) {
      // A concurrent login raised the counter, or the passkey is gone.
      if (error instanceof ConflictError) refuse("bad_credentials");
      throw error;
    }
    triggerDelivery(c);
    return tokensOf(env, now, { id: session.id, user, generation: 0 });
  },
});
