import { z } from "zod";
import { email, password } from "./account";

/** The form that deletes an account: the password proves who asks. */
export const removalByPassword = z.object({ password });

/** The same of an account without one: its own address, typed out. */
export const removalByEmail = z.object({ email });
