import type { ReactNode } from "react";
import type { Comment } from "~/domain/jobs/comment";
import type { Job } from "~/domain/jobs/job";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";

interface RemoveButtonProps {
  job: Pick<Job, "id">;
  comment: Pick<Comment, "id">;
  intent: "remove" | "remove-reply";
  label?: string;
  children: ReactNode;
}

export function RemoveButton({ job, comment, intent, label, children }: RemoveButtonProps) {
  return (
    <Form method="post" action={`/task/${job.id}`} className="contents">
      <input type="hidden" name="commentId" value={comment.id} />
      <button type="submit" className="menu-item menu-item-danger" name="intent" value={intent} aria-label={label}>
        <Icon name="trash" />
        {children}
      </button>
    </Form>
  );
}
