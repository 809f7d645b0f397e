import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";

export async function isProved(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const proof = await optional(getApi(context).account.readProof());
  // A back end without this call asks for no proof.
  return proof?.proved_until !== null;
}

export const proofPath = (user: number | string | null, way: string): string => `/profile/${user}/toegang/${way}`;
