import { isSuspended } from "~/domain/accounts/account-life";
import type { JobDetails } from "~/domain/jobs/job-details";
import { useTranslation } from "~/locales/use-translation";
import { stopAddress } from "../deals/stop-address";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { OnceInput } from "../ui/once-input";

interface WithdrawBidProps {
  job: Pick<JobDetails, "id" | "owner" | "begun_at" | "done_at" | "stop">;
  amount: string;
  accepted: boolean;
  paying: boolean;
  direct: boolean;
  late: boolean;
  reported?: boolean;
  back?: string | null;
}

export function WithdrawBid({ accepted, paying, ...deal }: WithdrawBidProps) {
  const { t } = useTranslation("bids");
  const { job } = deal;
  return (
    <details className="rounded-card border border-line bg-card px-5 open:pb-5">
      <summary className="flex min-h-12 items-center gap-2 font-bold text-danger">
        <Icon name="trash" />
        {t("withdraw.menu")}
      </summary>
      <Form method="post" action={`/task/${job.id}/bod`} className="grid gap-4">
        <OnceInput form="withdraw" />
        {accepted ? (
          <DealEnds {...deal} />
        ) : (
          <p>{t(isSuspended(job.owner) ? "withdraw.textSuspended" : "withdraw.text", { name: job.owner.name })}</p>
        )}
        {paying && <p>{t("withdraw.paying", { name: job.owner.name })}</p>}
        <Button variant="danger" name="intent" value="withdraw" pendingText={t("withdraw.pending")}>
          {t("withdraw.confirm")}
        </Button>
      </Form>
    </details>
  );
}

function DealEnds({ job, amount, direct, late, reported, back }: Omit<WithdrawBidProps, "accepted" | "paying">) {
  const { t } = useTranslation(["bids", "deals"]);
  const { name } = job.owner;
  const work = job.done_at ? ("done" as const) : job.begun_at ? ("begun" as const) : null;
  const given = work && (direct ? (`${work}Direct` as const) : work);
  const lines = [
    ...(given ? [given] : []),
    "deal" as const,
    direct ? ("moneyDirect" as const) : back ? ("moneyBack" as const) : ("money" as const),
    isSuspended(job.owner) ? ("jobSuspended" as const) : ("job" as const),
    ...(late ? (["late"] as const) : []),
    ...(reported ? (["reported"] as const) : []),
  ];
  return (
    <div className="grid gap-2">
      <p>{t("withdraw.chosen", { name })}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{t(`withdraw.lines.${line}`, { name, amount, back: back ?? "" })}</li>
        ))}
      </ul>
      {job.stop?.allowed && (
        <p>
          {t("withdraw.instead", { name })}{" "}
          <Link className="text-link" to={stopAddress(job.id)}>
            {t("deals:stop.agree")}
          </Link>
        </p>
      )}
    </div>
  );
}
