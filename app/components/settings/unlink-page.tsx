import { SOCIAL_NAMES, type SocialApp } from "~/domain/accounts/social";
import { useTranslation } from "~/locales/use-translation";
import { ConfirmPage } from "../ui/confirm-page";

interface UnlinkPageProps {
  title: string;
  app: SocialApp;
  back: string;
  refusal?: string;
}

export function UnlinkPage({ app, ...page }: UnlinkPageProps) {
  const { t } = useTranslation("linked");
  const provider = SOCIAL_NAMES[app];
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
