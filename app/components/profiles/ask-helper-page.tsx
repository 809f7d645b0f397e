import { asHelper } from "~/domain/accounts/as-helper";
import { hasBid, invitationForm, invitationRefusal } from "~/domain/accounts/invitation";
import type { UserPublic } from "~/domain/accounts/user";
import type { Job } from "~/domain/jobs/job";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { PersonLine } from "../payments/person-line";
import { Alert } from "../ui/alert";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { ClosedForm } from "../ui/closed-form";
import { EmptyState } from "../ui/empty-state";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { RadioGroup } from "../ui/radio-group";
import { useAskChoices } from "./use-ask-choices";

export interface AskHelperPageProps {
  person: UserPublic;
  jobs: readonly Job[];
  asked: readonly number[];
  apart?: boolean;
  result?: Reply;
  typed?: Record<string, string> | undefined;
}

export function AskHelperPage({ person, jobs, asked, apart = false, result, typed }: AskHelperPageProps) {
  const { t } = useTranslation("people");
  const { name } = person;
  const left = jobs.filter((job) => !hasBid(person, job));
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl gap-5">
        <BackLink to={`/helper/${person.id}`}>{t("ask.back", { name })}</BackLink>
        <h1 className="wrap-anywhere">{t("ask.title", { name })}</h1>
        <PersonLine person={asHelper(person)}>{person.function_title}</PersonLine>
        {apart ? (
          <>
            <ClosedForm id="ask" result={result} />
            <Alert tone="info">{t("ask.blocked", { name })}</Alert>
          </>
        ) : left.length === 0 ? (
          <>
            <ClosedForm id="ask" result={result} />
            <NothingToAsk person={person} bidOnAll={jobs.length > 0} />
          </>
        ) : (
          <AskForm person={person} jobs={left} asked={asked} result={result} typed={typed} />
        )}
      </div>
    </section>
  );
}

function NothingToAsk({ person: { name }, bidOnAll }: { person: UserPublic; bidOnAll: boolean }) {
  const { t } = useTranslation(["people", "owner"]);
  return (
    <EmptyState
      illustration={<Scene name="empty-street" className="w-48" />}
      title={bidOnAll ? t("owner:ask.hasBid", { name }) : t("ask.noJobs")}
      text={bidOnAll ? t("owner:ask.hasBidText") : t("ask.noJobsText", { name })}
      action={
        bidOnAll ? (
          <ButtonLink to="/profile/my-jobs">{t("owner:ask.toJobs")}</ButtonLink>
        ) : (
          <ButtonLink to="/post-job">{t("ask.post")}</ButtonLink>
        )
      }
    />
  );
}

function AskForm({ person, jobs, asked, result, typed }: AskHelperPageProps) {
  const { t } = useTranslation("people");
  const [form, fields] = useForm(invitationForm, { id: "ask", lastResult: result, defaultValue: typed });
  const choices = useAskChoices(person, jobs, asked);
  const can = jobs.filter((job) => invitationRefusal(person, job, asked) === null);
  const chosen = fields.job.initialValue;
  return (
    <Card>
      <PostForm form={form} className="grid gap-5">
        <FormErrors form={form} fields={fields} />
        <RadioGroup
          id={fields.job.id}
          name={fields.job.name}
          legend={t("ask.which")}
          choices={choices}
          errors={fields.job.errors}
          defaultValue={typeof chosen === "string" ? chosen : can.length === 1 ? String(can[0]?.id) : undefined}
        />
        <p className="text-sm text-ink-soft">{t("ask.what", { name: person.name })}</p>
        {can.length > 0 ? (
          <Button className="button-wide" pendingText={t("ask.pending")}>
            {t("ask.send", { name: person.name })}
          </Button>
        ) : (
          <ButtonLink to="/post-job">{t("ask.postAnother")}</ButtonLink>
        )}
      </PostForm>
    </Card>
  );
}
