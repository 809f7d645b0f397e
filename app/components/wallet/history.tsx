import { centsOf, formatEuros } from "~/domain/money";
import { type Page, pagesOf } from "~/domain/page";
import type { WalletEntry } from "~/domain/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Link } from "../ui/link";
import { Pagination } from "../ui/pagination";
import { MoneyRow } from "./money-row";
import { signedEuros } from "./signed";

/** Every change of the balance and the credits, newest first. */
export function History({ entries, page }: { entries: Page<WalletEntry>; page: number }) {
  const { t } = useTranslation("wallet");
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t("history.title")}</h2>
      <ol className="money-rows">
        {entries.results.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pagination
        page={page}
        pages={pagesOf(entries.count)}
        href={(number) => `/wallet${number > 1 ? `?page=${number}` : ""}`}
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

function Entry({ entry }: { entry: WalletEntry }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const cents = centsOf(entry.amount);
  const after = formatEuros(centsOf(entry.balance_after), locale);
  return (
    <MoneyRow
      title={t(`history.kind.${entry.kind}`)}
      notes={
        <>
          <time dateTime={entry.created_at}>{formatDay(entry.created_at, locale)}</time>
          {entry.job !== null && (
            <Link className="text-link" to={`/task/${entry.job}`}>
              {t("history.job")}
            </Link>
          )}
        </>
      }
      amount={signedEuros(cents, locale)}
      plus={cents > 0}
      aside={t(entry.account === "credits" ? "history.afterCredits" : "history.after", { amount: after })}
    />
  );
}
