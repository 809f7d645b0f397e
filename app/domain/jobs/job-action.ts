import { z } from "zod";
import { missingOr } from "../values/value";
import { JOB_ACTIONS } from "./job-status";

export const jobAction = z.enum(JOB_ACTIONS, { error: missingOr("choice") });
