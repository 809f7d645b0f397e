import { Form } from "react-router";
import type { Job } from "~/domain/job";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

interface WithdrawBidProps {
  job: Pick<Job, "id">;
  accepted: boolean;
  /** The two settle it themselves: nothing was paid that goes back. */
  direct: boolean;
  /** The agreed start is near, or past. */
  late: boolean;
}

/** Taking a bid back, behind a second press. */
export function WithdrawBid({ job, accepted, direct, late }: WithdrawBidProps) {
  const { t } = useTranslation("bids");
  return (
    <details className="rounded-card border border-line bg-card px-5 open:pb-5">
      <summary className="flex min-h-12 items-center gap-2 font-bold text-danger">
        <Icon name="trash" />
        {t("withdraw.menu")}
      </summary>
      <Form method="post" action={`/task/${job.id}/bod`} className="grid gap-4">
        <p>{t(`withdraw.${accepted ? (direct ? "textDirect" : "textAccepted") : "text"}`)}</p>
        {late && <p>{t("withdraw.late")}</p>}
        <Button variant="danger" name="intent" value="withdraw" pendingText={t("withdraw.pending")}>
          {t("withdraw.confirm")}
        </Button>
      </Form>
    </details>
  );
}
