import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";

/** Returns whether the user logged in, or gave the password, a moment ago (record 100). */
export async function isProved(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const proof = await optional(getApi(context).account.readProof());
  // Null from a back end without this call: it requests nothing.
  return proof?.proved_until !== null;
}

/** The page that asks for the proof, then redirects to what `way` names (app/routes/profile/add-way.tsx). */
export const proofPath = (user: number | string | null, way: string): string => `/profile/${user}/toegang/${way}`;
