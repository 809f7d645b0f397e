import type { StoryContext } from "@storybook/react-vite";
import type { RequestHandler } from "msw";
import { expect, waitFor } from "storybook/test";
import type { Language } from "~/domain/language";
import { aHelpingViewer, aViewer } from "../tests/mocks/factories";
import { asks } from "../tests/mocks/outcomes";
import { type LiveScreen, LiveStory } from "./live-story";
import { RouteStory, type Screen } from "./route-story";

/** Who looks at a screen; without one, a visitor does. */
export const petra = aViewer();
export const hassan = aHelpingViewer();

type Play = Pick<StoryContext, "canvas" | "userEvent">;
interface Mocked {
  msw: { use(...handlers: RequestHandler[]): void };
  args: Screen;
}
interface Globals {
  language?: Language;
  script?: string;
}

/** What every file of screens begins with: `preview.meta({ ...screen, args: { at: "/login" } })`. */
export const screen = {
  component: RouteStory,
  parameters: { docs: { disable: true } },
  beforeEach({ msw, args: { viewer, outcomes = [] } }: Mocked) {
    msw.use(...outcomes, ...(viewer ? [asks(viewer)] : []));
  },
  render: (args: Screen, { globals }: { globals: Globals }) => (
    <RouteStory {...args} language={globals.language ?? "nl"} script={globals.script !== "off"} />
  ),
};

/** The same for pages that React has taken over; with 'JavaScript uit' they are documents as well. */
export const liveScreen = {
  ...screen,
  component: LiveStory,
  beforeEach(mocked: Mocked) {
    sessionStorage.clear();
    localStorage.removeItem("alerts");
    for (const key of Object.keys(localStorage)) if (key.startsWith("outbox:")) localStorage.removeItem(key);
    screen.beforeEach(mocked);
  },
  render: (args: LiveScreen, story: { globals: Globals }) =>
    story.globals.script === "off" ? (
      screen.render(args, story)
    ) : (
      <LiveStory {...args} language={story.globals.language ?? "nl"} />
    ),
};

export const english = { globals: { language: "en" } };
export const mobile = { globals: { viewport: { value: "phone" } } };

/** The play of a state: the page under this heading came. */
export const opens =
  (heading: string) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  };

/** The play of a state that one sentence makes. */
export const says =
  (sentence: string) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    // Asked anew each time: a page that lives may put another element in the place of the one that was found.
    await waitFor(() => expect(canvas.getAllByText(sentence, { exact: false })[0]).toBeVisible());
  };

/** A label with nothing behind it but that the field may stay empty. */
export const labelled = (label: string) => (text: string) => text.replace(/ \([^)]*\)$/, "") === label;

/** Fills in fields by their labels and presses a button. */
export async function send({ canvas, userEvent }: Play, fields: Record<string, string>, button: string) {
  await canvas.findByRole("button", { name: button });
  for (const [label, text] of Object.entries(fields)) {
    const field = canvas.getByLabelText(labelled(label));
    await userEvent.clear(field);
    await userEvent.paste(text);
  }
  await userEvent.click(canvas.getByRole("button", { name: button }));
}

/** Presses a button or follows a link. */
export async function press(
  { canvas, userEvent }: Play,
  role: "button" | "link" | "checkbox" | "switch",
  name: string | RegExp,
) {
  const [first] = await canvas.findAllByRole(role, { name });
  if (first) await userEvent.click(first);
}

/** Whether a sentence was said that interrupts the reader: a refusal. */
export async function isRefused({ canvas }: Pick<Play, "canvas">, sentence: string) {
  const said = () =>
    canvas
      .getAllByRole("alert")
      .map(({ textContent }) => textContent)
      .join(" ");
  await waitFor(() => expect(said()).toContain(sentence));
}

/** Whether a field is wrong and says why to who cannot see it. */
export async function isWrong({ canvas }: Pick<Play, "canvas">, label: string, message: string) {
  await waitFor(() => {
    const field = canvas.getByLabelText(labelled(label));
    void expect(field).toBeInvalid();
    void expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  });
}
