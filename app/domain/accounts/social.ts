import { z } from "zod";
import { findContactDetails } from "../contact-guard/contact-guard";
import { firstCharacters, storedLine } from "../values/characters";
import { isBlank } from "../values/unseen";
import { line, missingOr, optionalLine, time } from "../values/value";
import { isReserved } from "./reserved-name";

export const SOCIAL_APPS = ["google", "apple", "facebook"] as const;
export type SocialApp = (typeof SOCIAL_APPS)[number];

export const SOCIAL_NAMES: Record<SocialApp, string> = { google: "Google", apple: "Apple", facebook: "Facebook" };

export const isSocialApp = (name: string): name is SocialApp => (SOCIAL_APPS as readonly string[]).includes(name);

const proof = z.object({
  code: line(2048).nullable(),
  code_verifier: line(128).nullable(),
  redirect_uri: line(2048).nullable(),
  id_token: optionalLine(16_384),
  nonce: optionalLine(256),
  /** Apple leaves the name out of its token. */
  name: optionalLine(60),
  partner_id: optionalLine(64),
});
type SocialProof = z.output<typeof proof>;
type SocialProofInput = { [K in keyof SocialProof]?: string | null };

const isGiven = (value: unknown) => typeof value === "string" && !isBlank(value);

/** A code with its PKCE verifier and redirect address, or from apps an id token. `nonce` must match the token if it is sent. */
export const socialProof = z.preprocess((input) => {
  if (typeof input !== "object" || input === null) return input;
  const sent: Record<string, unknown> = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  return { ...sent, ...(isGiven(sent.id_token) && { code: null, code_verifier: null, redirect_uri: null }) };
}, proof) as unknown as z.ZodType<SocialProof, SocialProofInput>;

export const codeChallenge = z.string({ error: missingOr("invalid") }).regex(/^[\w-]{43}$/, { error: "invalid" });

export const authorizationRequest = z.object({
  redirect_uri: line(2048),
  state: line(1024),
  nonce: line(256),
  code_challenge: codeChallenge,
});

export const authorization = z.object({ authorization_url: z.string() });

export const socialAttempt = z.object({
  app: z.enum(SOCIAL_APPS),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  from: z.literal("signup").optional(),
  link: z.int().optional(),
});
export type SocialAttempt = z.output<typeof socialAttempt>;

export const socialKey = z.object({
  key: z.string(),
  cleared: z.boolean().optional(),
  left: z.boolean().optional(),
});
export type SocialKey = z.output<typeof socialKey>;

export const socialLink = z.object({ app: z.enum(SOCIAL_APPS), created_at: time });
export type SocialLink = z.output<typeof socialLink>;

const named = z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) });
const MAX_NAME_LENGTH = 60;

export function nameFrom(text: string): string {
  const name = firstCharacters(storedLine(text.replace(/[\p{Cc}\p{White_Space}]+/gu, " ")), MAX_NAME_LENGTH).trim();
  return isBlank(name) || findContactDetails(name).length > 0 || isReserved(name, "person") ? "" : name;
}

export function writtenName(written: unknown): string {
  try {
    const { name } = named.parse(JSON.parse(String(written)));
    const whole = [name.firstName, name.lastName].filter(Boolean).join(" ");
    return nameFrom(whole);
  } catch {
    return "";
  }
}
