import { type ReactNode, useState } from "react";
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  RouterProvider,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch,
  useRouteLoaderData,
} from "react-router";
import { Shell } from "~/components/shell/shell";
import type { Language } from "~/domain/values/language";
import { areaOf } from "~/live/area";
import type { Connection } from "~/live/connection";
import { Hydration } from "~/live/hydration";
import { LiveConnection, useUnread } from "~/live/received";
import { useArrival } from "~/live/use-arrival";
import { EMPTY_SHELL, type loader } from "~/root";
import { ask, ORIGIN } from "./browser";
import { begin, type Screen } from "./route-story";
import { browserRoutes } from "./site";
import "./enhance";

function Body({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root") ?? EMPTY_SHELL;
  const unread = useUnread(shell);
  useArrival(unread.unread);
  return (
    <div className="story-body flex min-h-dvh flex-col">
      <Shell {...shell} {...unread}>
        {children}
      </Shell>
    </div>
  );
}

export interface LiveScreen extends Screen {
  connection: Connection;
}

/** As HydratedRouter creates it in a browser, with the product's own request handler as its server. */
export async function openRouter(screen: Screen, language: Language): Promise<DataRouter> {
  const { at } = screen;
  const given = begin(screen, language);
  const { routes, manifest, modules } = await browserRoutes(areaOf(at), Body);
  async function serve(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "POST" ? await request.formData() : undefined;
    return ask(given, new URL(pathname + search, ORIGIN), body);
  }
  // As in SPA mode, so that the router also requests the first page instead of reading it from the document.
  const dataStrategy = singleFetch(() => router, manifest, modules, true, serve, true);
  const router = createRouter({ routes, history: createMemoryHistory({ initialEntries: [at] }), dataStrategy });
  await new Promise<void>((begun) => router.initialize().subscribe(({ initialized }) => initialized && begun()));
  return router;
}

interface LiveStoryProps {
  at: string;
  connection: Connection;
  opened: DataRouter;
}

export function LiveStory({ at, connection, opened }: LiveStoryProps) {
  // As in RouteStory: a new theme renders the story again, and the page keeps its state.
  const [router] = useState(opened);
  return (
    <Hydration value={areaOf(at)}>
      <LiveConnection value={connection}>
        <RouterProvider router={router} />
      </LiveConnection>
    </Hydration>
  );
}
