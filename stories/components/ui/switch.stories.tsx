import { expect } from "storybook/test";
import { Switch } from "~/components/ui/switch";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** On or off at once; without script its form has a submit button. */
const meta = preview.meta({
  ...acrossPaper,
  component: Switch,
  tags: ["autodocs"],
  args: { id: "active", name: "active", label: "Ik wil klussen doen" },
});

export const Off = meta.story({
  async play({ canvas, userEvent }) {
    const control = canvas.getByRole("switch", { name: "Ik wil klussen doen" });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
});
export const On = meta.story({
  args: { defaultChecked: true, hint: "Dan krijg je bericht." },
  async play({ canvas }) {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription("Dan krijg je bericht.");
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/switch.tsx",
    does: ["Use it for a setting that holds at once.", "Write what is so when it is on."],
    donts: ["Don’t use it in a form with other fields: that is Checkbox.", "Don’t write ‘on’ and ‘off’ beside it."],
    keyboard: "Space turns it.",
    name: "Its label; the hint is its description. Screen readers say ‘switch’, on or off.",
  }),
);
