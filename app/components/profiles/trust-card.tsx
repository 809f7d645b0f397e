import type { ReactNode } from "react";
import type { UserPublic } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { TraderIdentity } from "./trader-identity";

export function TrustCard({ person, children }: { person: UserPublic; children?: ReactNode }) {
  const { t } = useTranslation("people");
  const check = person.verified ? "verified" : "unverified";
  const kind = person.business ? "trader" : "private";
  return (
    <Card as="section" className="helper-page-trust" aria-labelledby="trust-title">
      <h2 id="trust-title" className="text-xl">
        {t("trust.title")}
      </h2>
      {(person.active_worker || person.verified) && (
        <TrustFact icon={person.verified ? "verified" : "info"} title={t(`trust.${check}`)}>
          <p>{t(`trust.${check}Text`)}</p>
        </TrustFact>
      )}
      <TrustFact icon={person.business ? "business" : "user"} title={t(`trust.${kind}`)}>
        <p>{t(`trust.${kind}Text`)}</p>
        {person.business_details && <TraderIdentity details={person.business_details} />}
      </TrustFact>
      {children}
    </Card>
  );
}

function TrustFact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      <Icon name={icon} className="mt-1 text-action" />
      <h3 className="font-sans text-base font-bold tracking-normal">{title}</h3>
      <div className="col-start-2 grid gap-3 text-sm text-ink-soft">{children}</div>
    </div>
  );
}
