import type { Reader } from "~/domain/admin/reader";
import { useTranslation } from "~/locales/use-translation";

export function ReaderLanguages({ readers }: { readers: readonly Reader[] }) {
  const { t } = useTranslation("admin");
  if (readers.length === 0) return null;
  const lines = readers.map(({ name, language }) => t("readsIn", { name, language: t(`language.${language}`) }));
  return <p className="text-ink-soft">{lines.join(" ")}</p>;
}
