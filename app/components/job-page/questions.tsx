import { isSuspended } from "~/domain/accounts/account-life";
import { type Blocks, isEitherBlocked } from "~/domain/accounts/blocks";
import { isApartFromOwner } from "~/domain/deals/bid-life";
import { type Comment, canTalk } from "~/domain/jobs/comment";
import type { Job } from "~/domain/jobs/job";
import { type Page, pagesOf } from "~/domain/values/page";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { ClosedForm } from "../ui/closed-form";
import { Pagination } from "../ui/pagination";
import { AskForm } from "./ask-form";
import { Question } from "./question";

export interface QuestionsProps {
  job: Job;
  comments: Page<Comment>;
  page: number;
  now: number;
  viewer: (Blocks & { id: number | null }) | null;
  refused: { form: string; result: Reply } | null;
  savedForm: { form: string; text: string } | null;
  chat?: string | null;
}

export function Questions({ job, comments, page, now, viewer, refused, savedForm, chat = null }: QuestionsProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const viewerId = viewer?.id ?? null;
  const isOwner = viewerId !== null && viewerId === job.user;
  // The form of a question disappears with the question.
  const apart = !isOwner && isApartFromOwner(viewer, job);
  const isForm = (form: string) =>
    form === "ask"
      ? !isOwner && !apart && !isSuspended(job.owner) && canTalk(job.status)
      : comments.results.some(({ id }) => String(id) === form);
  const none = t(isOwner && canTalk(job.status) ? "questions.noneOwner" : "questions.none");
  return (
    <section className="grid gap-5" id="vragen" tabIndex={-1} aria-labelledby="questions-title">
      <h2 id="questions-title">
        {comments.count > 0 ? t("questions.titleCount", { count: comments.count }) : t("questions.title")}
      </h2>
      {comments.count === 0 && <p className="text-ink-soft">{none}</p>}
      {comments.results.length > 0 && (
        <ul className="grid gap-4">
          {comments.results.map((comment) => (
            <Question
              key={comment.id}
              job={job}
              comment={comment}
              now={now}
              isOwner={isOwner}
              apart={isEitherBlocked(viewer, comment.user.id)}
              isAsker={viewerId !== null && viewerId === comment.user.id}
              refused={refused?.form === String(comment.id) ? refused.result : undefined}
              typed={savedForm?.form === String(comment.id) ? savedForm.text : undefined}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pagesOf(comments.count)}
        href={(number) => `/task/${job.id}${number > 1 ? `?page=${number}` : ""}#vragen`}
        labels={{
          navigation: t("questions.pages"),
          previous: t("browse.previous"),
          next: t("browse.next"),
          page: (number) => t("browse.page", { page: formatNumber(number, locale) }),
        }}
      />
      {refused && !isForm(refused.form) && <ClosedForm {...placeOf(refused.form)} result={refused.result} />}
      {!isOwner && chat !== null && canTalk(job.status) && (
        <ButtonLink variant="secondary" className="justify-self-start" to={`/messages/${chat}`}>
          {t("questions.chat")}
        </ButtonLink>
      )}
      {!isOwner && (chat === null || !canTalk(job.status)) && (
        <Ask
          job={job}
          signedIn={viewerId !== null}
          apart={apart}
          result={refused?.form === "ask" ? refused.result : undefined}
          typed={savedForm?.form === "ask" ? savedForm.text : undefined}
        />
      )}
    </section>
  );
}

const placeOf = (form: string) =>
  form === "ask" ? { id: form, field: "comment" } : { id: `reply-${form}`, field: "reply" };

function Ask({
  job,
  signedIn,
  apart,
  ...form
}: {
  job: Job;
  signedIn: boolean;
  apart: boolean;
  result?: Reply;
  typed?: string;
}) {
  const { t } = useTranslation("jobs");
  if (!canTalk(job.status)) return <p className="text-ink-soft">{t("questions.closed")}</p>;
  if (apart) return <p className="text-ink-soft">{t("questions.blocked")}</p>;
  if (isSuspended(job.owner))
    return <p className="text-ink-soft">{t("questions.suspended", { name: job.owner.name })}</p>;
  if (signedIn) return <AskForm job={job} {...form} />;
  return (
    <ButtonLink
      variant="secondary"
      className="justify-self-start"
      to={`/login?next=${encodeURIComponent(`/task/${job.id}#vragen`)}`}
    >
      {t("questions.login")}
    </ButtonLink>
  );
}
