import { redirect } from "react-router";

/** Password managers ask here where a password is changed (https://w3c.github.io/webappsec-change-password-url/). */
export const loader = () => redirect("/profile/settings#password", 302);
