import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { DeadEnd } from "../ui/dead-end";
import { Field } from "../ui/field";
import { Input } from "../ui/input";

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

const kindOf = (status: number) => (status < 400 ? "unavailable" : (KINDS[status as keyof typeof KINDS] ?? "failed"));

interface ErrorPageProps {
  status: number;
  isOutcomeUnknown?: boolean;
  requestId: string | null;
  unavailable?: "chat" | "unavailable";
  job?: string | undefined;
}

export function ErrorPage({
  status,
  isOutcomeUnknown = false,
  requestId,
  unavailable = "unavailable",
  job,
}: ErrorPageProps) {
  const { t } = useTranslation("common");
  const general = isOutcomeUnknown ? "unsure" : kindOf(status);
  const kind = general === "unavailable" ? unavailable : general;
  // A missing page is not logged, so there is no id to report.
  const isLogged = status >= 500 || status < 400;
  return (
    <DeadEnd
      illustration={
        <Scene name={kind === "notFound" || kind === "gone" ? "not-found" : "trouble"} className="w-44 md:w-72" />
      }
      title={t(`error.${kind}.title`)}
      text={t(`error.${kind}.text`)}
    >
      {kind === "notFound" && <SearchAgain />}
      {kind === "forbidden" && job ? (
        <ButtonLink to={job}>{t("error.job")}</ButtonLink>
      ) : (
        <ButtonLink to="/" variant={kind === "notFound" ? "secondary" : "primary"}>
          {t("error.home")}
        </ButtonLink>
      )}
      {isLogged && (
        <a className="text-link inline-flex min-h-11 items-center" href="/status">
          {t("error.status")}
        </a>
      )}
      {isLogged && requestId && <p className="text-sm text-ink-soft">{t("error.number", { number: requestId })}</p>}
    </DeadEnd>
  );
}

function SearchAgain() {
  const { t } = useTranslation("common");
  return (
    <search className="w-full max-w-md">
      <form action="/browse-tasks" className="grid items-end gap-2 min-[22rem]:grid-cols-[minmax(0,1fr)_auto]">
        <Field id="missing-search" name="search" label={t("error.notFound.search")}>
          {(control) => <Input {...control} type="search" autoComplete="off" enterKeyHint="search" />}
        </Field>
        <Button>{t("error.notFound.submit")}</Button>
      </form>
    </search>
  );
}
