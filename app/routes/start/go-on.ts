import { type RouterContextProvider, redirect } from "react-router";
import { startAddress } from "~/components/people/start-address";
import { nextStep, type StartStep } from "~/domain/accounts/start-helping";
import type { OwnProfile } from "~/domain/accounts/user";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { paymentTermsOf } from "../payment-terms";

interface Saved {
  id: string;
  profile: OwnProfile | undefined;
  step: StartStep;
}

export async function goOn(context: Readonly<RouterContextProvider>, { id, profile, step }: Saved) {
  getFlash(context).success(getT(context, "start")("saved"));
  const { mode } = await paymentTermsOf(context);
  return redirect(startAddress(id, profile ? nextStep(profile, mode === "direct", step) : null), 303);
}
