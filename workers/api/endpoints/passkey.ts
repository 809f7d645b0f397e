import { z } from "zod";
import { contract } from "~/api/contract";
import type { passkeyCalls } from "~/api/contract/passkeys";
import { brand } from "~/brand";
import { deviceNameOf } from "~/domain/accounts/device-name";
import {
  ALGORITHMS,
  type AuthenticationCredential,
  CHALLENGE_SECONDS,
  type CreationOptions,
  MAX_PASSKEYS,
  type RegistrationCredential,
  type RequestOptions,
  userHandle,
} from "~/domain/accounts/passkey";
import { isLocal } from "~/domain/site/environment";
import {
  countLogin,
  findPasskey,
  insertPasskey,
  type KnownPasskey,
  listPasskeys,
  ownCredentials,
  passkeyOfCredential,
  removePasskey,
} from "../db/passkey";
import { endSessions } from "../db/session";
import { ConflictError, isUnique, mustHaveChanged } from "../db/transaction";
import { clientOf } from "../http/client";
import type { CallContext } from "../http/context";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse, refuseFields } from "../http/refusal";
import { wayInAdded } from "../operations/accounts/mails";
import { issueChallenge, spendChallenge } from "../operations/accounts/passkey-challenge";
import { openSession, tokensOf } from "../operations/accounts/session";
import { requireProof } from "./account/password";

type SiteDeps = { env: Env; origin: string };

const relyingParty = ({ env, origin }: SiteDeps) => (isLocal(env.ENVIRONMENT) ? "localhost" : new URL(origin).hostname);

const ON_OWN_MACHINE = /^http:\/\/localhost(:\d{1,5})?$/;

function expectedOrigin({ env, origin }: SiteDeps, used: string): string {
  if (isLocal(env.ENVIRONMENT)) return ON_OWN_MACHINE.test(used) ? used : "http://localhost";
  return new URL(origin).origin;
}

const TIMEOUT = CHALLENGE_SECONDS * 1000;

const collected = z.object({ challenge: z.string(), origin: z.string() });

function clientDataOf(written: string): z.output<typeof collected> | null {
  try {
    return collected.parse(JSON.parse(atob(written.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}

/** Lazy. Its package for certificates needs `reflect-metadata` first. */
async function webauthn() {
  await import("reflect-metadata");
  return import("./passkey/verifier");
}

const list = endpoint(contract.passkey.list, {
  handle: async (c) => {
    const { page } = await c.fields();
    return listPasskeys(c.db, c.viewer.id, page);
  },
});

const registerOptions = endpoint(contract.passkey.registerOptions, {
  handle: async (c): Promise<CreationOptions> => {
    const { db, viewer } = c;
    await requireProof(db, c.now, viewer);
    const own = await ownCredentials(db, viewer.id);
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

type RegisterContext = CallContext<typeof contract.passkey.register>;

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

async function verifiedRegistration(c: RegisterContext, credential: RegistrationCredential): Promise<Made | null> {
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

const register = endpoint(contract.passkey.register, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const { name, credential } = await c.fields();
    const made = (await verifiedRegistration(c, credential)) ?? refuseCredential();
    const transports = [...new Set(credential.response.transports)].filter((word) => /^[a-z-]+$/.test(word));
    try {
      const named = name ?? deviceNameOf(c.request.headers.get("User-Agent"));
      const insert = insertPasskey(db, now, { user: viewer.id, ...made, transports, name: named });
      await c.tx.add(insert, mustHaveChanged(db), wayInAdded(db, now, viewer.id, "passkey")).commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("limit_reached");
      if (isUnique(error, "passkey.credential_id")) refuseCredential();
      throw error;
    }
    return (await passkeyOfCredential(db, made.credentialId)) ?? refuseCredential();
  },
});

const logInOptions = endpoint(contract.passkey.logInOptions, {
  handle: async (c): Promise<RequestOptions> => {
    const challenge = await issueChallenge(c.db, c.now, null);
    return { rpId: relyingParty(c), challenge, timeout: TIMEOUT, allowCredentials: [], userVerification: "preferred" };
  },
});

type LogInContext = CallContext<typeof contract.passkey.logIn>;

const isOf = (passkey: KnownPasskey, handle: string | null | undefined) =>
  !handle || handle.replaceAll("=", "") === userHandle(passkey.user);

async function verifiedLogIn(
  c: LogInContext,
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

const logIn = endpoint(contract.passkey.logIn, {
  handle: async (c) => {
    const { db, env, now } = c;
    const { credential } = await c.fields();
    const passkey = (await findPasskey(db, credential.id)) ?? refuse("bad_credentials");
    const counter = (await verifiedLogIn(c, credential, passkey)) ?? refuse("bad_credentials");
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
    return tokensOf(env, now, { id: session.id, user, generation: 0 });
  },
});

const remove = endpoint(contract.passkey.remove, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    await requireProof(db, now, viewer);
    try {
      // Another session may have come by this passkey.
      const ends = endSessions(db, viewer.id, now, viewer.session);
      await c.tx.add(removePasskey(db, viewer.id, c.id()), mustHaveChanged(db), ends).commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("not_found");
      throw error;
    }
    return undefined;
  },
});

export const passkey = { registerOptions, register, list, remove, logInOptions, logIn } satisfies Handlers<
  typeof passkeyCalls
>;
