import { LOSS } from "~/domain/money/ledger";
import { useTranslation } from "~/locales/use-translation";
import { AdminLink } from "../admin-link";
import { recordAddress } from "./record-address";

const KINDS = ["outside", "platform", "held", "taken", "owed", "unmatched", "balance", "credits", "payout"] as const;
type Kind = (typeof KINDS)[number];

const PAGES: Partial<Record<Kind, (id: string) => string>> = {
  held: (payment) => recordAddress("/admin/ledger", { payment }),
  taken: (payment) => recordAddress("/admin/ledger", { payment }),
  owed: (payment) => recordAddress("/admin/ledger", { payment }),
  unmatched: (payment) => recordAddress("/admin/ledger", { payment }),
  balance: (user) => `/admin/users/${user}`,
  credits: (user) => `/admin/users/${user}`,
};

export function AccountName({ account }: { account: string }) {
  const { t } = useTranslation("adminRecords");
  if (account === LOSS) return t("ledger.names.loss");
  const [word, id = ""] = account.split(":");
  const kind = KINDS.find((one) => one === word);
  if (!kind) return account;
  const name = t(`ledger.names.${kind}`, { id });
  const page = PAGES[kind]?.(id);
  return page ? <AdminLink to={page}>{name}</AdminLink> : name;
}
