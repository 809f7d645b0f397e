import { Outlet, useLocation } from "react-router";
import { DeskFrame } from "~/components/admin/desk-frame";
import { useWaiting } from "~/live/use-waiting";
import { adminMiddleware, getWaiting } from "~/middleware/admin";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [adminMiddleware];

export async function loader({ context }: Route.LoaderArgs) {
  return { waiting: await getWaiting(context) };
}

export default function DeskLayout({ loaderData: { waiting } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const counts = useWaiting(waiting);
  const asked = pathname === "/admin/search" ? new URLSearchParams(search).get("search") : null;
  return (
    <DeskFrame counts={counts} path={pathname} search={asked ?? ""}>
      <Outlet />
    </DeskFrame>
  );
}
