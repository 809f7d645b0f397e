import { z } from "zod";
import { kinds } from "./kind";

const FARTHEST = 1_000_000_000;

const number = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)], { error: "page" })
  .refine((page) => Number.isInteger(page) && page >= 1, { error: "page" })
  .transform((page) => Math.min(page, FARTHEST));

export const page = z.preprocess((value) => (value === undefined ? 1 : value), number) as unknown as z.ZodType<
  number,
  number | string | undefined
>;
kinds.add(page, { in: { type: "integer", minimum: 1, default: 1 } });

export const pageOf = <T extends z.ZodType>(item: T) => z.object({ count: z.int(), results: z.array(item) });
