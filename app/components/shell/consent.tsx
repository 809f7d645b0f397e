import type { Choices } from "~/domain/site/choices";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { ShellButton } from "./shell-button";

interface ConsentProps extends Pick<Choices, "measuring" | "refusesAll"> {
  pageAddress: string;
}

export function Consent({ measuring, refusesAll, pageAddress }: ConsentProps) {
  const { t } = useTranslation("shell");
  if (refusesAll) {
    return (
      <p className="consent-chosen flex items-center gap-2">
        <Icon name="lock" />
        {t("consent.byBrowser")}
      </p>
    );
  }
  if (measuring === null) {
    return (
      <section className="consent" aria-labelledby="consent">
        <h2 id="consent" className="text-lg">
          {t("consent.title")}
        </h2>
        <Question pageAddress={pageAddress} />
      </section>
    );
  }
  return (
    <details className="consent-chosen">
      <summary>
        <Icon name={measuring ? "eye" : "lock"} />
        {t(measuring ? "consent.is.yes" : "consent.is.no")}
        <span className="text-link">{t("consent.change")}</span>
      </summary>
      <div className="consent mt-2">
        <h2 className="text-lg">{t("consent.title")}</h2>
        <Question pageAddress={pageAddress} />
      </div>
    </details>
  );
}

function Question({ pageAddress }: { pageAddress: string }) {
  const { t } = useTranslation("shell");
  return (
    <div className="grid gap-3">
      <p className="measure text-ink-soft">
        {t("consent.text")} <a href="/privacy">{t("consent.more")}</a>
      </p>
      <p className="flex flex-wrap gap-3">
        {(["yes", "no"] as const).map((answer) => (
          <ShellButton
            key={answer}
            to="/consent"
            asks={{ consent: answer }}
            pageAddress={pageAddress}
            keepsTyped
            className="button button-secondary"
          >
            {t(`consent.${answer}`)}
          </ShellButton>
        ))}
      </p>
    </div>
  );
}
