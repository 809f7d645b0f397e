import { useTranslation } from "~/locales/use-translation";
import { Textarea } from "../ui/textarea";

interface OwnLinkProps {
  link: string;
  partner: string;
}

export function OwnLink({ link, partner }: OwnLinkProps) {
  const { t } = useTranslation("partner");
  return (
    <div className="field max-w-xl">
      <label className="field-label" htmlFor="own-link">
        {t("dashboard.link")}
      </label>
      <p className="field-hint" id="own-link-hint">
        {t("dashboard.linkHint", { partner })}
      </p>
      {/* Two lines: a field of one line cuts the link on a phone. */}
      <Textarea
        id="own-link"
        className="min-h-0 break-all"
        rows={2}
        defaultValue={link}
        readOnly
        aria-describedby="own-link-hint"
      />
      <p className="flex flex-wrap items-center gap-3">
        <button type="button" className="button button-secondary button-small nojs:hidden" data-copies="own-link">
          {t("dashboard.copy")}
        </button>
        <output htmlFor="own-link" data-copied={t("dashboard.copied")} />
      </p>
    </div>
  );
}
