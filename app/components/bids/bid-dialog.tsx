import { formerBidOn } from "~/domain/deals/bid-life";
import type { Job } from "~/domain/jobs/job";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import type { GuidedPrice } from "../jobs/price-guide";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Dialog } from "../ui/dialog";
import { FormErrors } from "../ui/form-errors";
import { BidForm } from "./bid-form";
import { useBidForm } from "./use-bid-form";

export const BID_DIALOG = "bid-dialog";

interface BidDialogProps {
  job: Job;
  terms: PaymentTerms;
  isBusiness?: boolean | undefined;
  guide: GuidedPrice | null;
  result?: Reply;
  now: number;
}

export function BidDialog({ job, terms, isBusiness, guide, result, now }: BidDialogProps) {
  const { t } = useTranslation(["bids", "common"]);
  const former = formerBidOn(job);
  const [form, fields] = useBidForm(former ?? null, useLocale(), { lastResult: result, now });
  return (
    <Dialog
      id={BID_DIALOG}
      title={t(former ? "form.titleAgain" : "form.title")}
      closeLabel={t("common:dialog.close")}
      open={result !== undefined}
    >
      <div className="mb-5 empty:hidden">
        <FormErrors form={form} fields={fields} />
      </div>
      <BidForm
        job={job}
        form={form}
        fields={fields}
        terms={terms}
        isBusiness={isBusiness}
        bid={null}
        again={former !== undefined}
        guide={guide}
        inDialog
        now={now}
      />
    </Dialog>
  );
}
