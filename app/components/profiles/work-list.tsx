import type { WorkExperience } from "~/domain/accounts/work-experience";
import { useTranslation } from "~/locales/use-translation";
import { Card } from "../ui/card";

export function WorkList({ projects }: { projects: readonly WorkExperience[] }) {
  const { t } = useTranslation("people");
  return (
    <section className="grid gap-4" aria-labelledby="work-title">
      <h2 id="work-title">{t("person.work")}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {projects.map((project) => (
          <Card key={project.id} as="li" className="work-card">
            <WorkPictures project={project} />
            <div className="grid content-start gap-1 p-4">
              <h3 className="text-lg wrap-anywhere">{project.title}</h3>
              <p className="whitespace-pre-line wrap-anywhere text-ink-soft">{project.description}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

export function WorkPictures({ project }: { project: WorkExperience }) {
  const { t } = useTranslation("people");
  const pictures = project.work_experience_image;
  if (pictures.length === 0) return null;
  return (
    <ul className="work-pictures">
      {pictures.map(({ id, uri, alt }, at) => (
        <li key={id}>
          <a href={uri}>
            <img
              src={uri}
              alt={alt ?? t("person.workPhoto", { n: at + 1, title: project.title })}
              width={400}
              height={300}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
