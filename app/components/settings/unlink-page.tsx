import { SOCIAL_NAMES, type SocialApp } from "~/domain/accounts/social";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { ConfirmPage } from "../ui/confirm-page";

interface UnlinkPageProps {
  title: string;
  app: SocialApp;
  back: string;
  refusal?: string;
  removable: boolean;
}

export function UnlinkPage({ app, removable, ...page }: UnlinkPageProps) {
  const { t } = useTranslation("linked");
  const provider = SOCIAL_NAMES[app];
  if (!removable) {
    return (
      <section className="grid max-w-xl gap-5">
        <h1 className="wrap-anywhere">{page.title}</h1>
        <p>{t("last")}</p>
        <p>
          <ButtonLink to={page.back}>{t("remove.toSettings")}</ButtonLink>
        </p>
      </section>
    );
  }
  return (
    <ConfirmPage
      {...page}
      submit={t("remove.submit", { provider })}
      pending={t("remove.pending")}
      cancel={t("remove.cancel")}
    >
      <p>{t("remove.text", { provider })}</p>
      <p className="text-ink-soft">{t("remove.sessions")}</p>
    </ConfirmPage>
  );
}
