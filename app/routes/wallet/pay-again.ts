import { redirect } from "react-router";
import { requestAddress } from "~/components/deals/request-address";
import { getApi } from "~/context";
import { readFields } from "~/forms/read-fields";
import { requireViewer } from "~/middleware/viewer";
import { once } from "../once";
import { flashRefusal } from "../refusal";
import type { Route } from "./+types/pay-again";

async function jobOf(context: Route.LoaderArgs["context"], id: string): Promise<string> {
  const { job_id } = await getApi(context).payment.find({ params: { id } });
  return job_id === null ? "/wallet" : `/task/${job_id}`;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireViewer(context, request);
  return redirect(await jobOf(context, params.id), 303);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const formData = await readFields(request);
  try {
    const payment = await once(context, request, formData, (key) => getApi(context).payment.again({ params }, key));
    if (payment) return redirect(requestAddress(payment.id), 303);
  } catch (error) {
    flashRefusal(context, error);
  }
  return redirect(await jobOf(context, params.id), 303);
}
