import type { Spec } from "axe-core";

/**
 * Stricter than axe: a link in a text must be told from it by more than its colour. To judge colours axe works out what stands over what
 * on the whole page, which was a fifth of its time.
 */
export const AXE_RULES: NonNullable<Spec["rules"]> = [{ id: "link-in-text-block", any: ["link-in-text-block-style"] }];

/** Whether text can be told from what lies behind it. */
export const CONTRAST = "color-contrast";
