import { api } from "../../workers/api/app";
import { publicCalls } from "../../workers/api/reference/calls";

const PARAMETER = /:\w+(?:\{([^}]*)\})?/g;

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(PARAMETER, (_, form = "[^/]+") => `(?:${form})`)}?$`);

/** A path without parameters first: `/api/job/list/` is no job. */
const patterns = publicCalls()
  .map(({ id, call: { method, path } }) => ({ id, method, pattern: patternOf(path), names: path.split(":").length }))
  .toSorted((one, other) => one.names - other.names);

const answered = new Set<string>();

export function noteAnswer(method: string, path: string, status: number): void {
  const [pathname = ""] = path.split("?");
  const call = patterns.find((one) => one.method === method && one.pattern.test(pathname));
  if (call) answered.add(`${call.id} ${status}`);
}

// Some tests call the API without the client. One module for all files, so this wraps it once.
const { fetch } = api;
api.fetch = async (request, env, execution) => {
  const answer = await fetch(request, env, execution);
  noteAnswer(request.method, new URL(request.url).pathname, answer.status);
  return answer;
};

export function takeAnswered(): string[] {
  const taken = [...answered];
  answered.clear();
  return taken;
}
