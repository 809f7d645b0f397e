import { z } from "zod";
import { email, newPassword, password } from "./account";
import { categories } from "./category";
import { iban } from "./iban";
import { file } from "./image";
import { postcodeOrArea } from "./postcode";
import { boolean, language, optionalLine, optionalText } from "./value";

/** A box that is not ticked is not sent. */
export const ticked = boolean.optional().transform((on) => on ?? false);
const emptyIsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    schema.nullable(),
  ) as unknown as z.ZodType<z.output<T> | null, string | null | undefined>;

/** The form of the own profile. */
export const personalForm = z.object({
  name: optionalLine(60),
  zipcode: emptyIsNull(postcodeOrArea),
  active_worker: ticked,
  categories: categories.optional().transform((chosen) => chosen ?? []),
  iban: emptyIsNull(iban),
  image: file.optional(),
  /** Id of a photo that was chosen in a try that was refused. */
  photo: z.string().optional(),
  remove_photo: ticked,
});

/** What a helper says of themselves. */
export const aboutForm = z.object({ function_title: optionalLine(60), bio: optionalText(1000) });

/** The form that changes the password: the new one once, shown on demand by the browser. */
export const passwordForm = z.object({ old_password: password, new_password: newPassword });

/** The form of the account. */
export const settingsForm = z.object({
  email,
  language,
});
