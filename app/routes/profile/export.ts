import { redirect } from "react-router";
import { contract } from "~/api/contract";

/** Whose session ended meanwhile logs in first: the API would answer a file that says no. */
export const loader = () => redirect(contract.profile.export.path, 303);
