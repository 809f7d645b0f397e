/** How money goes here: held by us until the work is done, or settled between the two. */
export interface Terms {
  direct: boolean;
  /** What the platform costs the placer. */
  feePercent: number;
}

/** From what `GET /api/settings/` says. */
export const termsFrom = (settings: { payment_mode: "held" | "direct"; fee_percent: string }): Terms => ({
  direct: settings.payment_mode === "direct",
  feePercent: Number(settings.fee_percent),
});
