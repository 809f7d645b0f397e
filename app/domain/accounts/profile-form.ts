import { z } from "zod";
import { publicText } from "../contact-guard/contact-guard";
import { categories } from "../jobs/category";
import { MAX_DISTANCE_KM } from "../jobs/distance";
import { file } from "../jobs/image";
import { iban } from "../money/iban";
import { postcodeOrArea } from "../values/postcode";
import { integer, language, line, optionalLine, optionalText, text, ticked } from "../values/value";
import { email, isOtherPassword, newPassword, password, repeated, sameTwice } from "./account";
import { notOurs } from "./reserved-name";

const emptyIsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    schema.nullable(),
  ) as unknown as z.ZodType<z.output<T> | null, string | null | undefined>;

/** Others must be able to say it, and the tax office to read it. The API takes any name. */
const hasLetter = (name: string | null) => !name || /\p{L}/u.test(name);
const LETTERLESS = { error: "name_letters" };

/** One letter is a slip of the hand, except in scripts such as Chinese. */
function hasFirstName(name: string | null): boolean {
  const first = name?.split(/\s+/).find((word) => /\p{L}/u.test(word));
  return first === undefined || /\p{L}.*\p{L}|\p{Lo}/u.test(first);
}
const INITIAL = { error: "name_initial" };

/** A name from before these rules stays valid as long as it is not changed. */
const personName = <T extends z.ZodType<string | null>>(name: T, current: string | null = null) =>
  notOurs(publicText(name), "person")
    .refine((typed) => typed === current || hasLetter(typed), LETTERLESS)
    .refine((typed) => typed === current || hasFirstName(typed), INITIAL);

export const personalForm = z.object({
  name: personName(optionalLine(60)),
  zipcode: emptyIsNull(postcodeOrArea),
  active_worker: ticked,
  categories: categories.optional().transform((chosen) => chosen ?? []),
  iban: emptyIsNull(iban),
  image: file.optional(),
  photo: z.string().optional(),
  remove_photo: ticked,
});

export const personalFormOf = (name: string | null) =>
  personalForm.extend({ name: personName(optionalLine(60), name) });

export const nameForm = z.object({ name: personName(line(60)) });

export const aboutForm = z.object({
  function_title: notOurs(publicText(optionalLine(60)), "function"),
  bio: publicText(optionalText(1000)),
});

export const startWorkForm = z.object({
  function_title: notOurs(publicText(line(60)), "function"),
  categories: z.preprocess(
    (chosen) => chosen ?? [],
    categories.refine((chosen) => chosen.length > 0, { error: "categories_none" }),
  ) as unknown as typeof categories,
  zipcode: postcodeOrArea,
  distance: integer(1, MAX_DISTANCE_KM),
});
export const startPersonForm = z.object({
  image: file.optional(),
  photo: z.string().optional(),
  remove_photo: ticked,
  bio: publicText(text(1000)),
});
export const startMoneyForm = z.object({ iban: iban.refine((typed) => typed !== "", { error: "required" }) });

export const passwordForm = z
  .object({ old_password: password, new_password: newPassword, confirm: repeated })
  .superRefine((form, ctx) => {
    if (form.old_password !== "" && form.new_password !== "")
      isOtherPassword({ current: form.old_password, next: form.new_password }, ctx);
    sameTwice(form.new_password, form.confirm, ctx);
  });

export const settingsForm = z.object({ language });

export const proofForm = z.object({ password });
export const addressByPassword = z.object({ email, password });
export const addressByEmail = z.object({ email, current_email: email });
