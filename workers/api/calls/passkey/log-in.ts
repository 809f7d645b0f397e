import { contract } from "~/api/contract";
import type { AuthenticationCredential } from "~/domain/passkey";
import { spendChallenge } from "../../changes/accounts/passkey-challenge";
import { openSession, tokensOf } from "../../changes/accounts/session";
import { commit, Lost, mustHaveChanged } from "../../db/batch";
import { wake } from "../../db/outbox";
import { countLogin, findPasskey, type KnownPasskey } from "../../db/passkey";
import { clientOf } from "../../http/client";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { clientDataOf } from "./client-data";
import { expectedOrigin, relyingParty } from "./relying-party";
import { userHandle } from "./user-handle";
import { webauthn } from "./webauthn";

type Asked = Question<typeof contract.passkey.logIn>;

/** An authenticator that says whose the passkey is must say the right one. */
const isOf = (passkey: KnownPasskey, handle: string | null | undefined) =>
  !handle || handle.replaceAll("=", "") === userHandle(passkey.user);

/** How often the authenticator has signed; null when this is no login with that passkey. */
async function verified(q: Asked, credential: AuthenticationCredential, passkey: KnownPasskey): Promise<number | null> {
  const { db, now } = q;
  const { userHandle: handle, ...response } = credential.response;
  const said = clientDataOf(response.clientDataJSON);
  if (!said || !isOf(passkey, handle)) return null;
  if (!(await spendChallenge(db, now, { challenge: said.challenge, user: null }))) return null;
  const { verifyAuthenticationResponse, isoBase64URL } = await webauthn();
  try {
    const { verified: right, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: said.challenge,
      expectedOrigin: expectedOrigin(q, said.origin),
      expectedRPID: relyingParty(q),
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

/** Log in with a passkey: nobody is named, the credential says who it is. */
export function servePasskeyLogIn(app: ApiApp): void {
  serve(app, contract.passkey.logIn, async (q) => {
    const { db, env, now } = q;
    const { credential } = await q.fields();
    const passkey = (await findPasskey(db, credential.id)) ?? refuse("bad_credentials");
    const counter = (await verified(q, credential, passkey)) ?? refuse("bad_credentials");
    if (passkey.status !== "active") refuse("suspended");
    const { user } = passkey;
    const session = openSession(db, now, { user, client: clientOf(q.request) });
    try {
      await commit(db, [countLogin(db, now, passkey, counter), mustHaveChanged(db), ...session.statements]);
    } catch (error) {
      // Another login counted further meanwhile, or the passkey is gone.
      if (error instanceof Lost) refuse("bad_credentials");
      throw error;
    }
    wake(env, q.execution);
    return tokensOf(env, now, { id: session.id, user, generation: 0 });
  });
}
