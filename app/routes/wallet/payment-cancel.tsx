import { data, redirect } from "react-router";
import { outcomeOf } from "~/components/payments/outcome";
import { ReturnPage } from "~/components/payments/return-page";
import { getT } from "~/middleware/locale";
import { titled } from "../titled";
import type { Route } from "./+types/payment-cancel";
import { goOn, onwardOf, paymentOf } from "./payment-return";

export async function loader({ request, context }: Route.LoaderArgs) {
  const onward = onwardOf(context, request, "canceled");
  const payment = await paymentOf(context, onward.uri);
  // Paid after all, and then back: the other page says so.
  if (payment && outcomeOf(payment.status) === "paid") {
    throw redirect(`/payment/success${new URL(request.url).search}`, 303);
  }
  const t = getT(context, "payments");
  const failed = payment?.status === "failed";
  const text = onward.page === "wallet" ? "walletText" : failed ? "failed" : "text";
  const words = { scene: "wallet" as const, title: t("back.cancel.title"), text: t(`back.cancel.${text}`) };
  return data({ ...onward, ...words }, goOn(onward.to));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
/** Nothing here is better with a script. */
export const handle = { script: false };

export const meta: Route.MetaFunction = ({ loaderData }) => titled(loaderData?.title);

export default function PaymentCancel({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />;
}
