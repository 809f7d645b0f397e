import { data, type RouterContextProvider } from "react-router";
import { ApiError } from "~/api/error";
import { pageSentence } from "~/api/page-sentences";
import { getFlash } from "~/middleware/flash";

/* An API error that a loader does not catch becomes the page: the router uses its status, and the nearest
   ErrorBoundary explains it. Actions show rejections with these functions. */

export function refusal(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  return data({ refusal: pageSentence(error.code, error.message, error.retryAfter) }, { status: error.pageStatus });
}

export function flashRefusal(context: Readonly<RouterContextProvider>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  getFlash(context).error(pageSentence(error.code, error.message, error.retryAfter));
}
