import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { sameSecret } from "../../../secrets/secret";
import { type Identity, NotBelieved, Unreachable } from "./port";

export interface Expected {
  issuers: string[];
  audiences: string[];
  keys: JWTVerifyGetKey;
  nonce: string | null;
}

const TOLERANCE_SECONDS = 30;
const KEY_ERRORS = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code];

const isForgery = (error: unknown) => error instanceof errors.JOSEError && !KEY_ERRORS.includes(error.code);

export async function readIdToken(token: string, expected: Expected): Promise<JWTPayload> {
  const { issuers: issuer, audiences: audience, keys, nonce } = expected;
  const claims = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ["RS256"],
    requiredClaims: ["sub", "iat", "exp"],
    clockTolerance: TOLERANCE_SECONDS,
  })
    .then(({ payload }) => payload)
    .catch((cause: unknown) => {
      const said = cause instanceof Error ? cause.message : String(cause);
      throw isForgery(cause) ? new NotBelieved(said, { cause }) : new Unreachable(said, { cause });
    });
  // A token for several audiences may come from another app.
  if (typeof claims.aud !== "string") throw new NotBelieved("more than one audience");
  if (nonce !== null && !sameSecret(nonce, String(claims.nonce ?? ""))) throw new NotBelieved("another nonce");
  return claims;
}

const textOf = (claim: unknown) => (typeof claim === "string" && claim !== "" ? claim : null);
/** Apple also writes booleans as text. */
const isTrue = (claim: unknown) => claim === true || claim === "true";

/** An unverified address may belong to another person. */
export function identityOf(claims: JWTPayload): Identity {
  const email = textOf(claims.email);
  const verified = isTrue(claims.email_verified);
  if (email && claims.email_verified !== undefined && !verified) throw new NotBelieved("the address is not verified");
  const subject = textOf(claims.sub);
  if (!subject) throw new NotBelieved("nobody is named");
  return { subject, email: verified ? email : null, name: textOf(claims.name) ?? "" };
}
