import { RadioGroup } from "~/components/ui/radio-group";
import preview from "../../../.storybook/preview";
import { type Pattern, PatternPage, tells } from "./pattern";

const TITLE = "Ask for a choice";

const meta = preview.meta({
  component: PatternPage,
  args: {
    title: TITLE,
    lead: "Show the choices when there are few. Fold them away only when there are many, and people know them.",
    example: (
      <RadioGroup
        id="price"
        name="price"
        legend="Prijs"
        defaultValue="budget"
        choices={[
          { value: "budget", label: "Ik heb een budget in gedachten", hint: "Klussers kunnen hoger of lager bieden." },
          { value: "TBD", label: "Prijs in overleg" },
        ]}
      />
    ),
    use: [
      "Radio buttons for one of two to six.",
      "Select for one of more that are known beforehand, as the categories.",
      "Checkboxes for any number of them.",
      "Switch for a setting that holds at once.",
    ],
    avoid: [
      "When the next page depends on it and nothing else is asked: use links.",
      "For yes or no about something that has an answer already: don’t ask.",
    ],
    works: [
      "The legend asks, the labels answer; a hint explains a choice that is not plain.",
      "Fields that go with a choice come right after it, and are shown by CSS (:has), so that they also come without a script.",
      "What is hidden by another choice is not required.",
    ],
    errors: [
      ["Nothing was chosen", "required"],
      ["It is none of the choices", "choice"],
    ],
    seen: ["Screens, post-job: Default and Budget", "Screens, report", "Screens, notification-settings"],
  } satisfies Pattern,
});

export const Page = meta.story({ play: tells(TITLE) });
