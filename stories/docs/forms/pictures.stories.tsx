import { Field } from "~/components/ui/field";
import { FileInput } from "~/components/ui/file-input";
import preview from "../../../.storybook/preview";
import { type Pattern, PatternPage, tells } from "./pattern";

const TITLE = "Ask for pictures";

const meta = preview.meta({
  component: PatternPage,
  args: {
    title: TITLE,
    lead: "Pictures say more of a job than words, and are never required. What was chosen is kept, whatever else is wrong with the form.",
    example: (
      <Field
        id="images"
        name="images"
        label="Foto’s"
        optionalText="niet verplicht"
        hint="Maximaal 6 foto’s: JPEG, PNG of WebP"
      >
        {(control) => <FileInput {...control} multiple accept="image/jpeg,image/png,image/webp" />}
      </Field>
    ),
    use: ["For a job, a project, a profile."],
    avoid: ["For papers that prove who somebody is: those go to the provider that checks them."],
    works: [
      "The browser’s own control; a picture can also be dropped on it.",
      "Pictures are kept as soon as they were sent once, with a description each, and can be put in order and taken away.",
      "Where and when they were taken is removed before they are stored.",
      "Ask for a description: it is what who cannot see the picture gets.",
    ],
    errors: [
      ["There are more than fit", "images_max"],
      ["It is no picture", "image_type"],
      ["It is too big", "image_size"],
      ["It has too many pixels", "image_pixels"],
      ["It cannot be drawn", "image_damaged"],
    ],
    seen: ["Screens, post-job: Details", "Screens, edit-job", "Screens, work"],
  } satisfies Pattern,
});

export const Page = meta.story({ play: tells(TITLE) });
