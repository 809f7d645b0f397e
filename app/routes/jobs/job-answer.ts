import { data } from "react-router";
import { ApiError } from "~/api/error";

/** A job that is not there is a page that is not there; anything else is ours. */
export function notThere(error: unknown): never {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500)
    throw data(null, { status: error.status });
  throw error;
}
