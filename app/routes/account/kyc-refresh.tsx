import { ReturnPage } from "~/components/wallet/return-page";
import { privateMeta } from "../head";
import type { Route } from "./+types/kyc-refresh";
import { verificationReturn } from "./verification-return";

export const loader = (args: Route.LoaderArgs) => verificationReturn(args, { isStale: true });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { script: false };

export const meta = privateMeta;

export default function KycRefresh({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />;
}
