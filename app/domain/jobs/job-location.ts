import { z } from "zod";
import { text } from "../values/value";
import { additionsSentIn } from "./job-addition-schemas";
import { JOB_ADDITIONS } from "./job-additions";

export const locationFields = z.object(additionsSentIn("location"));

export const locationForm = z.object({ location_details: text(JOB_ADDITIONS.location_details.longest) });
