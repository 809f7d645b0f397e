import { z } from "zod";

const collected = z.object({ challenge: z.string(), origin: z.string() });

export function clientDataOf(written: string): z.output<typeof collected> | null {
  try {
    return collected.parse(JSON.parse(atob(written.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}

/** Lazy, as the library needs reflect-metadata first and bundlers do not keep import order within one bundle. */
export async function webauthn() {
  await import("reflect-metadata");
  const { verifyRegistrationResponse, verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  return { verifyRegistrationResponse, verifyAuthenticationResponse, decodeAttestationObject, isoBase64URL };
}
