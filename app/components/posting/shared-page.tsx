import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Form } from "../ui/form";
import { OnceInput } from "../ui/once-input";

/** Asks before what another app shared becomes a job in progress: any site can share something. */
export function SharedPage() {
  const { t } = useTranslation("posting");
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl justify-items-start gap-5">
        <Scene name="empty-street" className="w-36 max-sm:w-28" />
        <h1>{t("shared.title")}</h1>
        <p>{t("shared.text")}</p>
        <Form method="post" action="/post-job/delen" className="flex flex-wrap gap-3">
          <OnceInput form="shared" />
          <Button pendingText={t("shared.pending")}>{t("shared.submit")}</Button>
          <ButtonLink variant="secondary" to="/post-job/delen?forget">
            {t("shared.no")}
          </ButtonLink>
        </Form>
      </div>
    </section>
  );
}
