import { z } from "zod";
import { firstCharacters } from "./characters";
import { findContactDetails } from "./contact-guard";
import { isBlank, storedLine } from "./unseen";
import { line, missingOr, optionalLine, time } from "./value";

/** Where people may have an account by which they log in here. */
export const SOCIAL_APPS = ["google", "apple", "facebook"] as const;
export type SocialApp = (typeof SOCIAL_APPS)[number];

/** As they call themselves, in every language. */
export const SOCIAL_NAMES: Record<SocialApp, string> = { google: "Google", apple: "Apple", facebook: "Facebook" };

export const isSocialApp = (name: string): name is SocialApp => (SOCIAL_APPS as readonly string[]).includes(name);

const proof = z.object({
  code: line(2048).nullable(),
  code_verifier: line(128).nullable(),
  redirect_uri: line(2048).nullable(),
  id_token: optionalLine(16_384),
  nonce: optionalLine(256),
  /** As the person gave it to a provider that has it in no token; a first login takes it for the name of the account. */
  name: optionalLine(60),
  /** The partner that brought somebody whose account is made now. */
  partner_id: optionalLine(64),
});
type SocialProof = z.output<typeof proof>;
type SocialProofInput = { [K in keyof SocialProof]?: string | null };

const isGiven = (value: unknown) => typeof value === "string" && !isBlank(value);

/**
 * What a login brings from the provider: a code with the verifier of its challenge (PKCE) and where it was sent to, or
 * from apps an id token. `nonce` must then be that of the token, when it is sent.
 */
export const socialProof = z.preprocess((input) => {
  if (typeof input !== "object" || input === null) return input;
  // Null is nothing sent.
  const sent: Record<string, unknown> = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  return { ...sent, ...(isGiven(sent.id_token) && { code: null, code_verifier: null, redirect_uri: null }) };
}, proof) as unknown as z.ZodType<SocialProof, SocialProofInput>;

/** The SHA-256 of a verifier (PKCE), base64url. */
export const codeChallenge = z.string({ error: missingOr("invalid") }).regex(/^[\w-]{43}$/, { error: "invalid" });

/** Where the code is to be sent, and what comes back with it as proof of who asked. */
export const authorizationRequest = z.object({
  redirect_uri: line(2048),
  state: line(1024),
  nonce: line(256),
  code_challenge: codeChallenge,
});

export const authorization = z.object({ authorization_url: z.string() });

/** A login that went to a provider: what must come back, the verifier of its challenge, and where it leads. */
export const socialAttempt = z.object({
  app: z.enum(SOCIAL_APPS),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** Whose account gets another way in; without one, the login is for getting in. */
  link: z.int().optional(),
});
export type SocialAttempt = z.output<typeof socialAttempt>;

export const socialKey = z.object({ key: z.string() });

/** An account elsewhere by which somebody can log in here. */
export const socialLink = z.object({ app: z.enum(SOCIAL_APPS), created_at: time });
export type SocialLink = z.output<typeof socialLink>;

const named = z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) });
const MAX_NAME = 60;

/** Returns a name from elsewhere as one line of at most 60 characters; empty when strangers should not read it. */
export function nameFrom(given: string): string {
  const name = firstCharacters(storedLine(given.replace(/[\p{Cc}\p{White_Space}]+/gu, " ")), MAX_NAME).trim();
  return isBlank(name) || findContactDetails(name).length > 0 ? "" : name;
}

/** The name in what Apple posts of a person, as JSON; empty when there is none to be read. */
export function writtenName(written: unknown): string {
  try {
    const { name } = named.parse(JSON.parse(String(written)));
    const whole = [name.firstName, name.lastName].filter(Boolean).join(" ");
    return nameFrom(whole);
  } catch {
    return "";
  }
}
