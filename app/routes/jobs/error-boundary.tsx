import { use } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { MissingJob } from "~/components/job-page/missing-job";
import { ErrorPage } from "~/components/shell/error-page";
import { DocumentFacts } from "~/document";
import type { loader } from "~/root";

export function ErrorBoundary() {
  // Not the error's own status: in production the router hides our errors.
  const { status, failure } = use(DocumentFacts);
  const { pathname } = useLocation();
  const viewer = useRouteLoaderData<typeof loader>("root")?.viewer;
  const pageAddress = viewer ? undefined : pathname;
  if (status === 404) return <MissingJob kind="missing" />;
  if (status === 410) return <MissingJob kind={failure.jobEnd ?? "gone"} pageAddress={pageAddress} />;
  const [job] = /^\/task\/\d+(?=\/)/.exec(pathname) ?? [];
  return <ErrorPage {...failure} status={status} job={job} />;
}
