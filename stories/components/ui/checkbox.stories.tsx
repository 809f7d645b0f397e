import { expect } from "storybook/test";
import { Checkbox } from "~/components/ui/checkbox";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** A checkbox; the whole line can be pressed. */
const meta = preview.meta({
  ...onPaper,
  component: Checkbox,
  tags: ["autodocs"],
  args: { id: "mail", name: "mail", label: "Mail me af en toe nieuws en tips" },
});

export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText("Mail me af en toe nieuws en tips"));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
});
export const WithHint = meta.story({
  args: { hint: "Hooguit eens per maand", defaultChecked: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Hooguit eens per maand");
  },
});
export const Invalid = meta.story({
  args: { id: "terms", name: "terms", label: "Ik ben het ermee eens", errors: ["Dit veld is verplicht."] },
  async play({ canvas }) {
    const box = canvas.getByRole("checkbox", { name: "Ik ben het ermee eens" });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Dit veld is verplicht.");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/checkbox.tsx",
    does: [
      "Write what is so when it is ticked.",
      "Use it where several may be chosen, or one thing is agreed to with the rest of a form.",
    ],
    donts: [
      "Don’t ask by a negation (‘Mail me niet’).",
      "Don’t tick consent beforehand.",
      "Don’t use it for what takes effect at once: that is Switch.",
    ],
    keyboard: "Space ticks it.",
    name: "Its label; hint and error are its description.",
  }),
);
