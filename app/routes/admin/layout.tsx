import { Outlet, useLocation } from "react-router";
import { AdminFrame } from "~/components/admin/admin-frame";
import { useWaiting } from "~/live/use-waiting";
import { adminMiddleware, getWaiting } from "~/middleware/admin";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [adminMiddleware];

export async function loader({ context }: Route.LoaderArgs) {
  return { waiting: await getWaiting(context) };
}

export default function AdminLayout({ loaderData: { waiting } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const counts = useWaiting(waiting);
  const asked = pathname === "/admin/search" ? new URLSearchParams(search).get("search") : null;
  return (
    <AdminFrame counts={counts} path={pathname} search={asked ?? ""}>
      <Outlet />
    </AdminFrame>
  );
}
