import type { Payment } from "~/domain/money/payment";
import { withReturned } from "~/domain/money/returned-payment";
import type { WalletEntry } from "~/domain/money/wallet";
import { type Page, pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";
import { Link } from "../ui/link";
import { Pagination } from "../ui/pagination";
import { TabLinks } from "../ui/tab-links";
import { EntryRow } from "./entry-row";
import { HistoryFilter } from "./history-filter";
import { PaidRow } from "./paid-row";
import { isNarrowed, type View, type WalletView, walletAddress, wholeOf } from "./wallet-view";

export interface HistoryProps {
  view: WalletView;
  views: readonly View[];
  payments: Page<Payment> | null;
  entries: Page<WalletEntry> | null;
  years: readonly number[];
  awaits: boolean;
  frozen: boolean;
}

const LEAST_TO_FILTER = 5;

export function History({ view, views, payments, entries, years, awaits, frozen }: HistoryProps) {
  const { t } = useTranslation("wallet");
  const { count, results } = payments ?? entries ?? { count: 0, results: [] };
  const isNew = count === 0 && !isNarrowed(view);
  const isFew = count < LEAST_TO_FILTER && !isNarrowed(view);
  return (
    <section className="grid content-start gap-4" id="geschiedenis" aria-labelledby="history-title">
      <h2 id="history-title" className="text-xl">
        {t("history.title")}
      </h2>
      <TabLinks
        label={t("history.views")}
        tabs={views.map((one) => ({
          to: walletAddress(wholeOf({ ...view, view: one })),
          text: t(`history.view.${one}`),
          current: one === view.view,
        }))}
      />
      {!isFew && <HistoryFilter view={view} views={views} years={years} />}
      <div className="grid gap-4" data-part="history">
        {results.length === 0 ? (
          <Nothing view={view} isNew={isNew} awaits={awaits} frozen={frozen} beyond={count > 0} />
        ) : (
          <ol className="money-rows">
            {payments?.results
              .flatMap((payment) => withReturned(payment, view.year))
              .map((payment) => (
                <PaidRow
                  key={`${payment.id} ${payment.paid_at}`}
                  payment={payment}
                  received={view.view === "received"}
                />
              ))}
            {entries?.results.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        <Pagination
          page={view.page}
          pages={pagesOf(count)}
          href={(page) => walletAddress({ ...view, page })}
          labels={{
            navigation: t("history.pages"),
            previous: t("history.previous"),
            next: t("history.next"),
            page: (number) => t("history.page", { page: number }),
          }}
        />
      </div>
    </section>
  );
}

const WAYS: Record<View, string> = { payments: "/post-job", received: "/browse-tasks", entries: "/browse-tasks" };

type NothingProps = Pick<HistoryProps, "view" | "awaits" | "frozen"> & { isNew: boolean; beyond: boolean };

function Nothing({ view, isNew, awaits, frozen, beyond }: NothingProps) {
  const { t } = useTranslation("wallet");
  if (isNew && awaits && view.view === "entries") {
    return (
      <EmptyState
        illustration={<Scene name="wallet" />}
        title={t("empty.entries.title")}
        text={t(`empty.entries.${frozen ? "frozen" : "awaits"}`)}
        action={<ButtonLink to="/messages">{t("empty.entries.chats")}</ButtonLink>}
      />
    );
  }
  if (isNew) {
    return (
      <EmptyState
        illustration={<Scene name="wallet" />}
        title={t(`empty.${view.view}.title`)}
        text={t(`empty.${view.view}.text`)}
        action={<ButtonLink to={WAYS[view.view]}>{t(`empty.${view.view}.action`)}</ButtonLink>}
      />
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {t(beyond ? "history.beyond" : "history.noneFiltered")}
      <Link
        className="text-link inline-flex min-h-11 items-center"
        to={walletAddress(beyond ? { ...view, page: 1 } : wholeOf(view))}
      >
        {t(beyond ? "history.first" : "history.all")}
      </Link>
    </p>
  );
}
