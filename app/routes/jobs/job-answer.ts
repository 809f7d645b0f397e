import { data } from "react-router";
import { ApiError } from "~/api/error";

/** What the API refuses to show is a page with the same status; no answer at all is a site that cannot be reached now. */
export function notThere(error: unknown): never {
  if (error instanceof ApiError) throw data(null, { status: error.status < 400 ? 503 : error.status });
  throw error;
}
