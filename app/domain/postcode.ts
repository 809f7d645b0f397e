import { z } from "zod";
import { kinds } from "./kind";
import { codeOf } from "./unseen";
import { missingOr } from "./value";

/** The post office never gave out the pairs SA, SD and SS. */
const FULL = /^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$/;
const AREA = /^[1-9][0-9]{3}$/;

const text = z
  .string({ error: missingOr("zipcode") })
  .overwrite(codeOf)
  .min(1, { error: "required", abort: true });

// Refined, not z.regex: forms would hand that to the browser as a pattern, which refuses `1012 ab`.

/** A full postcode, however it was spaced and cased; kept as `1012AB`. Whether its area exists is for the locator to say. */
export const postcode = text
  .refine((value) => FULL.test(value), { error: "zipcode" })
  .register(kinds, { in: { type: "string", pattern: FULL.source, examples: ["1012AB"] } });

/** A full postcode, or its four digits alone. */
export const postcodeOrArea = text
  .refine((value) => FULL.test(value) || AREA.test(value), { error: "zipcode" })
  .register(kinds, {
    in: { type: "string", pattern: `${FULL.source}|${AREA.source}`, examples: ["1012AB"] },
  });
export type PostcodeOrArea = z.infer<typeof postcodeOrArea>;

/** The four digits that name an area. */
export type Zip4 = string;

/** The area a postcode lies in. */
export function zip4Of(zipcode: PostcodeOrArea): Zip4 {
  return zipcode.slice(0, 4);
}
