/** Days in which a consumer may mostly withdraw from an agreement with a business, by law (article 6:230o BW). */
export const WITHDRAWAL_DAYS = 14;
