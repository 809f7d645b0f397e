const edit = (field: "iban" | "name") => `/profile/personal?edit#profile-${field}`;

export const EDIT_IBAN = edit("iban");
export const EDIT_NAME = edit("name");
