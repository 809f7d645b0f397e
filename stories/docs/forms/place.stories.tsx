import { TextField } from "~/components/ui/text-field";
import preview from "../../../.storybook/preview";
import { type Pattern, PatternPage, tells } from "./pattern";

const TITLE = "Ask for a place";

const meta = preview.meta({
  component: PatternPage,
  args: {
    title: TITLE,
    lead: "A postcode is enough to judge a way by. The address itself is asked apart, and shown to nobody but the chosen helper.",
    example: (
      <TextField
        field={{ id: "zipcode", name: "zipcode", required: true, maxLength: 7 }}
        label="Postcode"
        hint="Zoals 1012 AB. Anderen zien alleen de buurt."
        autoComplete="postal-code"
      />
    ),
    use: ["Where a job is, where a helper lives, around where one looks."],
    avoid: [
      "For work that can be done from afar: offer that choice first.",
      "For a city alone: the pages of cities are links.",
      "Don’t ask the browser where somebody is: a postcode is asked once and says less.",
    ],
    works: [
      "Capitals and spaces do not matter: 1012ab is 1012 AB.",
      "The town is found by its four digits and shown on the next page, so that a mistake is seen.",
      "autoComplete is postal-code: most people need not type it.",
      "Say in the hint who will see it.",
    ],
    errors: [
      ["It is no postcode", "zipcode"],
      ["There is no such area", "zipcode_unknown"],
    ],
    seen: ["Screens, post-job: Location", "Screens, browse", "Screens, profile"],
  } satisfies Pattern,
});

export const Page = meta.story({ play: tells(TITLE) });
