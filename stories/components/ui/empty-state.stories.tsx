import { Scene } from "~/components/illustrations/scene";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import preview from "../../../.storybook/preview";
import { has } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Text for an empty list: what it will contain, why it is empty, and one action. */
const meta = preview.meta({
  ...acrossPaper,
  component: EmptyState,
  tags: ["autodocs"],
  args: {
    illustration: <Scene name="empty-street" />,
    title: "Nog geen klussen",
    text: "Plaats wat er moet gebeuren.",
  },
});

export const WithAction = meta.story({
  args: { action: <ButtonLink to="/post-job">Plaats je klus</ButtonLink> },
  play: has("link", "Plaats je klus"),
});
export const WithoutAction = meta.story({ play: has("heading", "Nog geen klussen") });

export const Guide = meta.story(
  guide({
    file: "ui/empty-state.tsx",
    does: ["Tell ‘nothing yet’ from ‘nothing that fits your filters’: the way out differs.", "Offer one thing to do."],
    donts: ["Don’t blame or joke.", "Don’t show it while a list may still come."],
    keyboard: "Tab reaches its action.",
    name: "Its title is a heading; the drawing is silent.",
  }),
);
