import { centsOf, formatSum } from "~/domain/money/money";
import type { WalletEntry } from "~/domain/money/wallet";
import { type Page, pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { MoneyStopped } from "../payments/money-stopped";
import { Alert } from "../ui/alert";
import { Card } from "../ui/card";
import { amountErrors, ErrorSummary } from "../ui/error-summary";
import { Pagination } from "../ui/pagination";
import { EntryRow } from "./entry-row";
import { TopUp, type TopUpProps } from "./top-up";

interface CreditsPageProps extends TopUpProps {
  credits: string;
  history: Page<WalletEntry>;
  page: number;
  direct: boolean;
  stopped: boolean;
}

export function CreditsPage({ credits, history, page, direct, stopped, ...topUp }: CreditsPageProps) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const isConfirming = topUp.amount !== null;
  return (
    <DealPage
      title={t(isConfirming ? "credits.confirmTitle" : "credits.page")}
      back={{ to: "/wallet", text: t("credits.back") }}
    >
      <ErrorSummary errors={amountErrors("top-up-part", topUp.errors)} />
      {!isConfirming && (
        <div className="grid gap-2">
          <p>
            {t("credits.have")} <strong className="money text-2xl">{formatSum(centsOf(credits), locale)}</strong>
          </p>
          {!direct && <p className="text-ink-soft">{t("credits.how")}</p>}
        </div>
      )}
      {direct ? (
        <div id="top-up-part">
          <Alert tone="info" title={t("credits.direct")}>
            {t("credits.directText")}
          </Alert>
        </div>
      ) : stopped ? (
        <div id="top-up-part">
          <MoneyStopped act="pay" />
        </div>
      ) : (
        <Card className="grid gap-4" id="top-up-part">
          <TopUp {...topUp} credits={credits} />
        </Card>
      )}
      {!isConfirming && <CreditsHistory history={history} page={page} />}
    </DealPage>
  );
}

function CreditsHistory({ history, page }: Pick<CreditsPageProps, "history" | "page">) {
  const { t } = useTranslation("wallet");
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t("credits.history")}</h2>
      {history.count === 0 ? (
        <p className="text-ink-soft">{t("credits.none")}</p>
      ) : (
        <ol className="money-rows">
          {history.results.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        pages={pagesOf(history.count)}
        href={(number) => `/wallet/tegoed${number > 1 ? `?page=${number}` : ""}`}
        labels={{
          navigation: t("history.pages"),
          previous: t("history.previous"),
          next: t("history.next"),
          page: (number) => t("history.page", { page: number }),
        }}
      />
    </section>
  );
}
