import { useTranslation } from "react-i18next";
import { brand } from "~/brand";
import { ButtonLink } from "../ui/button-link";

const KINDS = { 403: "forbidden", 404: "notFound", 410: "gone", 503: "unavailable" } as const;

/** What is wrong, what is safe, and the way home. */
export function ErrorPage({ status }: { status: number }) {
  const { t } = useTranslation("common");
  const kind = KINDS[status as keyof typeof KINDS] ?? "failed";
  const title = t(`error.${kind}.title`);
  return (
    <section className="page-width measure py-12">
      <title>{`${title} · ${brand.name}`}</title>
      <h1>{title}</h1>
      <p>{t(`error.${kind}.text`)}</p>
      <ButtonLink to="/">{t("error.home")}</ButtonLink>
    </section>
  );
}
