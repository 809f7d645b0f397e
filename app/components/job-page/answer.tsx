import { nameToOthers } from "~/domain/accounts/user-card";
import type { Comment } from "~/domain/jobs/comment";
import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { formatAgo } from "../format";
import { useLocale } from "../locale";

type AnswerProps = { job: Job; comment: Comment; now: number; isOwner: boolean };

export function Answer({ job, comment, now, isOwner }: AnswerProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  return (
    <div className="grid gap-1 rounded-card rounded-ss-none bg-action-tint px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong>{t("questions.replyOf", { name: isOwner ? nameToOthers(job.owner) : job.owner.name })}</strong>
        {comment.replied_at && (
          <time className="text-sm text-ink-soft" dateTime={comment.replied_at}>
            {formatAgo(comment.replied_at, new Date(now), locale)}
          </time>
        )}
      </p>
      <p className="whitespace-pre-line">{comment.reply}</p>
    </div>
  );
}
