import type { OwnProfile } from "~/domain/accounts/user";
import type { WorkExperience } from "~/domain/accounts/work-experience";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { AboutForm } from "./about-form";
import { OwnProject } from "./own-project";

interface WorkPageProps {
  id: number;
  profile: OwnProfile;
  isReady: boolean;
  result?: Reply;
}

export function WorkPage({ id, profile, isReady, result }: WorkPageProps) {
  const { t } = useTranslation("work");
  return (
    <section className="grid max-w-3xl gap-8">
      <header className="grid gap-1">
        <h1>{t("title")}</h1>
        <p className="text-ink-soft">
          {t("intro")}{" "}
          <Link className="text-link" to={`/helper/${id}`}>
            {t("public")}
          </Link>
        </p>
      </header>
      {!isReady && (
        <Alert
          tone="info"
          action={
            <ButtonLink variant="secondary" className="button-small" to={`/profile/${id}/starten`}>
              {t("start.action")}
            </ButtonLink>
          }
        >
          {t(profile.active_worker ? "start.text" : "start.notYet")}
        </Alert>
      )}
      <AboutForm profile={profile} result={result} />
      <Projects profile={id} projects={profile.workexperience} />
    </section>
  );
}

function Projects({ profile, projects }: { profile: number; projects: readonly WorkExperience[] }) {
  const { t } = useTranslation("work");
  const add = `/profile/${profile}/work-experience/toevoegen`;
  return (
    <section className="grid gap-4" id="projects" aria-labelledby="projects-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="projects-title">{t("projects.title")}</h2>
        {projects.length > 0 && (
          <ButtonLink variant="secondary" className="button-small" to={add}>
            <Icon name="plus" />
            {t("projects.add")}
          </ButtonLink>
        )}
      </div>
      {projects.length === 0 ? (
        <EmptyState
          illustration={<Scene name="empty-street" />}
          title={t("projects.empty")}
          text={t("projects.emptyText")}
          action={
            <ButtonLink variant="secondary" to={add}>
              {t("projects.add")}
            </ButtonLink>
          }
        />
      ) : (
        <ol className="grid gap-4">
          {projects.map((project, at) => (
            <OwnProject
              key={project.id}
              profile={profile}
              project={project}
              first={at === 0}
              last={at === projects.length - 1}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
