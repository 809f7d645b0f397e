import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "./button-link";
import { EmptyState } from "./empty-state";

export function BeyondPages({ first, illustration }: { first: string; illustration: ReactNode }) {
  const { t } = useTranslation("profile");
  return (
    <EmptyState
      illustration={illustration}
      title={t("jobs.pages.beyond")}
      text={t("jobs.pages.beyondText")}
      action={
        <ButtonLink to={first} variant="secondary">
          {t("jobs.pages.first")}
        </ButtonLink>
      }
    />
  );
}
