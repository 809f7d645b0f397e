import { z } from "zod";
import { kinds } from "./kind";
import { codeOf } from "./unseen";
import { missingOr } from "./value";

/** PostNL never issued the pairs SA, SD and SS. */
const FULL = /^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$/;
const AREA = /^[1-9][0-9]{3}$/;

const text = z
  .string({ error: missingOr("zipcode") })
  .overwrite(codeOf)
  .min(1, { error: "required", abort: true });

/** `0123AB` and `1012SA` look whole, but do not exist. */
const isWhole = (written: unknown) => /^\d{4}[A-Z]{2}$/.test(String(written));

// Refined, not z.regex: forms would hand that to the browser as a pattern, which refuses `1012 ab`.

export const postcode = text
  .refine((value) => FULL.test(value), { error: ({ input }) => (isWhole(input) ? "zipcode_none" : "zipcode") })
  .register(kinds, { in: { type: "string", pattern: FULL.source, examples: ["1012AB"] } });

export const postcodeOrArea = text
  .refine((value) => FULL.test(value) || AREA.test(value), { error: "zipcode_area" })
  .register(kinds, {
    in: { type: "string", pattern: `${FULL.source}|${AREA.source}`, examples: ["1012AB"] },
  });
export type PostcodeOrArea = z.infer<typeof postcodeOrArea>;

export type Zip4 = string;

export function zip4Of(zipcode: PostcodeOrArea): Zip4 {
  return zipcode.slice(0, 4);
}
