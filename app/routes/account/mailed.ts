export const MAILED = "mail";
