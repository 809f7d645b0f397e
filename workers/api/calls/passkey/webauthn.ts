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
