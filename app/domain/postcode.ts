import { z } from "zod";

/** The post office never gave out these pairs. */
const LETTERS = "(?!SA|SD|SS)[A-Z]{2}";
const AREA = "[1-9][0-9]{3}";

const asWritten = z
  .string({ error: ({ input }) => (input === undefined || input === null ? "required" : "zipcode") })
  .overwrite((typed) => typed.replace(/\s+/g, "").toUpperCase())
  .min(1, { error: "required", abort: true });

/** A full postcode, however it was spaced and cased; kept as `1012AB`. Whether its area exists is for the locator to say. */
export const postcode = asWritten.regex(new RegExp(`^${AREA}${LETTERS}$`), { error: "zipcode" });
/** A postcode kept as `1012AB`. */
export type Postcode = z.infer<typeof postcode>;

/** A full postcode, or its four digits alone. */
export const postcodeOrArea = asWritten.regex(new RegExp(`^${AREA}(${LETTERS})?$`), { error: "zipcode" });
/** `1012AB` or `1012`. */
export type PostcodeOrArea = z.infer<typeof postcodeOrArea>;

/** The four digits that name an area. */
export type Zip4 = string;

/** The area a postcode lies in. */
export function zip4Of(zipcode: PostcodeOrArea): Zip4 {
  return zipcode.slice(0, 4);
}
