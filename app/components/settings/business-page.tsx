import type { OwnProfile } from "~/domain/accounts/user";
import type { Verification } from "~/domain/accounts/verification";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { businessAddress } from "../people/business-address";
import { VerificationCard } from "../people/verification-card";
import { BackLink } from "../ui/back-link";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { BusinessForm } from "./business-form";

export interface BusinessPageProps {
  profile: OwnProfile;
  verification: Verification;
  direct: boolean;
  next: string;
  result?: Reply;
}

export function BusinessPage({ profile, verification, direct, next, result }: BusinessPageProps) {
  const { t } = useTranslation("business");
  const details = profile.business_details;
  return (
    <section className="grid max-w-2xl gap-6">
      <header className="grid gap-2">
        <BackLink to={`/profile/${profile.id}`}>{t("back")}</BackLink>
        <h1>{t("title")}</h1>
        <p className="text-ink-soft">{t(details ? "introOwn" : "intro")}</p>
        {!details && <Changes />}
      </header>
      <BusinessForm profile={profile} direct={direct} next={next} result={result} />
      {details && (
        <>
          <VerificationCard verification={verification} direct={direct} variant="secondary" />
          <p>
            <Link className="text-link inline-flex min-h-11 items-center" to={`${businessAddress(profile.id)}/stoppen`}>
              {t("stop.link")}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function Changes() {
  const { t } = useTranslation("business");
  return (
    <ul className="grid gap-2">
      {(["name", "shown", "rights", "bids", "tax"] as const).map((change) => (
        <li key={change} className="flex gap-3">
          <Icon name="check" className="mt-1 shrink-0 text-action" />
          {t(`changes.${change}`)}
        </li>
      ))}
    </ul>
  );
}
