import { useTranslation } from "~/locales/use-translation";
import { Input } from "../ui/input";

export function OwnLink({ link }: { link: string }) {
  const { t } = useTranslation("partner");
  return (
    <div className="field max-w-xl">
      <label className="field-label" htmlFor="own-link">
        {t("dashboard.link")}
      </label>
      <p className="field-hint" id="own-link-hint">
        {t("dashboard.linkHint")}
      </p>
      <Input id="own-link" defaultValue={link} readOnly aria-describedby="own-link-hint" />
    </div>
  );
}
