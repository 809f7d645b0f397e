import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Screen } from "./route-story";

type Play = Pick<StoryContext, "canvas" | "userEvent">;
type Role = Parameters<StoryContext["canvas"]["getByRole"]>[0];

export const meanwhile = ({ args, msw }: Pick<StoryContext<Pick<Screen, "later">>, "args" | "msw">) =>
  msw.use(...(args.later ?? []));

export const opens =
  (heading: string) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  };

export const says =
  (sentence: string) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    // Queried anew each time: a live page may replace the element.
    await waitFor(() => expect(canvas.getAllByText(sentence, { exact: false })[0]).toBeVisible());
  };

/** A flash message. It disappears by itself, so on a slow machine it may no longer be visible. */
export const flashes =
  (sentence: string) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    await canvas.findAllByText(sentence, { exact: false });
  };

export const labelled = (label: string) => (text: string) => text.replace(/ \([^)]*\)$/, "") === label;

export async function send({ canvas, userEvent }: Play, fields: Record<string, string>, button: string) {
  await canvas.findByRole("button", { name: button });
  for (const [label, text] of Object.entries(fields)) {
    const field = canvas.getByLabelText(labelled(label));
    await userEvent.clear(field);
    await userEvent.paste(text);
  }
  await userEvent.click(canvas.getByRole("button", { name: button }));
}

/** Sets the file on the input: user-event's upload is not part of the submitted form. */
export async function choose({ canvas }: Pick<Play, "canvas">, label: string, file: File) {
  const field = await canvas.findByLabelText<HTMLInputElement>(label);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

export async function press(
  { canvas, userEvent }: Play,
  role: "button" | "link" | "checkbox" | "radio" | "switch",
  name: string | RegExp,
) {
  const [first] = await canvas.findAllByRole(role, { name });
  if (first) await userEvent.click(first);
}

export async function isRefused({ canvas }: Pick<Play, "canvas">, sentence: string) {
  const said = () =>
    canvas
      .getAllByRole("alert")
      .map(({ textContent }) => textContent)
      .join(" ");
  await waitFor(() => expect(said()).toContain(sentence));
}

export async function isWrong({ canvas }: Pick<Play, "canvas">, label: string, message: string) {
  await waitFor(() => {
    const field = canvas.getByLabelText(labelled(label));
    void expect(field).toBeInvalid();
    void expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  });
}

export const has =
  (role: Role, name: string | RegExp) =>
  async ({ canvas }: Pick<Play, "canvas">) => {
    await expect(await canvas.findByRole(role, { name })).toBeVisible();
  };

export async function unfold({ canvas, userEvent }: Play, title: string) {
  await userEvent.click(await canvas.findByText(title, { selector: "summary > *" }));
}
