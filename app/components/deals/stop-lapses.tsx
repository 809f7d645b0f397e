import type { StopOfJob } from "~/domain/deals/stop-proposal";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Link } from "../ui/link";
import type { Parties } from "./parties";
import { stopAddress } from "./stop-address";

interface StopLapsesProps extends Pick<Parties, "other"> {
  job: number;
  by: NonNullable<StopOfJob["proposal"]>["by"];
}

/** Paying adds held money, and an open proposal to stop was about less. */
export function StopLapses({ job, by, other: { id, name } }: StopLapsesProps) {
  const { t } = useTranslation("extraWork");
  return (
    <Alert tone="warning" title={t(by === id ? "stop.title" : "stop.titleOwn", { name })}>
      <p>{t(by === id ? "stop.lapses" : "stop.lapsesOwn")}</p>
      <Link className="text-link inline-flex min-h-11 items-center" to={stopAddress(job)}>
        {t("stop.see")}
      </Link>
    </Alert>
  );
}
