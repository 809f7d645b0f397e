import { expect, waitFor } from "storybook/test";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog } from "~/components/ui/dialog";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { onPaper } from "../inside";
import "../../enhance";

/** A native dialog. Without script its link opens a page with the same content. */
const meta = preview.meta({
  ...onPaper,
  component: Dialog,
  tags: ["autodocs"],
  args: {
    id: "bid",
    title: "Doe een bod",
    closeLabel: "Sluiten",
    children: <p>Wat er staat, staat ook op een eigen pagina.</p>,
  },
  render: (args) => (
    <>
      <ButtonLink to="/task/12/bod" data-dialog={args.id}>
        Doe een bod
      </ButtonLink>
      <Dialog {...args} />
    </>
  ),
});

export const Closed = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Doe een bod" })).toHaveAttribute("href", "/task/12/bod");
  },
});

export const Opened = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("link", { name: "Doe een bod" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Doe een bod" })).toBeVisible());
  },
});

export const ClosedAgain = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("link", { name: "Doe een bod" }));
    const dialog = await canvas.findByRole("dialog", { name: "Doe een bod" });
    await userEvent.click(canvas.getByRole("button", { name: "Sluiten" }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
});

export const Guide = meta.story({
  ...guide({
    file: "ui/dialog.tsx",
    does: ["Use it for a short form about what is behind it.", "Give what is in it an address of its own first."],
    donts: [
      "Don’t ask ‘are you sure?’ in it: a deed that cannot be undone has a page.",
      "Don’t open one from another, or by itself.",
    ],
    keyboard: "Escape closes it. Tab stays inside. Closing gives the focus back to what opened it.",
    name: "Its title, by aria-labelledby.",
  }),
});
