import { use } from "react";
import { MissingPerson } from "~/components/people/missing-person";
import { ErrorPage } from "~/components/shell/error-page";
import { DocumentFacts } from "~/document";

/** Of the pages about one person: what is missing there is the person. */
export function ErrorBoundary() {
  const { status, failure } = use(DocumentFacts);
  return status === 404 ? <MissingPerson /> : <ErrorPage {...failure} status={status} />;
}
