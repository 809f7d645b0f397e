import { centsOf } from "~/domain/money";
import type { Page } from "~/domain/page";
import type { Payment } from "~/domain/payment";
import type { Payout, Wallet, WalletEntry } from "~/domain/wallet";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";
import { BalanceCard } from "./balance-card";
import { History } from "./history";
import { IbanCard } from "./iban-card";
import { isPaid, PaidByYou } from "./paid-by-you";
import { PayoutCard } from "./payout-card";
import { Payouts } from "./payouts";

interface WalletPageProps {
  wallet: Wallet;
  history: Page<WalletEntry>;
  page: number;
  payouts: Payout[];
  payments: Payment[];
  direct: boolean;
  /** Helps others, so there is or will be something to pay out. */
  helper: boolean;
}

/** Somebody's money here: what there is, how to get it, and where it came from. */
export function WalletPage({ wallet, history, page, payouts, payments, direct, helper }: WalletPageProps) {
  const { t } = useTranslation("wallet");
  const paid = payments.filter(isPaid);
  const earning = helper || centsOf(wallet.balance) > 0 || centsOf(wallet.held) > 0;
  return (
    <section className="page-width grid gap-6 py-6 sm:py-10">
      <h1>{t("title")}</h1>
      <div className="wallet">
        <div className="wallet-balance">
          {direct && (
            <Alert tone="info" title={t("direct.title")}>
              {t("direct.text")}
            </Alert>
          )}
          <BalanceCard wallet={wallet} earning={earning} />
        </div>
        <div className="wallet-side">
          {earning && !direct && <PayoutCard wallet={wallet} />}
          {(earning || wallet.iban) && <IbanCard iban={wallet.iban} />}
          {payouts.length > 0 && <Payouts payouts={payouts} />}
        </div>
        <div className="wallet-rest">
          {history.count > 0 && <History entries={history} page={page} />}
          {history.count === 0 && paid.length === 0 && <NothingYet />}
          {paid.length > 0 && <PaidByYou payments={paid} />}
        </div>
      </div>
    </section>
  );
}

function NothingYet() {
  const { t } = useTranslation("wallet");
  return (
    <EmptyState
      illustration={<Scene name="wallet" />}
      title={t("empty.title")}
      text={t("empty.text")}
      action={<ButtonLink to="/browse-tasks">{t("empty.action")}</ButtonLink>}
    />
  );
}
