import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

type Play = Pick<StoryContext, "canvas" | "userEvent">;
type Role = Parameters<StoryContext["canvas"]["getByRole"]>[0];

/** The play of a state: the page under this heading came. */
export const opens =
  (heading: string) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  };

/** The play of a state that one sentence makes. */
export const says =
  (sentence: string) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    // Asked anew each time: a page that lives may put another element in the place of the one that was found.
    await waitFor(() => expect(canvas.getAllByText(sentence, { exact: false })[0]).toBeVisible());
  };

/** A note about what was just done. It goes by itself: on a slow machine it may be out of sight again already. */
export const told =
  (sentence: string) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    await canvas.findAllByText(sentence, { exact: false });
  };

/** A label with nothing behind it but that the field may stay empty. */
export const labelled = (label: string) => (text: string) => text.replace(/ \([^)]*\)$/, "") === label;

/** Fills in fields by their labels and presses a button. */
export async function send({ canvas, userEvent }: Play, fields: Record<string, string>, button: string) {
  await canvas.findByRole("button", { name: button });
  for (const [label, text] of Object.entries(fields)) {
    const field = canvas.getByLabelText(labelled(label));
    await userEvent.clear(field);
    await userEvent.paste(text);
  }
  await userEvent.click(canvas.getByRole("button", { name: button }));
}

/** Chooses a file, so that the form sends it: what user-event puts in a field it does not. */
export async function choose({ canvas }: Pick<Play, "canvas">, label: string, file: File) {
  const field = await canvas.findByLabelText<HTMLInputElement>(label);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Presses a button, chooses an option or follows a link. */
export async function press(
  { canvas, userEvent }: Play,
  role: "button" | "link" | "checkbox" | "radio" | "switch",
  name: string | RegExp,
) {
  const [first] = await canvas.findAllByRole(role, { name });
  if (first) await userEvent.click(first);
}

/** Whether a sentence was said that interrupts the reader: a refusal. */
export async function isRefused({ canvas }: Pick<Play, "canvas">, sentence: string) {
  const said = () =>
    canvas
      .getAllByRole("alert")
      .map(({ textContent }) => textContent)
      .join(" ");
  await waitFor(() => expect(said()).toContain(sentence));
}

/** Whether a field is wrong and says why to who cannot see it. */
export async function isWrong({ canvas }: Pick<Play, "canvas">, label: string, message: string) {
  await waitFor(() => {
    const field = canvas.getByLabelText(labelled(label));
    void expect(field).toBeInvalid();
    void expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  });
}

/** The play of a state that can be told by what there is: a role and its name. */
export const has =
  (role: Role, name: string | RegExp) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    await expect(await canvas.findByRole(role, { name })).toBeVisible();
  };
