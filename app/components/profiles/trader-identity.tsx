import type { UserPublic } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";

export function TraderIdentity({ details }: { details: NonNullable<UserPublic["business_details"]> }) {
  const { t } = useTranslation("people");
  const rows = (["company", "kvk", "vat", "address", "email"] as const).filter((name) => details[name] !== "");
  return (
    <>
      <dl className="grid gap-2">
        {rows.map((name) => (
          <div key={name}>
            <dt>{t(`trust.${name}`)}</dt>
            <dd className="wrap-anywhere font-bold text-ink">
              {name === "email" ? (
                <a className="text-link" href={`mailto:${details.email}`}>
                  {details.email}
                </a>
              ) : (
                details[name]
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t("trust.checkedNumbers")}</p>
    </>
  );
}
