import { askingOf } from "./calls";
import { FIELDS, GENERAL, refusalsOf, statusOf, WHOLE } from "./refusals";
import { pages } from "./routes";
import { Sources } from "./source";
import { type ScreenStory, stories } from "./stories";
import type { Asking, Matrix, Refusal, Shown } from "./types";

const shown = ({ id, name, role, language, live }: ScreenStory): Shown => ({ id, name, role, language, live });

/** Field errors look the same whether the page or the API found them. */
const shows = ({ name, refusals }: ScreenStory, call: string, code: string) =>
  (code === FIELDS && name.includes("Invalid")) || refusals.some((one) => one.call === call && one.code === code);

/** If several calls do not find the same thing, the page shows the first error. */
const showsWhole = ({ name, refusals }: ScreenStory, calls: string[], status: number) =>
  (status === 404 && name.includes("NotFound")) ||
  refusals.some(({ call, code }) => calls.includes(call) && statusOf(code) === status);

function shownOn(asking: Asking, stories: ScreenStory[]): Refusal[] {
  const { calls } = asking;
  const met = calls.flatMap((call) => refusalsOf(call, asking).map((code) => ({ call, code, status: statusOf(code) })));
  const idsOf = (isShown: (story: ScreenStory) => boolean) => stories.filter(isShown).map(({ id }) => id);
  const whole = WHOLE.filter((status) => met.some((one) => one.status === status)).map((status) => ({
    call: "page",
    code: String(status),
    status,
    stories: idsOf((story) => showsWhole(story, calls, status)),
  }));
  const own = met
    .filter(({ status }) => !WHOLE.includes(status))
    .map((one) => ({ ...one, stories: idsOf((story) => shows(story, one.call, one.code)) }));
  return [...whole, ...own];
}

export function readMatrix(): Matrix {
  const sources = new Sources();
  const addresses = pages(sources);
  const storiesAt = (ids: string[]) => stories.filter(({ route }) => ids.includes(route));
  const rows = addresses.map(({ id, path, file }) => {
    const [, , section = ""] = file.split("/");
    const ids = addresses.filter((one) => one.file === file).map((one) => one.id);
    const refusals = shownOn(askingOf(sources, file), storiesAt(ids));
    return { path, file, section, stories: storiesAt([id]).map(shown), refusals };
  });
  const known = new Set(storiesAt(addresses.map(({ id }) => id)));
  const others = stories.filter((story) => !known.has(story)).map(shown);
  const other = { path: "*", file: "", section: "no page of its own", stories: others, refusals: [] };
  return { rows: [...rows, other], general: GENERAL };
}
