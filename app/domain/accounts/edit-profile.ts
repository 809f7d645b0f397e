export const EDIT_IBAN = "/profile/personal?edit#profile-iban";

export const PROVIDER_ACCOUNT = "/profile/settings#verify";
