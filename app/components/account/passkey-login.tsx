import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { PasskeyError } from "../ui/passkey-error";

export function PasskeyLogin({ next }: { next: string }) {
  const { t } = useTranslation("security");
  return (
    <Form
      method="post"
      action="/login"
      className="nojs:hidden"
      data-passkey="/api/auth/passkeys/login/options/"
      data-error={t("passkey.loginFailed")}
    >
      <input type="hidden" name="intent" value="passkey" />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="credential" />
      <Button variant="secondary" className="button-wide" disabled pendingText={t("passkey.loginPending")}>
        <Icon name="passkey" />
        {t("passkey.login")}
      </Button>
      <PasskeyError />
    </Form>
  );
}
