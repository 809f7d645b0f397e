import { brand } from "~/brand";
import { Logo } from "~/components/brand/logo";
import { Mark } from "~/components/brand/mark";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** Mark and name. The name is text, so that it is read, searched and scaled as text. */
const meta = preview.meta({ ...onPaper, component: Logo, tags: ["autodocs"] });

export const Default = meta.story({ play: says(brand.name) });
export const MarkAlone = meta.story({
  render: () => (
    <p className="inline-flex items-center gap-3">
      <Mark /> {brand.name} in één teken
    </p>
  ),
  play: says("in één teken"),
});

export const Guide = meta.story(
  guide({
    file: "brand/logo.tsx",
    does: ["Take the name from app/brand.ts.", "Leave as much room around it as the mark is wide."],
    donts: ["Don’t recolour it: the theme does."],
    keyboard: "It takes no keys; in the header it is inside a link to the home page.",
    name: "The name; the mark is silent.",
  }),
);
