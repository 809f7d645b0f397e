import { z } from "zod";

const collected = z.object({ challenge: z.string(), origin: z.string() });

export function clientDataOf(written: string): z.output<typeof collected> | null {
  try {
    return collected.parse(JSON.parse(atob(written.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}

/** Loaded when a passkey is first used. A build holds nothing of certificates (scripts/certificates.ts); elsewhere what reads them wants to find this. */
export async function webauthn() {
  if (import.meta.env.DEV) await import("reflect-metadata");
  return import("./verifier");
}
