import { type SavedFilters, searchForm } from "~/domain/jobs/saved-search";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { AlertFields } from "./alert-fields";
import { SearchFacts } from "./search-facts";

interface SaveSearchPageProps {
  filters: SavedFilters;
  back: string;
  result?: Reply;
}

export function SaveSearchPage({ filters, back, result }: SaveSearchPageProps) {
  const { t } = useTranslation("searches");
  const [form, fields] = useForm(searchForm, {
    id: "save",
    lastResult: result,
    defaultValue: { name: "", mail: "true", push: "true" },
  });
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-10">
      <div className="grid w-full max-w-xl gap-6">
        <header className="grid gap-2">
          <h1>{t("save.title")}</h1>
          <p className="text-ink-soft">{t("save.intro")}</p>
        </header>
        <FormErrors form={form} fields={fields} />
        <PostForm form={form} className="grid gap-6">
          <Card className="grid gap-6 p-5 sm:p-7">
            <div className="grid gap-2">
              <h2 className="field-label font-sans text-base">{t("save.what")}</h2>
              <SearchFacts filters={filters} />
              {filters.search && <p className="field-hint">{t("save.allWords")}</p>}
            </div>
            <AlertFields fields={fields} />
          </Card>
          <div className="flex flex-wrap items-center gap-3">
            <Button pendingText={t("save.pending")} className="max-sm:flex-1">
              {t("save.submit")}
            </Button>
            <ButtonLink variant="quiet" to={back}>
              {t("save.back")}
            </ButtonLink>
          </div>
        </PostForm>
      </div>
    </section>
  );
}
