import { stopDivision } from "~/domain/deals/stop-life";
import type { StopProposal } from "~/domain/deals/stop-proposal";
import { type Cents, centsOf, formatEuros, formatMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { DivisionTable } from "../deals/division-table";
import { stopAddress } from "../deals/stop-address";
import { useLocale } from "../locale";
import { useWayText } from "../payments/use-back-text";
import { Card } from "../ui/card";
import { ConfirmButtons } from "../ui/confirm-buttons";
import { PostForm } from "../ui/post-form";
import type { StopPageProps } from "./stop-page-props";
import { EarnedOfWhole, partsOf } from "./stop-whole";

type CheckProps = StopPageProps & { earned: Cents; replaces: boolean; countered: StopProposal | null };

export function StopCheck({ job, role, stop, earned, back, replaces, countered }: CheckProps) {
  const wayText = useWayText();
  const { t } = useTranslation("stop");
  const locale = useLocale();
  const parts = partsOf(stop);
  const pageAddress = stopAddress(job.id);
  const { name } = stop.other;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("check")}</h2>
        <EarnedOfWhole stop={stop} earned={earned} />
      </div>
      <DivisionTable
        division={stopDivision(parts, earned)}
        role={role === "owner" ? "payer" : "payee"}
        other={stop.other}
      />
      {back && <p>{wayText(back)}</p>}
      <p>
        {replaces && `${t("replaces")} `}
        {countered && `${t("counters", { name, earned: formatEuros(centsOf(countered.amount), locale) })} `}
        {t("waits", { name })} {t(earned === 0 ? "endsOpen" : "ends", { name })}
      </p>
      <PostForm form={{ id: "stop" }} action={pageAddress}>
        <input type="hidden" name="amount" value={formatMoney(earned)} />
        {/* The API rejects another proposal than the user saw. */}
        {countered && <input type="hidden" name="proposal" value={countered.id} />}
        <ConfirmButtons
          name="intent"
          value="propose"
          submit={t("submit")}
          pending={t("pending")}
          back={`${pageAddress}?typed=${formatMoney(earned)}`}
          cancel={t("other")}
        />
      </PostForm>
    </Card>
  );
}
