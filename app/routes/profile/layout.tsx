import { Outlet, redirect, useLocation } from "react-router";
import { TabLinks } from "~/components/ui/tab-links";
import { useTranslation } from "~/locales/use-translation";
import { pageUrl } from "~/middleware/page-url";
import { requireViewer } from "~/middleware/viewer";
import type { Route } from "./+types/layout";

/** Shows photos that were sent after the session had ended (`withUnsentPhotos`). */
const PROJECT = /\/work-experience\/(?:toevoegen|\d+\/bewerken)\/?$/;

const ownPages: Route.MiddlewareFunction = async ({ request, params, context }, next) => {
  const viewer = await requireViewer(context, request, { keepsPhotos: PROJECT.test(pageUrl(request).pathname) });
  if (String(viewer.id) !== params.id) throw redirect("/", 303);
  return next();
};
export const middleware: Route.MiddlewareFunction[] = [ownPages];

export const loader = ({ params }: Route.LoaderArgs) => ({ id: Number(params.id) });

export default function Layout({ loaderData: { id } }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { pathname } = useLocation();
  const home = `/profile/${id}`;
  const own = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const isSetting =
    !["/work-experience", "/my-jobs", "/starten"].some((part) => own(home + part)) &&
    pathname.replace(/\/$/, "") !== home;
  const tab = (to: string, text: string, current = own(to)) => ({ to, text, current });
  return (
    <div className="page-width grid gap-8 py-6 sm:py-10">
      <TabLinks
        label={t("tabs.label")}
        tabs={[
          tab(home, t("tabs.personal"), pathname.replace(/\/$/, "") === home),
          tab(`${home}/work-experience`, t("tabs.work")),
          tab(`${home}/my-jobs`, t("tabs.jobs")),
          tab(`${home}/settings`, t("tabs.settings"), isSetting),
        ]}
      />
      <Outlet />
    </div>
  );
}
