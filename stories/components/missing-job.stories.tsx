import { expect } from "storybook/test";
import { MissingJob } from "~/components/job-page/missing-job";
import preview from "../../.storybook/preview";

const meta = preview.meta({ component: MissingJob, args: { kind: "taken_down" as const } });

export const Removed = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/Ons team heeft deze klus weggehaald/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Bekijk klussen" })).toHaveAttribute("href", "/browse-tasks");
  },
});

export const Expired = meta.story({
  args: { kind: "expired" },
  async play({ canvas }) {
    await expect(canvas.getByText(/De tijd was om/)).toBeVisible();
  },
});

export const GoneForAVisitor = meta.story({
  args: { kind: "gone", pageAddress: "/task/12" },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?next=%2Ftask%2F12");
  },
});
