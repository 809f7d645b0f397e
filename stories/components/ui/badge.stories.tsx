import { Badge } from "~/components/ui/badge";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** A word or two about a status. */
const meta = preview.meta({
  ...onPaper,
  component: Badge,
  tags: ["autodocs"],
  args: { children: "Niet gekozen" },
  argTypes: { tone: { control: "select", options: ["neutral", "action", "attention", "danger", "info"] } },
});

export const Neutral = meta.story({ play: says("Niet gekozen") });
export const Action = meta.story({
  args: { tone: "action", icon: "verified", children: "Geverifieerd" },
  play: says("Geverifieerd"),
});
export const Attention = meta.story({
  args: { tone: "attention", children: "Gereserveerd" },
  play: says("Gereserveerd"),
});
export const Danger = meta.story({ args: { tone: "danger", children: "Verwijderd" }, play: says("Verwijderd") });
export const Info = meta.story({ args: { tone: "info", children: "Afgerond" }, play: says("Afgerond") });

export const Guide = meta.story(
  guide({
    file: "ui/badge.tsx",
    does: [
      "Take the word of a status from the locales’ terms, so that it is the same everywhere.",
      { show: <Badge tone="attention">Gereserveerd</Badge>, text: "Give a state the same tone wherever it stands." },
    ],
    donts: ["Don’t say what is normal: an open job needs no badge.", "Don’t put a sentence or a link in it."],
    keyboard: "It takes no keys.",
    name: "Its words; the drawing is silent.",
  }),
);
