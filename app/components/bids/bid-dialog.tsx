import type { Job } from "~/domain/job";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/terms";
import { Dialog } from "../ui/dialog";
import { BidForm } from "./bid-form";
import { useBidForm } from "./use-bid-form";

export const BID_DIALOG = "bid-dialog";

/** The page of a bid, opened over the job; what is refused is shown on that page. */
export function BidDialog({ job, terms }: { job: Job; terms: PaymentTerms }) {
  const { t } = useTranslation(["bids", "common"]);
  const [form, fields] = useBidForm(null, useLocale());
  return (
    <Dialog id={BID_DIALOG} title={t("form.title")} closeLabel={t("common:dialog.close")}>
      <BidForm job={job} form={form} fields={fields} terms={terms} bid={null} focusAmount />
    </Dialog>
  );
}
