import { MAX_ALT_LENGTH } from "~/domain/jobs/image-limits";
import { type Limits, limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { Input } from "../ui/input";

interface PhotoTextProps {
  name: string;
  number: number;
  alt?: string | null;
  limits: Limits;
}

export function PhotoText({ name, number, alt, limits }: PhotoTextProps) {
  const { t } = useTranslation("posting");
  return (
    <details className="photo-tile-text" open={(alt?.length ?? 0) > MAX_ALT_LENGTH}>
      <summary aria-label={t(alt ? "details.described" : "details.describe", { number })}>
        <Icon name={alt ? "check" : "edit"} />
        {t(alt ? "details.describedShort" : "details.describeShort")}
      </summary>
      <Field id={name} name={name} label={t("details.alt", { number })} hint={t("details.altHint")}>
        {(attributes) => <Input {...attributes} {...limitProps(limits)} defaultValue={alt ?? ""} />}
      </Field>
    </details>
  );
}
