import { ReturnPage } from "~/components/wallet/return-page";
import { getT } from "~/middleware/locale";
import { appLink } from "../app-link";
import { privateMeta } from "../head";
import { goOn } from "../wallet/payment-return";
import type { Route } from "./+types/kyc-refresh";
import { checkFrom } from "./check-from";

export async function loader({ request, context }: Route.LoaderArgs) {
  const t = getT(context, "payments");
  const words = { title: t("kyc.refresh.title"), text: t("kyc.refresh.text") };
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

export default function KycRefresh({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />;
}
