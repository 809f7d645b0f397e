import { InvoicePage } from "~/components/wallet/invoice-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/invoice";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireViewer(context, request);
  const invoice = await getApi(context).invoice.find({ params });
  const title = getT(context, "invoices")(`title.${invoice.kind}`, { name: invoice.seller.name });
  return { title, invoice };
}

export const meta = privateMeta;

export default function InvoiceRoute({ loaderData }: Route.ComponentProps) {
  return <InvoicePage {...loaderData} />;
}
