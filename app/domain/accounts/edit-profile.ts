export const EDIT_IBAN = "/profile/personal?edit#profile-iban";

/** The card with the way to the account at the payment provider. */
export const PROVIDER_ACCOUNT = "/profile/settings#verify";
