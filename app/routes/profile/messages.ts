import { redirect } from "react-router";

/** The conversations have one address, for everyone. */
export const loader = () => redirect("/messages", 302);
