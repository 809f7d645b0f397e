import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { Links, Meta, Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { brand } from "./brand";
import { ErrorPage } from "./components/shell/error-page";
import { Shell } from "./components/shell/shell";
import { getApi, getEnvironment } from "./context";
import { DocumentFacts } from "./document";
import { flashMiddleware, getFlash } from "./middleware/flash";
import { localeMiddleware } from "./middleware/locale";
import { sameOriginMiddleware } from "./middleware/same-origin";
import { timingMiddleware } from "./middleware/timing";
import { getViewer } from "./middleware/viewer";
import "./styles/app.css";

export const middleware: Route.MiddlewareFunction[] = [
  timingMiddleware,
  flashMiddleware,
  localeMiddleware,
  sameOriginMiddleware,
];

export async function loader({ context }: Route.LoaderArgs) {
  // A page may work while the profile cannot be read; its own loader says so if it does not.
  const viewer = await getViewer(context).catch(() => null);
  const chats =
    viewer &&
    (await getApi(context)
      .chat.list()
      .catch(() => null));
  return {
    viewer: viewer && {
      id: viewer.id,
      name: viewer.name,
      image: viewer.image,
      activeWorker: viewer.active_worker,
      verified: viewer.verified,
    },
    unread: chats?.unread ?? 0,
    notes: getFlash(context).take(),
    testing: getEnvironment(context) !== "production",
  };
}

// An error page names itself.
export const meta: Route.MetaFunction = ({ error }) => (error ? [] : [{ title: brand.name }]);

/** When the page could not even be begun. */
const NOBODY = { viewer: null, unread: 0, notes: [], testing: false };

/** The document: what every page has around it, refused and missing pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { script } = use(DocumentFacts);
  const around = useRouteLoaderData<typeof loader>("root") ?? NOBODY;
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={brand.themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={brand.themeColor.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {script && <script type="module" src={script} />}
      </head>
      <body className="flex min-h-dvh flex-col">
        <Shell {...around}>{children}</Shell>
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage status={use(DocumentFacts).status} />;
}
