import { z } from "zod";
import { id, missingOr, optionalLine, time } from "../values/value";

export const CHALLENGE_SECONDS = 300;
export const MAX_PASSKEYS = 20;
/** COSE: ES256 and RS256. */
export const ALGORITHMS = [-7, -257] as const;

export const passkey = z.object({ id, name: z.string().nullable(), created_at: time });
export type Passkey = z.output<typeof passkey>;

export const ownPasskey = passkey.extend({ credential_id: z.string() });
export type OwnPasskey = z.output<typeof ownPasskey>;

/** A user handle has no personal data. */
export const userHandle = (user: number) => btoa(String(user)).replaceAll("=", "");

const publicKey = z.literal("public-key");
/** The limit of the request body bounds the size. */
const bytes = z.string().min(1);
const word = z.string().max(32);
const invalid = { error: missingOr("invalid") };

export const registrationCredential = z.object(
  {
    id: bytes,
    rawId: bytes,
    type: publicKey,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(word).max(10).nullish(),
    }),
  },
  invalid,
);
export type RegistrationCredential = z.output<typeof registrationCredential>;

export const authenticationCredential = z.object(
  {
    id: bytes,
    rawId: bytes,
    type: publicKey,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.string().nullish(),
    }),
  },
  invalid,
);
export type AuthenticationCredential = z.output<typeof authenticationCredential>;

export function writtenCredential<T>(schema: z.ZodType<T>, written: unknown): T | null {
  try {
    return schema.parse(JSON.parse(String(written)));
  } catch {
    return null;
  }
}

export const registration = z.object({ name: optionalLine(60), credential: registrationCredential });
export const authentication = z.object({ credential: authenticationCredential });

export const passkeyForm = z.object({ name: optionalLine(60), credential: z.string().optional() });

const verification = z.literal("preferred");

export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string(), transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: verification,
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** No credentials are named: the authenticator offers its own. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  userVerification: verification,
});
export type RequestOptions = z.output<typeof requestOptions>;
