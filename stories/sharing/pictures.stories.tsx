import preview from "../../.storybook/preview";
import { Drawn, isDrawn } from "./drawn";

const meta = preview.meta({ component: Drawn, args: { kind: "site" as const } });

export const Site = meta.story({ play: isDrawn("site") });
export const Cities = meta.story({ args: { kind: "cities" }, play: isDrawn("cities") });
export const Categories = meta.story({ args: { kind: "categories" }, play: isDrawn("categories") });
export const Articles = meta.story({ args: { kind: "articles" }, play: isDrawn("articles") });
