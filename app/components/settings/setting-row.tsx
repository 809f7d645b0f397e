import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

interface SettingRowProps {
  title: string;
  value?: string;
  open?: boolean;
  children: ReactNode;
}

/** An e-mail address that does not fit breaks before its @. */
function breakableAddress(value: string) {
  const [start, ...rest] = value.split(/(?=@)/);
  if (rest.length === 0) return value;
  return (
    <>
      {start}
      <wbr />
      {rest.join("")}
    </>
  );
}

/** An id inside the children opens the row for a link to it. */
export function SettingRow({ title, value, open = false, children }: SettingRowProps) {
  const { t } = useTranslation("profile");
  return (
    <details className="question" open={open || undefined}>
      <summary className="setting-row">
        <h3 className="question-heading">{title}</h3>
        {value !== undefined && <span className="setting-value">{breakableAddress(value)}</span>}
        <span className="text-link">{t("settings.change")}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="grid gap-5 pb-6">{children}</div>
    </details>
  );
}
