import type { WorkExperience } from "~/domain/accounts/work-experience";
import { useTranslation } from "~/locales/use-translation";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { WorkPictures } from "./work-list";

interface OwnProjectProps {
  profile: number;
  project: WorkExperience;
  first: boolean;
  last: boolean;
}

export function OwnProject({ profile, project, first, last }: OwnProjectProps) {
  const { t } = useTranslation("work");
  const { id, title, description } = project;
  const at = `/profile/${profile}/work-experience/${id}`;
  return (
    <Card as="li" className="work-card own-project">
      <WorkPictures project={project} />
      <div className="grid content-start gap-1 p-4 pb-1">
        <h3 className="text-lg wrap-anywhere">{title}</h3>
        <p className="line-clamp-4 whitespace-pre-line wrap-anywhere text-ink-soft">{description}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="flex flex-wrap gap-x-4">
            <Link className="quiet-link" to={`${at}/bewerken`} aria-label={t("projects.editOf", { title })}>
              <Icon name="edit" />
              {t("projects.edit")}
            </Link>
            <Link className="quiet-link" to={`${at}/verwijderen`} aria-label={t("projects.removeOf", { title })}>
              <Icon name="trash" />
              {t("projects.remove")}
            </Link>
          </p>
          <Form method="post" className="flex">
            {!first && (
              <button
                type="submit"
                name="intent"
                value={`earlier:${id}`}
                className="icon-button"
                aria-label={t("projects.earlier", { title })}
              >
                <Icon name="chevron-up" />
              </button>
            )}
            {!last && (
              <button
                type="submit"
                name="intent"
                value={`later:${id}`}
                className="icon-button"
                aria-label={t("projects.later", { title })}
              >
                <Icon name="chevron-down" />
              </button>
            )}
          </Form>
        </div>
      </div>
    </Card>
  );
}
