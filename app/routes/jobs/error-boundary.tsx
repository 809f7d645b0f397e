import { use } from "react";
import { MissingJob } from "~/components/jobs/missing-job";
import { ErrorPage } from "~/components/shell/error-page";
import { DocumentFacts } from "~/document";

/** Of the pages about one job: what is missing there is the job. */
export function ErrorBoundary() {
  // Not the error's own status: outside development the router hides which error of ours it was.
  const { status, failure } = use(DocumentFacts);
  if (status === 404 || status === 410) return <MissingJob gone={status === 410} />;
  return <ErrorPage {...failure} status={status} />;
}
