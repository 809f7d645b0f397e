import { isRouteErrorResponse } from "react-router";
import { expect, it } from "vitest";
import { ApiError } from "~/api/error";

it("gives a page that does not catch it the status of the API's answer", () => {
  const gone = ApiError.fromAnswer(410, { detail: "Deze klus is verwijderd.", code: "job_deleted" });
  expect(isRouteErrorResponse(gone) && gone.status).toBe(410);
});
