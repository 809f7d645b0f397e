import { nameToOthers } from "~/domain/accounts/user-card";
import { type Comment, canReply, canTalk } from "~/domain/jobs/comment";
import type { Job } from "~/domain/jobs/job";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { formatAgo } from "../format";
import { useLocale } from "../locale";
import { PersonName } from "../people/person-name";
import { ReportLink } from "../reports/report-link";
import { Avatar } from "../ui/avatar";
import { ClosedForm } from "../ui/closed-form";
import { Icon } from "../ui/icon";
import { Menu } from "../ui/menu";
import { Answer } from "./answer";
import { RemoveButton } from "./remove-button";
import { ReplyForm } from "./reply-form";

interface QuestionProps {
  job: Job;
  comment: Comment;
  now: number;
  isOwner: boolean;
  isAsker: boolean;
  apart?: boolean;
  refused?: Reply;
  typed?: string;
}

export function Question({ job, comment, now, isOwner, isAsker, apart = false, refused, typed }: QuestionProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  // Your own name as others see it.
  const asker = isAsker ? { ...comment.user, name: nameToOthers(comment.user) } : comment.user;
  const { name, image } = asker;
  const canAnswer = isOwner && canReply(comment) && canTalk(job.status);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3" id={`vraag-${comment.id}`}>
      <Avatar name={name} image={image} size="small" />
      <div className="grid min-w-0 gap-2">
        <div className="flex items-center justify-between gap-2">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <PersonName person={asker} className="font-bold" />
            <time className="text-sm text-ink-soft" dateTime={comment.created_at}>
              {formatAgo(comment.created_at, new Date(now), locale)}
            </time>
          </p>
          <Menu trigger={<Icon name="more" />} label={t("questions.menuOf", { name })}>
            {!isAsker && (
              <ReportLink
                type="comment"
                id={comment.id}
                next={`/task/${job.id}#vraag-${comment.id}`}
                about={t("questions.reportOf", { name })}
                className="menu-item"
              />
            )}
            {isOwner && comment.reply !== null && (
              <RemoveButton job={job} comment={comment} intent="remove-reply">
                {t("questions.removeReply")}
              </RemoveButton>
            )}
            {(isOwner || isAsker) && (
              <RemoveButton job={job} comment={comment} intent="remove" label={t("questions.removeOf", { name })}>
                {t("questions.remove")}
              </RemoveButton>
            )}
          </Menu>
        </div>
        <p className="whitespace-pre-line">{comment.comment}</p>
        {comment.reply !== null && <Answer job={job} comment={comment} now={now} isOwner={isOwner} />}
        {canAnswer && apart && <p className="text-ink-soft">{t("questions.blocked")}</p>}
        {canAnswer && !apart ? (
          <ReplyForm job={job} comment={comment} result={refused} typed={typed} />
        ) : (
          <ClosedForm id={`reply-${comment.id}`} result={refused} field="reply" />
        )}
      </div>
    </li>
  );
}
