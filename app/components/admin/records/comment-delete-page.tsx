import type { Comment } from "~/domain/jobs/comment";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { AdminAction, type AdminActionProps } from "../admin-action";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import type { TeamStatement } from "../statement";
import { Facts } from "./facts";

interface CommentDeletePageProps {
  comment: Comment;
  back: string;
  closed: string | null;
  limits: AdminActionProps["limits"];
  statement: TeamStatement;
  result?: Reply;
}

export function CommentDeletePage({ comment, ...rest }: CommentDeletePageProps) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminAction
      {...rest}
      title={t("removeComment.title", { name: comment.user.name })}
      text={t("removeComment.text")}
      confirm={t("removeComment.confirm")}
      pending={t("removeComment.pending")}
      danger
      usual={t("removeComment.usual", { returnObjects: true })}
    >
      <Facts
        title={t("audit.targets.comment", { id: comment.id })}
        facts={[
          [t("job.bidder"), <AdminPerson key="by" person={comment.user} />],
          [t("job.when"), <AdminMoment key="at" at={comment.created_at} />],
          [t("job.comments"), comment.comment],
          [t("job.reply"), comment.reply],
        ]}
      />
    </AdminAction>
  );
}
