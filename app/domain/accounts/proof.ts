import { z } from "zod";
import { time } from "../values/value";

/** Minutes after a login or a repeated password in which a session can add another way to log in. */
export const PROOF_MINUTES = 10;

export const proof = z.object({ proved_until: time.nullable() });
export type Proof = z.output<typeof proof>;
