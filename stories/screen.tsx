import type { RequestHandler } from "msw";
import { Fragment, type ReactNode } from "react";
import type { DataRouter } from "react-router";
import type { Language } from "~/domain/language";
import { aHelpingViewer, aViewer } from "../tests/mocks/factories/person";
import { asks } from "../tests/mocks/outcomes";
import { Beside } from "./beside";
import { type LiveScreen, LiveStory, openRouter } from "./live-story";
import { type Opened, openPage, RouteStory, type Screen } from "./route-story";
import { seenBy } from "./viewers";

export * from "./plays";

/** Who looks at a screen; without one, a visitor does. */
export const petra = aViewer();
export const hassan = aHelpingViewer();

interface Globals extends Record<string, unknown> {
  language?: Language;
  role?: string;
  script?: string;
  network?: string;
  moment?: string;
}
/** What Storybook tells of a story. */
interface Told<S extends Screen> {
  id: string;
  args: S;
  globals: Globals;
  moduleExport?: { args?: Partial<S> };
}
/** What stands before a story is played: as a page comes only once, nothing has to be looked for until it is there. */
interface Loaded {
  document?: Opened;
  live?: DataRouter;
}
interface Mocked<S extends Screen = Screen> extends Told<S> {
  msw: { use(...handlers: RequestHandler[]): void };
  loaded: Loaded;
}

/** A story begins anew when the toolbar changes what its page is made of. */
const beginning = ({ globals: { language, role, script, network, moment } }: Told<Screen>) =>
  [language, role, script, network, moment].join();

function answer(story: Mocked): void {
  const { viewer, outcomes = [] } = seenBy(story);
  story.msw.use(...outcomes, ...(viewer ? [asks(viewer)] : []));
}

async function openDocument(story: Mocked): Promise<void> {
  story.loaded.document = await openPage(seenBy(story), story.globals.language ?? "nl");
}

/** With its script, without, or both next to each other. */
function shown(story: Told<Screen>, page: ReactNode) {
  if (story.globals.script === "both") return <Beside id={story.id} globals={story.globals} />;
  return <Fragment key={beginning(story)}>{page}</Fragment>;
}

/** What every file of screens begins with: `preview.meta({ ...screen, args: { at: "/login" } })`. */
export const screen = {
  // Written out as code, a page would be everything it knows of its site.
  parameters: { docs: { disable: true, source: { type: "code" } } },
  async beforeEach(story: Mocked) {
    answer(story);
    if (story.globals.script !== "both") await openDocument(story);
  },
  render: (_: Screen, story: Told<Screen> & { loaded: Loaded }) =>
    shown(
      story,
      story.loaded.document && <RouteStory opened={story.loaded.document} script={story.globals.script !== "off"} />,
    ),
};

/** The same for pages that React has taken over; with 'JavaScript off' they are documents as well. */
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
  render({ at, connection }: LiveScreen, story: Told<LiveScreen> & { loaded: Loaded }) {
    const { live } = story.loaded;
    if (!live) return screen.render({ at }, story);
    return shown(story, <LiveStory at={at} connection={connection} opened={live} />);
  },
};

export const english = { globals: { language: "en" } };
export const mobile = { globals: { viewport: { value: "phone" } } };
