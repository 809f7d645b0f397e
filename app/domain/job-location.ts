import { z } from "zod";
import { additionsSentIn } from "./job-addition-schemas";
import { JOB_ADDITIONS } from "./job-additions";
import { text } from "./value";

/** The address of a job, given or changed after posting. */
export const locationFields = z.object(additionsSentIn("location"));

/** The form, which asks for the address. */
export const locationForm = z.object({ location_details: text(JOB_ADDITIONS.location_details.longest) });
