import { z } from "zod";

const collected = z.object({ challenge: z.string(), origin: z.string() });

/** The client data that the browser signed; null when it is not readable. */
export function clientDataOf(written: string): z.output<typeof collected> | null {
  try {
    return collected.parse(JSON.parse(atob(written.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}

/**
 * Loaded lazily. The library reads certificates with reflect-metadata, which must be evaluated before it; bundlers do
 * not keep import order within one bundle.
 */
export async function webauthn() {
  await import("reflect-metadata");
  const { verifyRegistrationResponse, verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  return { verifyRegistrationResponse, verifyAuthenticationResponse, decodeAttestationObject, isoBase64URL };
}
