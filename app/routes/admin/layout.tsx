import { Outlet, useLocation } from "react-router";
import { DeskFrame } from "~/components/admin/desk-frame";
import { adminMiddleware, getWaiting } from "~/middleware/admin";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [adminMiddleware];

export async function loader({ context }: Route.LoaderArgs) {
  const { oldest: _, ...counts } = await getWaiting(context);
  return { counts };
}

export default function DeskLayout({ loaderData: { counts } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <DeskFrame counts={counts} path={pathname}>
      <Outlet />
    </DeskFrame>
  );
}
