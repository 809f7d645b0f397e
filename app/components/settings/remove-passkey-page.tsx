import { useTranslation } from "~/locales/use-translation";
import { ConfirmPage } from "../ui/confirm-page";

interface RemovePasskeyPageProps {
  title: string;
  back: string;
  refusal?: string;
}

export function RemovePasskeyPage(props: RemovePasskeyPageProps) {
  const { t } = useTranslation("security");
  return (
    <ConfirmPage
      {...props}
      submit={t("passkey.confirmSubmit")}
      pending={t("passkey.removing")}
      cancel={t("removal.cancel")}
    >
      <p>{t("passkey.confirmText")}</p>
      <p className="text-ink-soft">{t("passkey.confirmSessions")}</p>
    </ConfirmPage>
  );
}
