import { z } from "zod";

const collected = z.object({ challenge: z.string(), origin: z.string() });

/** What the browser says it had signed, base64url: which challenge, and on which origin. Null when it is not readable. */
export function clientDataOf(written: string): z.output<typeof collected> | null {
  try {
    return collected.parse(JSON.parse(atob(written.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}
