import { type SavedSearch, searchEditForm } from "~/domain/jobs/saved-search";
import type { Language } from "~/domain/values/language";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { typedPrice } from "../format";
import { useLocale } from "../locale";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { AlertFields } from "./alert-fields";
import { FilterFields } from "./filter-fields";

interface EditSearchPageProps {
  id: number;
  search: SavedSearch;
  categories: { value: string; label: string }[];
  result?: Reply;
}

function typedOf({ name, filters, alerts }: SavedSearch, locale: Language) {
  return {
    name: name ?? "",
    mail: alerts.includes("mail") ? "true" : undefined,
    push: alerts.includes("push") ? "true" : undefined,
    search: filters.search ?? "",
    categories: filters.categories.map(String),
    zipcode: filters.zipcode ?? "",
    distance: filters.distance === null ? "" : String(Math.max(1, Math.round(filters.distance / 1000))),
    price: filters.price === null ? "" : typedPrice(filters.price, locale),
  };
}

export function EditSearchPage({ id, search, categories, result }: EditSearchPageProps) {
  const { t } = useTranslation(["searches", "profile"]);
  const back = `/profile/${id}/searches`;
  const [form, fields] = useForm(searchEditForm, {
    id: "edit",
    lastResult: result,
    defaultValue: typedOf(search, useLocale()),
  });
  return (
    <section className="grid max-w-2xl gap-6">
      <header className="grid gap-1">
        <BackLink to={back}>{t("list.title")}</BackLink>
        <h1>{t("edit.title")}</h1>
      </header>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-6">
        <Card className="grid gap-6 p-5 sm:p-7">
          <FilterFields fields={fields} categories={categories} />
        </Card>
        <Card className="grid gap-6 p-5 sm:p-7">
          <AlertFields fields={fields} />
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <Button pendingText={t("profile:saving")} className="max-sm:flex-1">
            {t("edit.submit")}
          </Button>
          <ButtonLink variant="quiet" to={back}>
            {t("edit.cancel")}
          </ButtonLink>
        </div>
      </PostForm>
      <Feed address={search.rss} />
    </section>
  );
}

function Feed({ address }: { address: string }) {
  const { t } = useTranslation("searches");
  return (
    <section className="grid gap-1" aria-labelledby="rss-title">
      <h2 id="rss-title" className="text-xl">
        {t("edit.rss")}
      </h2>
      <p className="text-ink-soft">{t("edit.rssText")}</p>
      <a className="text-link wrap-anywhere" href={address} type="application/rss+xml">
        {address}
      </a>
    </section>
  );
}
