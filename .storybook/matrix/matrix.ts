import { askingOf } from "./calls";
import { FIELDS, GENERAL, idOfCall, refusalsOf, statusOf, WHOLE } from "./refusals";
import { type Address, idAt, pages } from "./routes";
import { Sources } from "./source";
import { type ScreenStory, stories } from "./stories";
import type { Asking, Matrix, Refusal, Row, Shown } from "./types";

const shown = ({ id, name, role, language, live }: ScreenStory): Shown => ({ id, name, role, language, live });

/** Field errors look the same whether the page or the API found them. */
const showsFields = ({ name }: ScreenStory, code: string) => code === FIELDS && name.includes("Invalid");

const shows = (story: ScreenStory, call: string, code: string) =>
  showsFields(story, code) || story.refusals.some((one) => idOfCall(one.call) === call && one.code === code);

/** If several calls do not find the same thing, the page shows the first error. */
function showsWhole({ name, refusals }: ScreenStory, calls: string[], status: number): boolean {
  if (status === 404 && name.includes("NotFound")) return true;
  return refusals.some(({ call, code }) => calls.includes(idOfCall(call)) && statusOf(code) === status);
}

class Reader {
  readonly #stories: (ScreenStory & { route: string })[];
  readonly #asking: Map<string, Asking>;
  readonly #addresses: Address[];

  constructor() {
    const sources = new Sources();
    this.#stories = stories.map((story) => ({ ...story, route: idAt(story.at) }));
    this.#addresses = pages(sources);
    const files = new Set(this.#addresses.flatMap((one) => one.files));
    this.#asking = new Map([...files].map((file) => [file, askingOf(sources, file)]));
  }

  #of(file: string): ScreenStory[] {
    const routes = this.#addresses.filter(({ files }) => files.includes(file)).map(({ id }) => id);
    return this.#stories.filter(({ route }) => routes.includes(route));
  }

  #walkingTo(file: string, call: string): ScreenStory[] {
    const makers = [...this.#asking.values()].filter(({ calls }) => calls.includes(call));
    if (makers.length > 1) return [];
    const own = new Set(this.#of(file));
    return this.#stories.filter((story) => !own.has(story));
  }

  refusalsOf(file: string): Refusal[] {
    const asking = this.#asking.get(file);
    if (!asking) return [];
    const { calls } = asking;
    const met = calls.flatMap((call) =>
      refusalsOf(call, asking).map((code) => ({ call, code, status: statusOf(code) })),
    );
    const whole = WHOLE.filter((status) => met.some((one) => one.status === status)).map((status) => {
      const stories = this.#of(file).filter((story) => showsWhole(story, calls, status));
      return { call: "page", code: String(status), status, stories: stories.map(({ id }) => id) };
    });
    const own = met
      .filter(({ status }) => !WHOLE.includes(status))
      .map((one) => {
        const walking = one.code === FIELDS ? [] : this.#walkingTo(file, one.call);
        const stories = [...this.#of(file), ...walking].filter((story) => shows(story, one.call, one.code));
        return { ...one, stories: stories.map(({ id }) => id) };
      });
    return [...whole, ...own];
  }

  rows(): Row[] {
    const rows = this.#addresses.map(({ id, path, files }) => {
      const file = files.at(-1) ?? "";
      const [, , section = ""] = file.split("/");
      return { path, file, section, stories: this.#at(id), refusals: this.refusalsOf(file) };
    });
    const known = new Set(this.#addresses.map(({ id }) => id));
    const others = this.#stories.filter(({ route }) => !known.has(route)).map(shown);
    return [...rows, { path: "*", file: "", section: "no page of its own", stories: others, refusals: [] }];
  }

  #at(route: string): Shown[] {
    return this.#stories.filter((story) => story.route === route).map(shown);
  }
}

export const readMatrix = (): Matrix => ({ rows: new Reader().rows(), general: GENERAL });
