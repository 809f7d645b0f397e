import type { AutomaticRule } from "~/domain/admin/automatic-rules";
import type { Point } from "~/domain/site/site-text";

export interface AutomaticText extends Point {
  list?: readonly string[];
}

export type AutomaticTexts = Record<AutomaticRule, AutomaticText> & { people: Point };
