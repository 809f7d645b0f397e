import { jobFilters } from "~/domain/jobs/job";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Input } from "../ui/input";

export function HeroSearch() {
  const { t } = useTranslation("home");
  return (
    <search className="home-hero-search rounded-panel border border-line bg-card p-5 shadow-lift sm:p-6">
      <Form
        method="get"
        action="/browse-tasks"
        className="grid items-end gap-4 min-[22rem]:max-lg:grid-cols-2"
        noValidate
      >
        <h2 className="col-span-full text-xl">{t("search.title")}</h2>
        <Field id="hero-search" name="search" label={t("search.text")} hint={t("search.textHint")}>
          {(control) => (
            <Input
              {...control}
              {...limitProps(constraintOf(jobFilters).search)}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
            />
          )}
        </Field>
        <Field id="hero-zipcode" name="zipcode" label={t("search.zipcode")} hint={t("search.zipcodeHint")}>
          {(control) => (
            <Input {...control} autoComplete="postal-code" autoCapitalize="characters" spellCheck={false} />
          )}
        </Field>
        <Button variant="secondary" className="col-span-full">
          <Icon name="search" />
          {t("search.submit")}
        </Button>
      </Form>
    </search>
  );
}
