import { z } from "zod";

const collected = z.object({ challenge: z.string(), origin: z.string() });

export function clientDataOf(written: string): z.output<typeof collected> | null {
  try {
    return collected.parse(JSON.parse(atob(written.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}

/** Loaded when a passkey is first used. Its package for certificates needs `reflect-metadata` first. */
export async function webauthn() {
  await import("reflect-metadata");
  return import("./verifier");
}
