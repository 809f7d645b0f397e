import { z } from "zod";
import { address, id } from "./value";

/** A project of a helper's portfolio (api.md 3.5). */
export const workExperience = z.object({
  id,
  title: z.string(),
  description: z.string(),
  work_experience_image: z.array(z.object({ id, uri: address })),
});
export type WorkExperience = z.output<typeof workExperience>;
