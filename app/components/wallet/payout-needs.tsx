import { EDIT_IBAN } from "~/domain/accounts/edit-profile";
import type { PayoutNeed } from "~/domain/money/payout-need";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Link } from "../ui/link";

export const NEED_AT = {
  not_verified: "/profile/settings",
  iban_missing: EDIT_IBAN,
  tax_data_missing: "/wallet/belasting",
} as const satisfies Record<PayoutNeed, string>;

interface PayoutNeedsProps {
  needs: readonly PayoutNeed[];
  checking: boolean;
  rejection: string | null;
}

export function PayoutNeeds({ needs, checking, rejection }: PayoutNeedsProps) {
  const { t } = useTranslation("wallet");
  return (
    <Alert tone="warning" title={t("needs.title")}>
      <ul>
        {needs.map((need) => (
          <li key={need}>
            {need === "not_verified" && checking ? (
              <span className="inline-flex min-h-11 items-center">{t("needs.checking")}</span>
            ) : (
              <Link className="text-link inline-flex min-h-11 items-center" to={NEED_AT[need]}>
                {t(need === "not_verified" && rejection !== null ? "needs.again" : `needs.${need}`)}
              </Link>
            )}
            {need === "not_verified" && rejection !== null && <p>{rejection}</p>}
          </li>
        ))}
      </ul>
      <p>{t("needs.text")}</p>
    </Alert>
  );
}
