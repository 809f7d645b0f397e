import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import preview from "../../../.storybook/preview";
import { type Pattern, PatternPage, tells } from "./pattern";

const TITLE = "Ask once more";

const meta = preview.meta({
  component: PatternPage,
  args: {
    title: TITLE,
    lead: "What cannot be undone, or costs money, has a page that says what will happen and asks once more.",
    example: (
      <form className="grid gap-4" aria-label="Bod intrekken" method="get">
        <Alert tone="warning">Jullie deal stopt, Petra krijgt alles terug en de klus staat weer open.</Alert>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger">Ja, trek mijn bod in</Button>
          <ButtonLink to="/task/12" variant="quiet">
            Terug naar de klus
          </ButtonLink>
        </div>
      </form>
    ),
    use: ["For paying, removing, withdrawing, rejecting, closing an account."],
    avoid: [
      "For what can be undone: do it, and say how to undo it.",
      "Don’t ask in a dialog: without a script there would be none, and people press dialogs away.",
    ],
    works: [
      "The page is a form with one button. The way out is a link and comes second.",
      "It says what will happen to whom, and what becomes of money, in the words of the domain for this state.",
      "The button says the deed, beginning with yes where it is a loss.",
      "When it was done meanwhile by another, the page says so and offers nothing.",
    ],
    errors: [["A reason is asked for and not given", "required@reason@page"]],
    seen: ["Screens, job-action", "Screens, reject-bid", "Screens, accept-bid", "Screens, removal"],
  } satisfies Pattern,
});

export const Page = meta.story({ play: tells(TITLE) });
