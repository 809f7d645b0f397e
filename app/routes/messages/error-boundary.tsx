import { use } from "react";
import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "~/components/shell/error-page";
import { DocumentFacts } from "~/document";

export function ErrorBoundary({ error }: { error: unknown }) {
  const { status, failure } = use(DocumentFacts);
  return <ErrorPage {...failure} status={isRouteErrorResponse(error) ? error.status : status} unavailable="chat" />;
}
