import type { Spec } from "axe-core";

/**
 * Stricter than axe: a link in a text must differ by more than its colour. The option `any` matters for speed: to judge
 * colours axe computes what overlaps what on the whole page, a fifth of its time.
 */
export const AXE_RULES: NonNullable<Spec["rules"]> = [{ id: "link-in-text-block", any: ["link-in-text-block-style"] }];

export const CONTRAST = "color-contrast";
