import { use } from "react";
import { MissingArticle } from "~/components/blog/missing-article";
import { ErrorPage } from "~/components/shell/error-page";
import { DocumentFacts } from "~/document";

export function ErrorBoundary() {
  const { status, failure } = use(DocumentFacts);
  return status === 404 ? <MissingArticle /> : <ErrorPage {...failure} status={status} />;
}
