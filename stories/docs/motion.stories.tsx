import { expect, waitFor } from "storybook/test";
import { Button } from "~/components/ui/button";
import { Menu } from "~/components/ui/menu";
import motion from "~/styles/motion.css?raw";
import preview from "../../.storybook/preview";
import { opens, press } from "../plays";
import { DocsPage, Points, Section, Table } from "./page";
import "../enhance";

const [, settles = ""] = /settle (\d+ms)/.exec(motion) ?? [];

function Motion() {
  return (
    <DocsPage
      title="Motion"
      lead="Motion explains where something came from. Whoever asked their machine for less sees none of it."
    >
      <Section title="What moves">
        <Table
          caption="What moves"
          head={["Name", "Of what", "How long"]}
          rows={[
            ["settle", "A dialog or a menu that opens: it comes up half a line and stays", settles],
            ["turn", "The sign in a button whose form is on its way", "As long as it takes"],
          ]}
        />
        <div>
          <Menu trigger="Open a menu" triggerClassName="button button-secondary">
            <a className="menu-item" href="/">
              It settled
            </a>
          </Menu>
        </div>
        <div>
          <Button data-pending="">Sending…</Button>
        </div>
      </Section>
      <Section title="Rules">
        <Points
          items={[
            "Nothing takes longer than 200 ms, and nothing waits for it.",
            "Nothing moves by itself: no carousels, no attention seekers.",
            "With prefers-reduced-motion all of it is over at once; app/styles/motion.css sees to that for what you add, too.",
            "Pages do not fade into each other: after a form Chromium reports the transition it skipped as an error.",
          ]}
        />
      </Section>
    </DocsPage>
  );
}

const meta = preview.meta({ component: Motion });

export const Page = meta.story({
  async play(story) {
    await opens("Motion")(story);
    await expect(Number.parseInt(settles, 10)).toBeLessThan(200);
    await story.userEvent.click(story.canvas.getByText("Open a menu"));
    await waitFor(() => expect(story.canvas.getByRole("link", { name: "It settled" })).toBeVisible());
    await press(story, "button", "Sending…");
  },
});
