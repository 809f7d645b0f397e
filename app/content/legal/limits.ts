export const LIABILITY_EUROS = 300;
export const DAMAGE_TIMES = { nl: "tweemaal", en: "twice" };
export const NOTICE = { nl: "twee weken", en: "two weeks" };
/** Days (EU Regulation 2019/1150, article 3). */
export const BUSINESS_NOTICE_DAYS = 15;
export const IN_FORCE = {
  terms: "2026-11-26",
  privacy: "2026-11-26",
  accessibility: "2026-11-25",
  automatic: "2026-11-25",
};
