import { use } from "react";
import { MissingPerson } from "~/components/helpers/missing-person";
import { ErrorPage } from "~/components/shell/error-page";
import { DocumentFacts } from "~/document";

export function ErrorBoundary() {
  const { status, failure } = use(DocumentFacts);
  return status === 404 ? <MissingPerson /> : <ErrorPage {...failure} status={status} />;
}
