import { DeliveryRetryPage } from "~/components/admin/records/delivery-retry-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/retry-delivery";
import { actWithReason, reasonLimits } from "./act-with-reason";
import { closedDelivery } from "./closed-delivery";
import { showsWhatChanged } from "./shows-what-changed";

export async function loader({ params, context }: Route.LoaderArgs) {
  const delivery = await getApi(context).admin.letter({ params });
  const closed = await closedDelivery(context, delivery);
  return {
    title: getT(context, "adminRecords")("retry.title", { id: delivery.id }),
    delivery,
    closed,
    limits: reasonLimits(),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithReason(
    { request, context },
    {
      act: (body) => getApi(context).admin.retry({ params, body }),
      done: getT(context, "adminRecords")("retry.done", { id: params.id }),
      next: "/admin/outbox",
    },
  );
}

export const meta = liveMeta;
export const shouldRevalidate = showsWhatChanged;

export default function RetryDelivery({ loaderData, actionData }: Route.ComponentProps) {
  return <DeliveryRetryPage {...loaderData} result={actionData?.result} />;
}
