import { stepPath, titleStep } from "~/domain/jobs/job-steps";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Form } from "../ui/form";
import { Input } from "../ui/input";

export function HeroPost() {
  const { t } = useTranslation("home");
  return (
    <Form method="post" action={stepPath(null, 1)} className="home-post" noValidate>
      <Field id="hero-title" name="title" label={t("hero.job")}>
        {(control) => (
          <Input {...control} {...limitProps(constraintOf(titleStep).title)} autoComplete="off" enterKeyHint="go" />
        )}
      </Field>
      <Button className="home-cta">{t("hero.post")}</Button>
    </Form>
  );
}
