import { SOCIAL_NAMES, type SocialApp } from "~/domain/social";
import { useTranslation } from "~/locales/use-translation";
import { ConfirmPage } from "../profile/confirm-page";

interface UnlinkPageProps {
  title: string;
  app: SocialApp;
  /** The page of the settings. */
  back: string;
  refusal?: string;
}

/** Asks once more before an account elsewhere is no way in any more. */
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
