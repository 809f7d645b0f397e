import { ButtonLink } from "~/components/ui/button-link";
import { StickyAction } from "~/components/ui/sticky-action";
import preview from "../../../.storybook/preview";
import { has } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Keeps the primary action of a screen near the thumb on a phone. */
const meta = preview.meta({
  ...acrossPaper,
  component: StickyAction,
  tags: ["autodocs"],
  args: { children: <ButtonLink to="/task/12/bod">Doe een bod</ButtonLink> },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: "phone" } }, play: has("link", "Doe een bod") });
export const WithAPrice = meta.story({
  args: {
    children: (
      <>
        <span className="money text-xl">€ 65</span>
        <ButtonLink to="/task/12/bod">Doe een bod</ButtonLink>
      </>
    ),
  },
  play: has("link", "Doe een bod"),
});

export const Guide = meta.story(
  guide({
    file: "ui/sticky-action.tsx",
    does: ["Put the one primary action in it, with at most a price."],
    donts: [
      "Don’t use it in a form that is typed in: the keys of a phone leave no room.",
      "Don’t cover what one must read first.",
    ],
    keyboard: "In the order of the page: it is not moved for keys.",
    name: "None: the action in it has its own.",
  }),
);
