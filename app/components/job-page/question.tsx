import { type Comment, canReply, canTalk } from "~/domain/comment";
import type { Job } from "~/domain/job";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { formatAgo } from "../format";
import { useLocale } from "../locale";
import { PersonName } from "../people/person-name";
import { ReportLink } from "../reports/report-link";
import { Avatar } from "../ui/avatar";
import { FormGone } from "../ui/form-gone";
import { Answer } from "./answer";
import { RemoveButton } from "./remove-button";
import { ReplyForm } from "./reply-form";

interface QuestionProps {
  job: Job;
  comment: Comment;
  now: number;
  isOwner: boolean;
  isAsker: boolean;
  refused?: Reply;
  typed?: string;
}

export function Question({ job, comment, now, isOwner, isAsker, refused, typed }: QuestionProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const { name, image } = comment.user;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3" id={`vraag-${comment.id}`}>
      <Avatar name={name} image={image} size="small" />
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <PersonName person={comment.user} className="font-bold" />
          <time className="text-sm text-ink-soft" dateTime={comment.created_at}>
            {formatAgo(comment.created_at, new Date(now), locale)}
          </time>
        </p>
        <p className="whitespace-pre-line">{comment.comment}</p>
        {comment.reply !== null && <Answer job={job} comment={comment} now={now} isOwner={isOwner} />}
        {isOwner && canReply(comment) && canTalk(job.status) ? (
          <ReplyForm job={job} comment={comment} result={refused} typed={typed} />
        ) : (
          <FormGone id={`reply-${comment.id}`} result={refused} field="reply" />
        )}
        {!isAsker && (
          <ReportLink
            type="comment"
            id={comment.id}
            next={`/task/${job.id}#vraag-${comment.id}`}
            about={t("questions.reportOf", { name })}
          />
        )}
        {(isOwner || isAsker) && (
          <RemoveButton job={job} comment={comment} intent="remove" label={t("questions.removeOf", { name })}>
            {t("questions.remove")}
          </RemoveButton>
        )}
      </div>
    </li>
  );
}
