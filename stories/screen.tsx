import type { RequestHandler } from "msw";
import { Fragment, type ReactNode } from "react";
import type { Language } from "~/domain/language";
import { aHelpingViewer, aViewer } from "../tests/mocks/factories/person";
import { asks } from "../tests/mocks/outcomes";
import { Beside } from "./beside";
import { type LiveScreen, LiveStory } from "./live-story";
import { RouteStory, type Screen } from "./route-story";
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
interface Mocked extends Told<Screen> {
  msw: { use(...handlers: RequestHandler[]): void };
}

/** A story begins anew when the toolbar changes what its page is made of. */
const beginning = ({ globals: { language, role, script, network, moment } }: Told<Screen>) =>
  [language, role, script, network, moment].join();

/** With its script, without, or both next to each other. */
function scripted<S extends Screen>(story: Told<S>, show: (args: S, language: Language) => ReactNode) {
  const { language = "nl", script } = story.globals;
  const args = seenBy(story);
  if (script === "both") return <Beside id={story.id} globals={story.globals} />;
  const page = script === "off" ? <RouteStory {...args} language={language} script={false} /> : show(args, language);
  return <Fragment key={beginning(story)}>{page}</Fragment>;
}

/** What every file of screens begins with: `preview.meta({ ...screen, args: { at: "/login" } })`. */
export const screen = {
  component: RouteStory,
  parameters: { docs: { disable: true } },
  beforeEach(story: Mocked) {
    const { viewer, outcomes = [] } = seenBy(story);
    story.msw.use(...outcomes, ...(viewer ? [asks(viewer)] : []));
  },
  render: (_: Screen, story: Told<Screen>) =>
    scripted(story, (args, language) => <RouteStory {...args} language={language} />),
};

/** The same for pages that React has taken over; with 'JavaScript off' they are documents as well. */
export const liveScreen = {
  ...screen,
  component: LiveStory,
  beforeEach(mocked: Mocked) {
    sessionStorage.clear();
    localStorage.removeItem("alerts");
    for (const key of Object.keys(localStorage)) if (key.startsWith("outbox:")) localStorage.removeItem(key);
    screen.beforeEach(mocked);
  },
  render: (_: LiveScreen, story: Told<LiveScreen>) =>
    scripted(story, (args, language) => <LiveStory {...args} language={language} />),
};

export const english = { globals: { language: "en" } };
export const mobile = { globals: { viewport: { value: "phone" } } };
