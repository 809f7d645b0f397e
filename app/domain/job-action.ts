import { z } from "zod";
import { JOB_ACTIONS } from "./job-status";
import { missingOr } from "./value";

export const jobAction = z.enum(JOB_ACTIONS, { error: missingOr("choice") });
