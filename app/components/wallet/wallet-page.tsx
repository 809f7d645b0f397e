import { centsOf } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isWithUs } from "~/domain/money/payment-life";
import { failedPayout, type Payout, type Wallet } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { MoneyStopped } from "../payments/money-stopped";
import { Alert } from "../ui/alert";
import { BalanceCard } from "./balance-card";
import { CreditsCard } from "./credits-card";
import { Frozen } from "./frozen";
import { History, type HistoryProps } from "./history";
import { IbanCard } from "./iban-card";
import { PayoutCard } from "./payout-card";
import { PayoutFailed, Payouts } from "./payouts";
import { Requested } from "./requested";
import { TaxCard } from "./tax-card";
import { Waiting } from "./waiting";
import { YearCard } from "./year-card";

interface WalletPageProps {
  wallet: Wallet;
  payouts: Payout[];
  years: readonly number[];
  waiting: readonly Payment[];
  requested: readonly Payment[];
  frozen: readonly Payment[];
  history: Omit<HistoryProps, "awaits" | "frozen">;
  direct: boolean;
  stopped: boolean;
  earning: boolean;
  taxGiven: boolean;
  verified: boolean;
  checking: boolean;
  rejection: string | null;
  now: number;
}

export function WalletPage(props: WalletPageProps) {
  const { wallet, waiting, history, direct, earning } = props;
  const { t } = useTranslation("wallet");
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
          {!direct && props.stopped && (
            <MoneyStopped act={earning ? "payout" : waiting.some(isWithUs) ? "release" : "pay"} />
          )}
          {!direct && failedPayout(props.payouts, wallet.iban) && <PayoutFailed />}
          {isShown(props) && <BalanceCard wallet={wallet} stopped={props.stopped} now={props.now} />}
          <Frozen frozen={props.frozen} />
          <Requested requested={props.requested} now={props.now} />
          <Waiting waiting={waiting} first={!earning && !direct} />
        </div>
        <div className="wallet-side">{!direct && <Beside {...props} />}</div>
        <div className="wallet-rest">
          {props.payouts.length > 0 && <Payouts payouts={props.payouts} />}
          <History {...history} awaits={centsOf(wallet.held) > 0} frozen={wallet.frozen === wallet.held} />
          {!direct && <Papers {...props} />}
        </div>
      </div>
    </section>
  );
}

/** Direct mode has no balance, unless one is left from held mode. */
const isShown = ({ earning, direct, wallet }: WalletPageProps) => earning && (!direct || centsOf(wallet.balance) > 0);

function Beside({ wallet, stopped, earning, verified, checking, rejection }: WalletPageProps) {
  return (
    <>
      {earning && <PayoutCard wallet={wallet} stopped={stopped} checking={checking} rejection={rejection} />}
      {(earning || wallet.iban) && <IbanCard iban={wallet.iban} verified={verified} />}
      <CreditsCard credits={wallet.credits} />
    </>
  );
}

function Papers({ wallet, years, earning, taxGiven }: WalletPageProps) {
  return (
    <div className="grid auto-rows-min gap-6 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      {earning && wallet.refusal !== "tax_data_missing" && <TaxCard given={taxGiven} />}
      <YearCard years={years} />
    </div>
  );
}
