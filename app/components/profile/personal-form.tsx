import { useForm } from "@conform-to/react";
import { Form } from "react-router";
import type { UserSelf } from "~/domain/user";
import { checkProps, controlProps, fieldProps, formProps, summaryProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { ErrorSummary } from "../ui/error-summary";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { Switch } from "../ui/switch";
import { Textarea } from "../ui/textarea";
import { CategoryChecks } from "./category-checks";
import { PhotoField } from "./photo-field";

interface PersonalFormProps {
  profile: UserSelf;
  categories: { value: string; label: string }[];
  result?: Reply;
}

/** The profile as its form has it: text, and nothing where there is nothing. */
const typedOf = (profile: UserSelf) => ({
  name: profile.name,
  zipcode: profile.zipcode ?? "",
  active_worker: profile.active_worker ? "true" : undefined,
  function_title: profile.function_title ?? "",
  bio: profile.bio ?? "",
  categories: profile.categories.map(String),
  iban: profile.iban ?? "",
  image: "",
  photo: "",
});

/** Name, place and photo; and for a helper, what they are good at and where the money goes. */
export function PersonalForm({ profile, categories, result }: PersonalFormProps) {
  const { t } = useTranslation(["profile", "common"]);
  const [form, fields] = useForm({ id: "profile", lastResult: result, defaultValue: typedOf(profile) });
  const summary = summaryProps(form, fields);
  const chosen = fields.categories.initialValue;
  return (
    <section className="grid max-w-2xl gap-6">
      <header className="grid gap-1">
        <h1>{t("personal.title")}</h1>
        <p className="text-ink-soft">{t("personal.intro")}</p>
      </header>
      <ErrorSummary title={t("common:form.refused", { count: summary.errors.length })} {...summary} />
      <Form {...formProps(form)} encType="multipart/form-data" className="grid gap-6">
        <Card className="grid gap-6 p-5 sm:p-7">
          <PhotoField
            name={profile.name}
            image={profile.image}
            kept={String(fields.photo.initialValue ?? "")}
            errors={fields.image.errors}
          />
          <Field {...fieldProps(fields.name)} label={t("personal.name")} hint={t("personal.nameHint")}>
            {(attributes) => (
              <Input {...attributes} {...controlProps(fields.name)} maxLength={60} autoComplete="name" />
            )}
          </Field>
          <Field {...fieldProps(fields.zipcode)} label={t("personal.zipcode")} hint={t("personal.zipcodeHint")}>
            {(attributes) => (
              <Input
                {...attributes}
                {...controlProps(fields.zipcode)}
                className="max-w-48"
                autoComplete="postal-code"
              />
            )}
          </Field>
        </Card>
        <Card className="grid gap-6 p-5 sm:p-7">
          <h2 className="text-xl">{t("personal.helper")}</h2>
          <Switch {...checkProps(fields.active_worker)} label={t("personal.active")} hint={t("personal.activeHint")} />
          <Field
            {...fieldProps(fields.function_title)}
            label={t("personal.functionTitle")}
            hint={t("personal.functionTitleHint")}
          >
            {(attributes) => <Input {...attributes} {...controlProps(fields.function_title)} maxLength={60} />}
          </Field>
          <Field {...fieldProps(fields.bio)} label={t("personal.bio")} hint={t("personal.bioHint")}>
            {(attributes) => <Textarea {...attributes} {...controlProps(fields.bio)} rows={5} maxLength={1000} />}
          </Field>
          <CategoryChecks
            legend={t("personal.categories")}
            categories={categories}
            chosen={Array.isArray(chosen) ? chosen.map(String) : chosen ? [String(chosen)] : []}
          />
          <Field {...fieldProps(fields.iban)} label={t("personal.iban")} hint={t("personal.ibanHint")}>
            {(attributes) => (
              <Input {...attributes} {...controlProps(fields.iban)} autoComplete="off" autoCapitalize="characters" />
            )}
          </Field>
        </Card>
        <Button className="justify-self-start" pendingText={t("saving")}>
          {t("save")}
        </Button>
      </Form>
    </section>
  );
}
