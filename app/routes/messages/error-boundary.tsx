import { use } from "react";
import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "~/components/shell/error-page";
import { DocumentFacts } from "~/document";

/** Of conversations and their list: what is unavailable there is the chat. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { status, requestId } = use(DocumentFacts);
  if (!isRouteErrorResponse(error)) return <ErrorPage status={status} requestId={requestId} unavailable="chat" />;
  return <ErrorPage status={error.status} code={error.data?.code} requestId={requestId} unavailable="chat" />;
}
