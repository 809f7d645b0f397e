import { type ReactNode, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from "react-router";
import { useTranslation } from "~/locales/use-translation";
import type { Route } from "./+types/root";
import { look } from "./brand-look";
import { ErrorPage } from "./components/shell/error-page";
import { Shell } from "./components/shell/shell";
import { DocumentFacts } from "./document";
import { DrawnId, drawId } from "./forms/drawn";
import { SavedFormContext } from "./forms/use-typed";
import { Hydration } from "./live/hydration";
import { useUnread } from "./live/received";
import { iconFor } from "./live/unread";
import { useArrival } from "./live/use-arrival";
import { flashMiddleware } from "./middleware/flash";
import { localeMiddleware } from "./middleware/locale";
import { methodMiddleware } from "./middleware/method";
import { routeMiddleware } from "./middleware/route";
import { sameOriginMiddleware } from "./middleware/same-origin";
import { sameViewerMiddleware } from "./middleware/same-viewer";
import { shellOf } from "./middleware/shell";
import { suspendedMiddleware } from "./middleware/suspended";
import { timingMiddleware } from "./middleware/timing";
import { requestedSavedForm } from "./routes/saved-form";
import { fonts } from "./styles/fonts";

export const middleware: Route.MiddlewareFunction[] = [
  routeMiddleware,
  timingMiddleware,
  flashMiddleware,
  localeMiddleware,
  suspendedMiddleware,
  methodMiddleware,
  sameOriginMiddleware,
  sameViewerMiddleware,
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const [shell, savedForm] = await Promise.all([shellOf(context), requestedSavedForm(context, request)]);
  return { ...shell, savedForm, drawn: drawId(shell.viewer?.id) };
}

/** Only a form changes the viewer or the notes. After errors too: the next form needs a new id. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod }) =>
  formMethod !== undefined && formMethod !== "GET";

export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ name: "robots", content: "noindex" }] : [{ title: look.name }];

export const EMPTY_SHELL = {
  viewer: null,
  unread: 0,
  notifications: 0,
  notes: [],
  testing: false,
  choices: { measuring: null, refusesAll: false, withoutApp: false },
  outdated: false,
  savedForm: null,
  drawn: null,
};

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useTranslation();
  const { shell: around, script, styles, allStyles, unread: counts, alerts, measure, page, texts } = use(DocumentFacts);
  const live = use(Hydration) !== null;
  const shell = useRouteLoaderData<typeof loader>("root") ?? EMPTY_SHELL;
  const unread = useUnread(shell);
  useArrival(unread.unread);
  return (
    // The browser entry sets an attribute before React hydrates.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={look.themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={look.themeColor.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={iconFor(unread.unread)} type="image/svg+xml" id="icon" />
        {/* Without this the half-loaded header would be painted first, with its menu in another place. */}
        <link rel="expect" href="#header" blocking="render" />
        <Meta />
        {/* Browsers hide nonces from scripts, so React would report a mismatch. Styles need no nonce. */}
        <Links nonce={live ? "" : undefined} />
        {/* A page with inline styles does not wait for fonts. */}
        {styles.length > 0 &&
          fonts.map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* The styles that the page needs are known once it is rendered (app/entry.server.tsx). */}
        {styles.length === 0 && <style />}
        {texts && <link rel="modulepreload" href={texts} id="texts" />}
        {script && <script type="module" src={script} id="document" data-styles={allStyles} />}
        {around && <script type="module" src={around} id="shell" />}
        {counts && shell.viewer && (
          <script type="module" src={counts} id="unread" data-viewer={shell.viewer.id} data-alerts={alerts} />
        )}
        {measure && shell.choices.measuring && <script type="module" src={measure} id="measure" data-page={page} />}
      </head>
      <body className="flex min-h-dvh flex-col">
        <DrawnId value={shell.drawn}>
          <Shell {...shell} {...unread}>
            <SavedFormContext value={shell.savedForm}>{children}</SavedFormContext>
          </Shell>
        </DrawnId>
        {live && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, failure } = use(DocumentFacts);
  return <ErrorPage {...failure} status={isRouteErrorResponse(error) ? error.status : status} />;
}
