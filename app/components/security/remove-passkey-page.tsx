import { Form } from "react-router";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";

interface RemovePasskeyPageProps {
  title: string;
  /** The page of the settings. */
  back: string;
  refusal?: string;
}

/** Asks once more before a passkey is removed. */
export function RemovePasskeyPage({ title, back, refusal }: RemovePasskeyPageProps) {
  const { t } = useTranslation("security");
  return (
    <section className="grid max-w-2xl gap-5">
      <h1 className="wrap-anywhere">{title}</h1>
      {refusal && (
        <Alert tone="error" live>
          {refusal}
        </Alert>
      )}
      <p>{t("passkey.confirmText")}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger" pendingText={t("passkey.removing")}>
          {t("passkey.confirmSubmit")}
        </Button>
        <ButtonLink variant="secondary" to={back}>
          {t("removal.cancel")}
        </ButtonLink>
      </Form>
    </section>
  );
}
