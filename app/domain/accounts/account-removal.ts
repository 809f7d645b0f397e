import { z } from "zod";
import { email, password } from "./account";

export const removalByPassword = z.object({ password });

export const removalByEmail = z.object({ email });
