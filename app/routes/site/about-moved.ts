import { redirect } from "react-router";
import type { Route } from "./+types/about-moved";

/** The same page by its other name. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/over${new URL(request.url).search}`, 301);
