export const EDIT_IBAN = "/profile/personal?edit#profile-iban";
