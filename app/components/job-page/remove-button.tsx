import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Comment } from "~/domain/comment";
import type { Job } from "~/domain/job";
import { Button } from "../ui/button";

interface RemoveButtonProps {
  job: Pick<Job, "id">;
  comment: Pick<Comment, "id">;
  intent: "remove" | "remove-reply";
  label?: string;
  children: ReactNode;
}

export function RemoveButton({ job, comment, intent, label, children }: RemoveButtonProps) {
  return (
    <Form method="post" action={`/task/${job.id}`} className="-ms-3">
      <input type="hidden" name="commentId" value={comment.id} />
      <Button variant="quiet" className="button-small" name="intent" value={intent} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
