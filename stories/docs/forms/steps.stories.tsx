import { Button } from "~/components/ui/button";
import { Steps } from "~/components/ui/steps";
import preview from "../../../.storybook/preview";
import { type Pattern, PatternPage, tells } from "./pattern";

const TITLE = "Ask in steps";

const meta = preview.meta({
  component: PatternPage,
  args: {
    title: TITLE,
    lead: "A long form is asked page by page, each about one thing. Nothing is lost by going back.",
    example: (
      <div className="grid gap-4">
        <Steps
          label="Stap 2 van 4"
          current={2}
          form="place"
          steps={[
            { name: "Titel", intent: "step-1", done: true },
            { name: "Plaats" },
            { name: "Details" },
            { name: "Budget" },
          ]}
        />
        <form id="place" aria-label="Plaats" method="get">
          <Button>Volgende</Button>
        </form>
      </div>
    ),
    use: [
      "For more than about six fields that are of several kinds.",
      "When what is asked later depends on what was said before.",
    ],
    avoid: ["For a form that fits a phone without scrolling far.", "For settings: people come to change one of them."],
    works: [
      "Each step is a page with an address of its own. What was said is kept as a draft on the server, also without a script.",
      "Steps that were done are buttons of the form: pressing one keeps what is typed on this page, right or wrong.",
      "Who opens a later step by its address is sent to the first that is not in order.",
      "The last page shows all that was said before it asks for the deed.",
    ],
    errors: [["A field of this step is empty", "required"]],
    seen: ["Screens, post-job: WalkedThrough", "Paths, post a job", "Screens, start"],
  } satisfies Pattern,
});

export const Page = meta.story({ play: tells(TITLE) });
