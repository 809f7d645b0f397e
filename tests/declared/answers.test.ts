import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { reportOf } from "../../scripts/quality/stages.mjs";
import { publicCalls, templateOf } from "../../workers/api/reference/calls";
import { openApiOf } from "../../workers/api/reference/document";
import { UNSEEN } from "./unseen";

interface Report {
  testResults: { assertionResults: { meta: { answered?: string[] } }[] }[];
}

function seen(): Set<string> {
  const reports = ["workers", "workers-alone"].map((name): Report => JSON.parse(readFileSync(reportOf(name), "utf8")));
  const tests = reports.flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults));
  return new Set(tests.flatMap(({ meta }) => meta.answered ?? []));
}

const { paths } = JSON.parse(JSON.stringify(openApiOf({ origin: "https://buurklusser.test", version: "1.0.0" })));

/** Without `default`: the usual errors, which come from one place (tests/workers/http.test.ts). */
const declared = publicCalls().flatMap(({ id, call }) =>
  Object.keys(paths[templateOf(call.path)][call.method.toLowerCase()].responses)
    .filter((status) => status !== "default")
    .map((status) => `${id} ${status}`),
);

it("has seen every status that the OpenAPI document declares for an operation", () => {
  const answers = seen();
  expect(declared.filter((one) => !answers.has(one) && !(one in UNSEEN))).toEqual([]);
});

it("excuses no status that is not declared any more", () => {
  expect(Object.keys(UNSEEN).filter((one) => !declared.includes(one))).toEqual([]);
});
