import type { Job } from "~/domain/jobs/job";
import { canRepost } from "~/domain/jobs/job-life";
import type { RenewalLink } from "~/domain/jobs/renewal-link";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { AccountPage } from "./account-page";

interface ClosedRenewalProps {
  link: RenewalLink;
  ownJob: Job | null;
  signedIn: boolean;
}

export function ClosedRenewal({ link, ownJob, signedIn }: ClosedRenewalProps) {
  const { t } = useTranslation(["account", "owner", "common"]);
  const page = `/task/${link.job}`;
  return (
    <AccountPage title={t("renew.closed.title", { title: link.title })}>
      {ownJob ? (
        <>
          {canRepost(ownJob) && (
            <>
              <p>{t("renew.closed.repost")}</p>
              <ButtonLink className="button-wide" to={`${page}/opnieuw`}>
                {t("owner:repost.action")}
              </ButtonLink>
            </>
          )}
          <ButtonLink className="button-wide" variant="secondary" to={page}>
            {t("renew.closed.view")}
          </ButtonLink>
        </>
      ) : signedIn ? (
        <>
          <p>{t("renew.closed.other")}</p>
          <ButtonLink variant="secondary" to="/">
            {t("deedHome")}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{t("renew.closed.login")}</p>
          <ButtonLink className="button-wide" to={`/login?next=${encodeURIComponent(page)}`}>
            {t("common:nav.login")}
          </ButtonLink>
        </>
      )}
    </AccountPage>
  );
}
