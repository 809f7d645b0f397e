import { TextField } from "~/components/ui/text-field";
import preview from "../../../.storybook/preview";
import { type Pattern, PatternPage, tells } from "./pattern";

const TITLE = "Ask for a day and a time";

const meta = preview.meta({
  component: PatternPage,
  args: {
    title: TITLE,
    lead: "The browser’s own fields: they know the calendar of the machine, and how its owner writes a day.",
    example: (
      <div className="grid gap-4">
        <TextField field={{ id: "date", name: "date", required: true }} label="Dag" type="date" />
        <div className="grid grid-cols-2 gap-4">
          <TextField field={{ id: "from", name: "from", required: true }} label="Van" type="time" />
          <TextField field={{ id: "to", name: "to", required: true }} label="Tot" type="time" />
        </div>
      </div>
    ),
    use: ["For the day of a job, the span of an appointment, quiet hours."],
    avoid: [
      "When any day will do: ask whether there is one first.",
      "For a date people know by heart, as of birth: three fields are quicker. We ask for none.",
    ],
    works: [
      "A day is a day in Amsterdam, whatever the clock of the machine says.",
      "A span is one day and two times: over midnight there are no jobs.",
      "Where the past makes no sense, min is today; the server judges again.",
    ],
    errors: [
      ["It is no day", "date"],
      ["The day is over", "date_past"],
      ["It is no time", "time"],
      ["The moment is over", "time_past"],
      ["The end is before the start", "time_order"],
    ],
    seen: ["Screens, post-job: DayInThePast", "Screens, appointment"],
  } satisfies Pattern,
});

export const Page = meta.story({ play: tells(TITLE) });
