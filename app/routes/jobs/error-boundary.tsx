import { use } from "react";
import { MissingJob } from "~/components/job-page/missing-job";
import { ErrorPage } from "~/components/shell/error-page";
import { DocumentFacts } from "~/document";

export function ErrorBoundary() {
  // Not the error's own status: in production the router hides our errors.
  const { status, failure } = use(DocumentFacts);
  if (status === 404 || status === 410)
    return <MissingJob kind={status === 404 ? "missing" : failure.isRemoved ? "removed" : "gone"} />;
  return <ErrorPage {...failure} status={status} />;
}
