import { look } from "~/brand-look";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";

const KINDS = {
  400: "unreadable",
  401: "forbidden",
  403: "forbidden",
  404: "notFound",
  405: "unreadable",
  410: "gone",
  413: "tooLarge",
  415: "unreadable",
  429: "throttled",
  503: "unavailable",
} as const;

/** An error without a status had no answer. */
const kindOf = (status: number) => (status < 400 ? "unavailable" : (KINDS[status as keyof typeof KINDS] ?? "failed"));

interface ErrorPageProps {
  status: number;
  isOutcomeUnknown?: boolean;
  requestId: string | null;
  unavailable?: "chat" | "unavailable";
}

export function ErrorPage({
  status,
  isOutcomeUnknown = false,
  requestId,
  unavailable = "unavailable",
}: ErrorPageProps) {
  const { t } = useTranslation("common");
  const general = isOutcomeUnknown ? "unsure" : kindOf(status);
  const kind = general === "unavailable" ? unavailable : general;
  // A missing page is not logged, so there is no id to report.
  const isLogged = status >= 500 || status < 400;
  const title = t(`error.${kind}.title`);
  return (
    <section className="page-width flex flex-wrap items-center justify-center gap-x-16 gap-y-8 py-12 md:py-20">
      <title>{`${title} · ${look.name}`}</title>
      <Scene name={kind === "notFound" || kind === "gone" ? "not-found" : "trouble"} className="w-72" />
      <div className="measure grid justify-items-start gap-4">
        <h1>{title}</h1>
        <p className="text-lg">{t(`error.${kind}.text`)}</p>
        <ButtonLink to="/">{t("error.home")}</ButtonLink>
        {isLogged && (
          <a className="text-link inline-flex min-h-11 items-center" href="/status">
            {t("error.status")}
          </a>
        )}
        {isLogged && requestId && <p className="text-sm text-ink-soft">{t("error.number", { number: requestId })}</p>}
      </div>
    </section>
  );
}
