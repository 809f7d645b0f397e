import { z } from "zod";
import { additionsSentIn } from "./job-addition-schemas";
import { JOB_ADDITIONS } from "./job-additions";
import { text } from "./value";

export const locationFields = z.object(additionsSentIn("location"));

export const locationForm = z.object({ location_details: text(JOB_ADDITIONS.location_details.longest) });
