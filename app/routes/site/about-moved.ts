import { redirect } from "react-router";
import type { Route } from "./+types/about-moved";

export const loader = ({ request }: Route.LoaderArgs) => redirect(`/over${new URL(request.url).search}`, 301);
