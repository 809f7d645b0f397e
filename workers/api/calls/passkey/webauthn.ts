import { z } from "zod";

const collected = z.object({ challenge: z.string(), origin: z.string() });

/** What the browser says it had signed, base64url: which challenge, and on which origin. Null when it is not readable. */
export function clientDataOf(written: string): z.output<typeof collected> | null {
  try {
    return collected.parse(JSON.parse(atob(written.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}

/**
 * The library that verifies what authenticators send. Evaluated when it is first needed: most requests never do. Its
 * reading of certificates wants the polyfill before it is evaluated itself, and bundlers do not keep the order of imports
 * within one bundle.
 */
export async function webauthn() {
  await import("reflect-metadata");
  const { verifyRegistrationResponse, verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  return { verifyRegistrationResponse, verifyAuthenticationResponse, decodeAttestationObject, isoBase64URL };
}
