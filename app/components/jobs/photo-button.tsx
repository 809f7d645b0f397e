import type { ComponentProps } from "react";
import type { Job } from "~/domain/job";
import { EDIT_FORM } from "./edit-form";

interface PhotoButtonProps extends ComponentProps<"button"> {
  job: Pick<Job, "id">;
  /** What is done, and with which photo: `photo-remove:12`. */
  intent: string;
}

/** A button of the photos. It sends the job's form along: what was typed there stays. */
export function PhotoButton({ job, intent, ...rest }: PhotoButtonProps) {
  const to = `/task/${job.id}/bewerken#fotos`;
  return <button type="submit" form={EDIT_FORM} formAction={to} name="intent" value={intent} {...rest} />;
}
