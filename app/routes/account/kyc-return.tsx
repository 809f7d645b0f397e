import { optional } from "~/api/error";
import { ReturnPage } from "~/components/wallet/return-page";
import { getApi } from "~/context";
import type { Verification, VerificationStatus } from "~/domain/accounts/verification";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { appLink } from "../app-link";
import { privateMeta } from "../head";
import { goOn } from "../wallet/payment-return";
import type { Route } from "./+types/kyc-return";
import { checkFrom } from "./check-from";

type Context = Route.LoaderArgs["context"];

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

export async function loader({ request, context }: Route.LoaderArgs) {
  const t = getT(context, "payments");
  const verification = await verificationOf(context);
  const known = verification ? SAID[verification.status] : "unknown";
  const reason = verification?.reason ?? "";
  const words = { title: t(`kyc.return.${known}Title`), text: t(`kyc.return.${known}`, { reason }) };
  const to = await checkFrom(context);
  return goOn(context, request, {
    ...words,
    scene: "verify" as const,
    to,
    appLink: appLink(context, "verificationreturn"),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { script: false };

export const meta = privateMeta;

export default function KycReturn({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />;
}
