import { z } from "zod";

/** JSON Schema, as far as a kind of value needs it. */
export type JsonSchema = Record<string, unknown>;

interface Kind {
  /** How it is sent. */
  in?: JsonSchema;
  /** How it is answered; left out where zod's own description says it all. */
  out?: JsonSchema;
  /** May be left out though it does not look so: another field says whether it counts. */
  optional?: true;
}

/**
 * What the reference says of schemas whose rules lie in functions, which JSON Schema cannot see into. What is refined
 * from such a schema is said to be the same, unless it says otherwise.
 */
export const kinds = z.registry<Kind>();
