import { personalForm } from "~/domain/accounts/profile-form";
import type { UserSelf } from "~/domain/accounts/user";
import { checkProps, chosenIn } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { CategoryChecks } from "../jobs/category-checks";
import { businessAddress } from "../people/business-address";
import { PhotoField } from "../people/portrait-field";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { classNames } from "../ui/class-names";
import { FormErrors } from "../ui/form-errors";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { Switch } from "../ui/switch";
import { TextField } from "../ui/text-field";
import { Unsaved, useIsUnsaved } from "./unsaved";

interface PersonalFormProps {
  profile: UserSelf;
  categories: { value: string; label: string }[];
  direct: boolean;
  editing: boolean;
  result?: Reply;
}

const typedOf = (profile: UserSelf) => ({
  name: profile.name,
  zipcode: profile.zipcode ?? "",
  active_worker: profile.active_worker ? "true" : undefined,
  categories: profile.categories.map(String),
  iban: profile.iban ?? "",
});

export function PersonalForm({ profile, categories, direct, editing, result }: PersonalFormProps) {
  const { t } = useTranslation(["profile", "business"]);
  const company = profile.business_details?.company;
  const business = businessAddress(profile.id);
  const [form, fields] = useForm(personalForm, { id: "profile", lastResult: result, defaultValue: typedOf(profile) });
  const unsaved = useIsUnsaved("profile", ["zipcode"], result);
  return (
    <section className={classNames("max-w-2xl gap-6", editing ? "grid" : "hidden md:grid")}>
      <header className="grid gap-1">
        <h1>{t("personal.title")}</h1>
        <p className="text-ink-soft">{t("personal.intro")}</p>
      </header>
      {unsaved && <Unsaved />}
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} encType="multipart/form-data" className="grid gap-6">
        <Card className="grid gap-6 p-5 sm:p-7">
          <PhotoField name={profile.name} image={profile.image} fields={fields} />
          {company === undefined ? (
            <TextField
              field={fields.name}
              label={t("personal.name")}
              hint={
                profile.verified ? `${t("personal.nameHint")} ${t("personal.nameVerified")}` : t("personal.nameHint")
              }
              autoComplete="name"
            />
          ) : (
            <p>
              {t("business:nameIs", { company })}{" "}
              <Link className="text-link" to={business}>
                {t("business:nameChange")}
              </Link>
            </p>
          )}
          <TextField
            field={fields.zipcode}
            label={t("personal.zipcode")}
            hint={t("personal.zipcodeHint")}
            className="max-w-48"
            autoComplete="postal-code"
          />
        </Card>
        <Card className="grid gap-6 p-5 sm:p-7">
          <h2 className="text-xl">{t("personal.helper")}</h2>
          <Switch {...checkProps(fields.active_worker)} label={t("personal.active")} hint={t("personal.activeHint")} />
          <CategoryChecks
            legend={t("personal.categories")}
            categories={categories}
            chosen={chosenIn(fields.categories)}
          />
          {direct ? (
            // Keep the stored IBAN.
            <input type="hidden" name={fields.iban.name} value={profile.iban ?? ""} />
          ) : (
            <TextField
              field={fields.iban}
              label={t("personal.iban")}
              hint={t("personal.ibanHint")}
              autoComplete="off"
              autoCapitalize="characters"
            />
          )}
        </Card>
        <p className="grid justify-items-start">
          <Link className="text-link inline-flex min-h-11 items-center" to={`/profile/${profile.id}/work-experience`}>
            {t("personal.work")}
          </Link>
          <Link className="text-link inline-flex min-h-11 items-center wrap-anywhere" to={business}>
            {company === undefined ? t("business:link") : t("business:linkOwn", { company })}
          </Link>
        </p>
        <Button className="justify-self-start" pendingText={t("saving")}>
          {t("save")}
        </Button>
      </PostForm>
    </section>
  );
}
