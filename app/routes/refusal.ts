import { data, type RouterContextProvider } from "react-router";
import { ApiError } from "~/api/error";
import { pageSentence } from "~/api/messages";
import { getFlash } from "~/middleware/flash";

/*
 * What a loader does not catch of the API is the page: the router gives it the error's status, and the nearest
 * ErrorBoundary says what that means. What an action posts and the API refuses is said to the person, by one of these.
 */

/** Why the API refused what was posted, for the page to show above its form. Any other error is thrown on. */
export function refusal(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  return data({ refusal: pageSentence(error.code, error.message) }, { status: error.pageStatus });
}

/** The same on the page one is sent to. */
export function flashRefusal(context: Readonly<RouterContextProvider>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  getFlash(context).error(pageSentence(error.code, error.message));
}
