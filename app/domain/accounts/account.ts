import { z } from "zod";
import { publicText } from "../contact-guard/contact-guard";
import { storedText } from "../values/characters";
import { kinds } from "../values/kind";
import { judging } from "../values/rule";
import { isBlank, typedValue } from "../values/unseen";
import { boolean, errorOf, language, line, lineError, missingOr, optionalLine, ticked } from "../values/value";
import { passkey } from "./passkey";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./password-limits";
import { notOurs } from "./reserved-name";
import { socialLink } from "./social";

/** Excludes characters that would end an address, or begin another, in a mail header. */
const EMAIL = /^[^\s@"<>(),:;\\[\]]+@[^\s@."<>(),:;\\[\]]+(\.[^\s@."<>(),:;\\[\]]+)+$/;

const addressError = (value: string) => (EMAIL.test(value) ? null : "email");

export const email = z
  .string({ error: missingOr("invalid") })
  .overwrite((typed) => storedText(typedValue(typed)))
  .superRefine((value, ctx) => {
    const error = isBlank(value) ? "required" : (errorOf(value, 254) ?? lineError(value) ?? addressError(value));
    if (error) ctx.addIssue({ code: "custom", message: error });
  })
  .register(kinds, { in: { type: "string", format: "email", maxLength: 254, examples: ["petra@example.test"] } });

export const emailKey = (address: string) => address.trim().toLowerCase();

/** Passwords are not trimmed. */
export const newPassword = z
  .string({ error: missingOr("invalid") })
  .superRefine((value, ctx) => {
    const length = [...value].length;
    const weak = length < MIN_PASSWORD_LENGTH || !/\p{Ll}/u.test(value) || !/\p{Lu}/u.test(value) || !/\d/.test(value);
    const error =
      value === ""
        ? "required"
        : length < 6
          ? "password_short"
          : length > MAX_PASSWORD_LENGTH
            ? `max_length:${MAX_PASSWORD_LENGTH}`
            : weak
              ? "password_weak"
              : null;
    if (error) ctx.addIssue({ code: "custom", message: error });
  })
  .register(kinds, {
    in: {
      type: "string",
      format: "password",
      minLength: MIN_PASSWORD_LENGTH,
      maxLength: MAX_PASSWORD_LENGTH,
      description: "With a lower-case letter, an upper-case letter and a digit",
      examples: ["Welkom123!"],
    },
  });

export const password = z
  .string({ error: missingOr("invalid") })
  .min(1, { error: "required" })
  .register(kinds, { in: { type: "string", format: "password", minLength: 1, examples: ["Welkom123!"] } });

const givenName = notOurs(publicText(optionalLine(30)), "person");

export const signUp = z.object({
  email,
  password: newPassword,
  email_opt_in: boolean.nullish().transform((on) => on ?? true),
  partner_id: optionalLine(64),
  first_name: givenName,
  last_name: givenName,
  language: language.nullish(),
});
export type SignUp = z.output<typeof signUp>;

export const isOtherPassword = ({ current, next }: { current: string; next: string }, ctx: z.core.$RefinementCtx) => {
  if (current === next) ctx.addIssue({ code: "custom", path: ["new_password"], message: "password_same" });
};

export const repeated = z
  .string()
  .optional()
  .register(kinds, { in: { type: "string", format: "password" }, optional: true });

export const sameTwice = (typed: string, again: string | undefined, ctx: z.core.$RefinementCtx) => {
  if (typed !== again) ctx.addIssue({ code: "custom", path: ["confirm"], message: "password_match" });
};

export const signUpForm = signUp
  .extend({ confirm: repeated, email_opt_in: boolean.optional().transform((on) => on ?? false) })
  .superRefine((form, ctx) => sameTwice(form.password, form.confirm, ctx), judging("confirm"));

export const credentials = z.object({ email, password });

export const mailForm = z.object({ email });

export const tokens = z.object({ access: z.string(), refresh: z.string(), expires_in: z.int() });
export type Tokens = z.output<typeof tokens>;

export const mailedLink = z.object({ uid: line(64), token: line(200) });

export const LINK_STATES = ["usable", "confirmed", "replaced", "expired", "unknown"] as const;
export type LinkState = (typeof LINK_STATES)[number];
export const linkState = z.object({ state: z.enum(LINK_STATES) });

/** A reset removes the passkeys and linked accounts that the user does not keep. */
export const passwordReset = mailedLink.extend({
  new_password: newPassword,
  keep_passkeys: ticked,
  keep_linked: ticked,
});

/**
 * `new_account`: a new password makes one, and this one returns to its former address. `cleared`: a new password removes
 * what is filled in. `left`: there are jobs, bids or messages, which stay. Older back ends omit all three.
 */
export const waysToKeep = z.object({
  passkeys: z.array(passkey),
  linked: z.array(socialLink),
  new_account: z.boolean().optional(),
  cleared: z.boolean().optional(),
  left: z.boolean().optional(),
});

export type WaysToKeep = z.output<typeof waysToKeep>;

export const resetForm = passwordReset
  .extend({ confirm: repeated })
  .superRefine((form, ctx) => sameTwice(form.new_password, form.confirm, ctx), judging("confirm"));

export const ACCESS_SECONDS = 900;
export const REFRESH_SECONDS = 30 * 24 * 3600;
/** A refresh can be repeated, so that a lost answer does not log the user out. */
export const REFRESH_GRACE_SECONDS = 10;
export const ACTIVATION_DAYS = 7;
export const RESET_HOURS = 1;
export const EMAIL_UNDO_DAYS = 7;
