import { z } from "zod";
import { missingOr } from "./value";

const bare = (input: string) => input.replace(/\s/g, "").toUpperCase();
const FULL = /^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$/;
const text = z.string({ error: missingOr("zipcode") }).transform(bare);

/** A Dutch postcode, returned as `1012AB`. */
export const postcode = text.superRefine((value, ctx) => {
  const fault = value === "" ? "required" : FULL.test(value) ? null : "zipcode";
  if (fault) ctx.addIssue({ code: "custom", message: fault });
});

/** A postcode, or its four digits alone. */
export const postcodeOrArea = text.superRefine((value, ctx) => {
  const fault = value === "" ? "required" : FULL.test(value) || /^[1-9][0-9]{3}$/.test(value) ? null : "zipcode";
  if (fault) ctx.addIssue({ code: "custom", message: fault });
});

/** The four-digit area of a postcode. */
export const zip4Of = (zipcode: string) => zipcode.slice(0, 4);
