import path from "node:path";
import type { Plugin } from "vite";

/** What of the verifier of passkeys is there for certificates alone: a passkey that comes with one is refused before (docs/decisions/021). */
const OF_CERTIFICATES =
  /\/@simplewebauthn\/server\/esm\/(?:helpers\/(?:getCertificateInfo|validateCertificatePath|isCertRevoked|convertX509PublicKeyToCOSE|validateExtFIDOGenCEAAGUID)|metadata\/verify\w+|services\/defaultRootCerts\/[\w-]+|registration\/verifications\/(?!verifyAttestationPacked).+)\.js$/;

/** The one other thing for which it has a library of ASN.1: how a signature is written. */
const SIGNATURE = /\/@simplewebauthn\/server\/esm\/helpers\/iso\/isoCrypto\/unwrapEC2Signature\.js$/;
const OUR_SIGNATURE = path.resolve(import.meta.dirname, "../workers/api/calls/passkey/ecdsa-signature.ts");

const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm;
const refusing = (name: string) => `export function ${name}() { throw new Error("certificates are not read"); }`;
const refusingAll = (code: string) => [...code.matchAll(EXPORTED)].map(([, name = ""]) => refusing(name)).join("\n");

/** Builds what reads certificates as functions that refuse: with them go the libraries that know what is in one. */
export const withoutCertificates = (): Plugin => ({
  name: "without-certificates",
  apply: "build",
  transform: {
    filter: { id: [OF_CERTIFICATES, SIGNATURE] },
    handler: (code, id) => ({
      code: SIGNATURE.test(id) ? `export * from ${JSON.stringify(OUR_SIGNATURE)};` : refusingAll(code),
      map: { mappings: "" },
      moduleSideEffects: false,
    }),
  },
});
