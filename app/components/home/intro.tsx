import { brand } from "~/brand";
import { useTranslation } from "~/locales/use-translation";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";

export interface Newcomer {
  id: number | null;
  name: string;
}

export function Intro({ newcomer: { id, name } }: { newcomer: Newcomer }) {
  const { t } = useTranslation("home");
  return (
    <aside className="page-width pt-6" aria-labelledby="intro-title">
      <Card className="grid gap-3 p-5 sm:p-7">
        <h2 id="intro-title" className="text-xl wrap-anywhere">
          {name ? t("intro.titleNamed", { name, brand: brand.name }) : t("intro.title", { brand: brand.name })}
        </h2>
        <p>{t("intro.text")}</p>
        <Form method="post" action="/intro" className="flex flex-wrap items-center gap-3">
          <button type="submit" className="button button-primary" name="next" value="/post-job">
            {t("intro.post")}
          </button>
          <button type="submit" className="button button-secondary" name="next" value={`/profile/${id}/starten`}>
            {t("intro.help")}
          </button>
          <button type="submit" className="button button-quiet" name="next" value="/">
            <Icon name="close" />
            {t("intro.close")}
          </button>
        </Form>
      </Card>
    </aside>
  );
}
