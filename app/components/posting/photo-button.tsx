import type { ComponentProps } from "react";
import type { Job } from "~/domain/jobs/job";
import { EDIT_FORM } from "./edit-form";

interface PhotoButtonProps extends ComponentProps<"button"> {
  job: Pick<Job, "id">;
  intent: string;
}

export function PhotoButton({ job, intent, ...rest }: PhotoButtonProps) {
  const to = `/task/${job.id}/bewerken#fotos`;
  return <button type="submit" form={EDIT_FORM} formAction={to} name="intent" value={intent} {...rest} />;
}
