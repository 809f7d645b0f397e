import { isRouteErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { ApiError, isRefused, optional } from "~/api/error";
import { refusal } from "~/routes/refusal";

const gone = ApiError.fromAnswer(410, { detail: "Deze klus is verwijderd.", code: "job_deleted" });
const unreachable = new ApiError(0, { code: "offline", detail: "Geen verbinding.", fields: null });
const fields = ApiError.fromAnswer(400, { amount: ["Te laag.", "Geen bedrag."], message: ["Te lang."] });

it("gives a page that does not catch it the status of the API's answer", () => {
  expect(isRouteErrorResponse(gone) && gone.status).toBe(410);
});

it.each([
  [gone, 410, ["Deze klus is verwijderd."]],
  [unreachable, 503, ["Geen verbinding."]],
  [fields, 400, ["Te laag.", "Geen bedrag.", "Te lang."]],
])("says of %s with which status a page shows it, and all of it", (error, status, messages) => {
  expect(error.pageStatus).toBe(status);
  expect(error.messages).toEqual(messages);
});

it.each([
  [401, "Unauthorized"],
  [500, "Internal Server Error"],
  [502, "Default Error"],
])("has a message for an answer of %i without one", (status, message) => {
  expect(ApiError.fromAnswer(status, null).message).toBe(message);
});

it("is told apart by its status", () => {
  expect(isRefused(gone, 404, 410)).toBe(true);
  expect(isRefused(gone, 404)).toBe(false);
  expect(isRefused(new Error("410"), 410)).toBe(false);
});

describe("what an action was refused", () => {
  it("is said on its page, with the status of the refusal", () => {
    expect(refusal(unreachable)).toMatchObject({ data: { refusal: "Geen verbinding." }, init: { status: 503 } });
  });

  it("is thrown on when it is no answer of the API", () => {
    expect(() => refusal(new TypeError("our own fault"))).toThrow("our own fault");
  });
});

describe("what a page can do without", () => {
  it("is null when it is refused or there is no answer", async () => {
    expect(await optional(Promise.reject(gone))).toBeNull();
    expect(await optional(Promise.reject(unreachable))).toBeNull();
    expect(await optional(Promise.resolve(1))).toBe(1);
  });

  it("is no excuse for a fault of our own", async () => {
    await expect(optional(Promise.reject(new TypeError("our own fault")))).rejects.toThrow("our own fault");
  });
});
