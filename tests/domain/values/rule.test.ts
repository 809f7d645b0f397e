import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { z } from "zod";
import { resetForm, signUpForm } from "~/domain/accounts/account";
import { windowForm } from "~/domain/deals/appointment";
import { budgetStep, locationStep, titleStep } from "~/domain/jobs/job-steps";

const faultsIn = (schema: z.ZodType, typed: object) =>
  [...new Set(schema.safeParse(typed).error?.issues.map(({ path }) => path.join(".")))].toSorted();

describe("the faults of a form", () => {
  it.each([
    [
      "a job’s title and day",
      titleStep,
      { title: "", when: "date", execution_date: "ooit" },
      ["execution_date", "title"],
    ],
    [
      "a place and what is said of it",
      locationStep,
      { zipcode: "12", location_details: "x".repeat(9999) },
      ["location_details", "zipcode"],
    ],
    ["a budget", budgetStep, { price_type: "iets", budget: "veel" }, ["price_type"]],
    [
      "a new account",
      signUpForm,
      { first_name: "", email: "x", password: "Welkom123!", confirm: "anders" },
      ["confirm", "email"],
    ],
    [
      "a password that is reset",
      resetForm,
      { uid: "", token: "", new_password: "Welkom123!", confirm: "anders" },
      ["confirm", "token", "uid"],
    ],
    [
      "a day that is none, and hours the wrong way round",
      windowForm,
      { date: "ooit", from: "15:00", to: "14:00" },
      ["date", "to"],
    ],
  ] as const)("are told together: %s", (_what, schema, typed, fields) => {
    expect(faultsIn(schema, typed)).toEqual(fields);
  });

  it("name the hour that does not exist in the night the clock goes forward", () => {
    vi.useFakeTimers({ now: Date.parse("2099-03-01"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(faultsIn(windowForm, { date: "2099-03-29", from: "02:30", to: "03:30" })).toEqual(["from"]);
  });
});
