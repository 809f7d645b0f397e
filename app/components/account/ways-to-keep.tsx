import type { Passkey } from "~/domain/accounts/passkey";
import { SOCIAL_NAMES, type SocialLink } from "~/domain/accounts/social";
import { checkProps, type FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";
import { Checkbox } from "../ui/checkbox";

interface WaysToKeepProps {
  passkeys: Passkey[];
  linked: SocialLink[];
  fields: { keep_passkeys: FormField; keep_linked: FormField };
}

/** Shows the day each was added, so that the owner recognises a stranger's. */
export function WaysToKeep({ passkeys, linked, fields }: WaysToKeepProps) {
  const { t } = useTranslation(["account", "security"]);
  const locale = useLocale();
  if (passkeys.length + linked.length === 0) return null;
  const since = (name: string, at: string) => t("reset.since", { name, date: formatLongDay(at, locale) });
  const keys = passkeys.map(({ name, created_at }) => since(name ?? t("security:passkey.unnamed"), created_at));
  const accounts = linked.map(({ app, created_at }) => since(SOCIAL_NAMES[app], created_at));
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{t("reset.ways")}</legend>
      <p className="text-ink-soft">{t("reset.waysText")}</p>
      {keys.length > 0 && (
        <Checkbox {...checkProps(fields.keep_passkeys)} label={t("reset.keepPasskeys")} hint={keys.join(", ")} />
      )}
      {accounts.length > 0 && (
        <Checkbox {...checkProps(fields.keep_linked)} label={t("reset.keepLinked")} hint={accounts.join(", ")} />
      )}
    </fieldset>
  );
}
