import { z } from "zod";
import { id } from "../values/value";

/** What a link to renew a job shows without a login. */
export const renewalLink = z.object({ job: id, title: z.string(), is_open: z.boolean() });
export type RenewalLink = z.infer<typeof renewalLink>;
