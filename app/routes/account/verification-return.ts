import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import { canStartCheck, type Verification, type VerificationStatus } from "~/domain/accounts/verification";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { appLink } from "../app-link";
import { goOn } from "../wallet/payment-return";
import { checkFrom } from "./check-from";

type Context = Readonly<RouterContextProvider>;

async function verificationOf(context: Context): Promise<Verification | null> {
  if (!(await getViewer(context))) return null;
  return optional(getApi(context).payment.verificationStatus({ query: { refresh: true } }));
}

const SAID = {
  none: "unknown",
  started: "unfinished",
  pending: "submitted",
  verified: "verified",
  rejected: "rejected",
} as const satisfies Record<VerificationStatus, string>;

const NEEDS_LINK: Record<VerificationStatus, boolean> = {
  none: true,
  started: true,
  pending: false,
  verified: false,
  rejected: false,
};

async function formFrom(context: Context): Promise<string> {
  const from = await checkFrom(context);
  return `${from === "/" ? "/profile/settings" : from}#verify`;
}

interface Returned {
  request: Request;
  context: Context;
}

/** `isStale`: with a link that no longer works. */
export async function verificationReturn({ request, context }: Returned, { isStale }: { isStale: boolean }) {
  const t = getT(context, "payments");
  const verification = await verificationOf(context);
  const known = verification ? SAID[verification.status] : "unknown";
  const needsLink = isStale && verification && NEEDS_LINK[verification.status];
  const words = needsLink
    ? { title: t("kyc.refresh.title"), text: t("kyc.refresh.text") }
    : { title: t(`kyc.return.${known}Title`), text: t(`kyc.return.${known}`, { reason: verification?.reason ?? "" }) };
  const onward =
    verification && canStartCheck(verification.status)
      ? ({ to: await formFrom(context), way: "verify" } as const)
      : { to: await checkFrom(context) };
  return goOn(context, request, {
    ...words,
    ...onward,
    scene: "verify" as const,
    appLink: appLink(context, "verificationreturn"),
  });
}
