import { redirect } from "react-router";
import { contract } from "~/api/contract";

/** The layout redirects to log in if the session ended. The API would return an error file. */
export const loader = () => redirect(contract.profile.export.path, 303);
