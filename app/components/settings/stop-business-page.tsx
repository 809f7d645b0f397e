import { useTranslation } from "~/locales/use-translation";
import { ConfirmPage } from "../ui/confirm-page";

interface StopBusinessPageProps {
  title: string;
  back: string;
  refusal?: string;
}

export function StopBusinessPage(props: StopBusinessPageProps) {
  const { t } = useTranslation("business");
  return (
    <ConfirmPage {...props} submit={t("stop.submit")} pending={t("stop.pending")} cancel={t("stop.cancel")}>
      <p>{t("stop.text")}</p>
      <p>{t("stop.keep")}</p>
    </ConfirmPage>
  );
}
