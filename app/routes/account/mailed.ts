/** A parameter of the log-in page: the user signed up with an address that has an account, and got a mail about it. */
export const MAILED = "mail";
