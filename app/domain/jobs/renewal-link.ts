import { z } from "zod";
import { id } from "../values/value";

/** The job of a renewal link, as anyone with the link sees it. */
export const renewalLink = z.object({ job: id, title: z.string(), is_open: z.boolean() });
export type RenewalLink = z.infer<typeof renewalLink>;
