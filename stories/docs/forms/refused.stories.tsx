import { ErrorSummary } from "~/components/ui/error-summary";
import { TextField } from "~/components/ui/text-field";
import preview from "../../../.storybook/preview";
import { type Pattern, PatternPage, tells } from "./pattern";

const TITLE = "Refuse a form";
const WRONG = "Ongeldig e-mailadres";

const meta = preview.meta({
  component: PatternPage,
  args: {
    title: TITLE,
    lead: "Everything that was typed stays. What is wrong stands on top, with links, and beside each field.",
    example: (
      <div className="grid gap-4">
        <ErrorSummary errors={[{ id: "email", text: WRONG }]} />
        <TextField
          field={{ id: "email", name: "email", required: true, initialValue: "petra@", errors: [WRONG] }}
          label="E-mail"
          type="email"
          autoComplete="email"
        />
      </div>
    ),
    use: ["Whenever a form comes back, whether our schema refused it or the API."],
    avoid: [
      "When the thing itself is gone or done meanwhile: that is an Alert, with a way on.",
      "While somebody types: the browser may help, we judge when the form was sent.",
    ],
    works: [
      "The answer is 422 and the same page. The summary takes the focus and is an alert.",
      "One message for each fault: no field says two things at once.",
      "A message says how to put it right, with an example.",
      "Passwords are never given back; pictures are kept.",
      "The schema judges in the action (readForm); what only the API knows comes to the same fields by refusedByApi.",
    ],
    errors: [
      ["A field is empty", "required"],
      ["It is no address of mail", "email"],
      ["It is too long; {n} is the most", "max_length"],
      ["It holds signs that cannot be kept", "invalid_characters"],
      ["It holds a phone number or a website", "contact_details"],
    ],
    seen: ["Screens, any: Invalid", "Components, ui, error-summary"],
  } satisfies Pattern,
});

export const Page = meta.story({ play: tells(TITLE) });
