import type { RequestHandler } from "msw";
import { Fragment, type ReactNode } from "react";
import type { DataRouter } from "react-router";
import type { Language } from "~/domain/values/language";
import { aHelpingViewer, aViewer } from "../tests/mocks/factories/person";
import { asks } from "../tests/mocks/outcomes";
import { Beside } from "./beside";
import { type LiveScreen, LiveStory, openRouter } from "./live-story";
import { type Opened, openPage, RouteStory, type Screen } from "./route-story";
import { seenBy } from "./viewers";

export * from "./plays";

export const petra = aViewer();
export const hassan = aHelpingViewer();

interface Globals extends Record<string, unknown> {
  language?: Language;
  role?: string;
  script?: string;
  network?: string;
  moment?: string;
}
interface StoryContext<S extends Screen> {
  id: string;
  args: S;
  globals: Globals;
  moduleExport?: { args?: Partial<S> };
}
interface Loaded {
  document?: Opened;
  live?: DataRouter;
}
interface Mocked<S extends Screen = Screen> extends StoryContext<S> {
  msw: { use(...handlers: RequestHandler[]): void };
  loaded: Loaded;
}

const beginning = ({ globals: { language, role, script, network, moment } }: StoryContext<Screen>) =>
  [language, role, script, network, moment].join();

function answer(story: Mocked): void {
  const { viewer, outcomes = [] } = seenBy(story);
  story.msw.use(...outcomes, ...(viewer ? [asks(viewer)] : []));
}

async function openDocument(story: Mocked): Promise<void> {
  story.loaded.document = await openPage(seenBy(story), story.globals.language ?? "nl");
}

function shown(story: StoryContext<Screen>, page: ReactNode) {
  if (story.globals.script === "both") return <Beside id={story.id} globals={story.globals} />;
  return <Fragment key={beginning(story)}>{page}</Fragment>;
}

export const screen = {
  // The source would contain the data of the whole site.
  parameters: { docs: { disable: true, source: { type: "code" } } },
  async beforeEach(story: Mocked) {
    answer(story);
    if (story.globals.script !== "both") await openDocument(story);
  },
  render: (_: Screen, story: StoryContext<Screen> & { loaded: Loaded }) =>
    shown(
      story,
      story.loaded.document && <RouteStory opened={story.loaded.document} script={story.globals.script !== "off"} />,
    ),
};

export const liveScreen = {
  parameters: screen.parameters,
  async beforeEach(story: Mocked<LiveScreen>) {
    sessionStorage.clear();
    localStorage.removeItem("alerts");
    for (const key of Object.keys(localStorage)) if (key.startsWith("outbox:")) localStorage.removeItem(key);
    if (story.globals.script === "off" || story.globals.script === "both") return screen.beforeEach(story);
    answer(story);
    const router = await openRouter(seenBy(story), story.globals.language ?? "nl");
    story.loaded.live = router;
    return () => router.dispose();
  },
  render({ at, connection }: LiveScreen, story: StoryContext<LiveScreen> & { loaded: Loaded }) {
    const { live } = story.loaded;
    if (!live) return screen.render({ at }, story);
    return shown(story, <LiveStory at={at} connection={connection} opened={live} />);
  },
};

export const english = { globals: { language: "en" } };
export const mobile = { globals: { viewport: { value: "phone" } } };
