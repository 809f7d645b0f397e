import { z } from "zod";
import { email, password } from "./account";

export const removalByPassword = z.object({ password });

/** For an account without a password: its own email address, typed out. */
export const removalByEmail = z.object({ email });
