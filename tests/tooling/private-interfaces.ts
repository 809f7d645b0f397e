interface PrivateInterface {
  name: string;
  of: keyof typeof CHECKED_AT;
  files: readonly string[];
  /** The reason, and what to do when it is gone. */
  why: string;
}

/** The versions that the uses below were checked with. After an upgrade, check them and change the version here. */
export const CHECKED_AT = {
  msw: "3.0.5",
  react: "19.3.1",
  "react-router": "8.5.1",
  "@react-router/dev": "8.4.0",
  storybook: "10.6.7",
  vitest: "5.1.0",
  wrangler: "4.156.2",
} as const;

export const PRIVATE_INTERFACES: readonly PrivateInterface[] = [
  {
    name: "UNSAFE_DataRouterContext",
    of: "react-router",
    files: ["app/live/use-router.ts"],
    why: "useNavigation and useLocation lag in a busy browser. Without it, use them.",
  },
  {
    name: "serverHandoffStream",
    of: "react-router",
    files: ["app/entry.server.tsx"],
    why: "Documents do not hydrate, and the router has no switch for the data that hydration needs. Without it, documents carry that data.",
  },
  {
    name: "__reactRouterManifest",
    of: "@react-router/dev",
    files: ["scripts/live-routes.mjs"],
    why: "The manifest of a live page leaves out documents. Without it, the manifest is larger.",
  },
  {
    name: "UNSAFE_createRouter",
    of: "react-router",
    files: ["stories/live-story.tsx"],
    why: "A story of a live page has the router of a browser, at an address of its own.",
  },
  {
    name: "UNSAFE_createMemoryHistory",
    of: "react-router",
    files: ["stories/live-story.tsx"],
    why: "As above.",
  },
  {
    name: "UNSAFE_getTurboStreamSingleFetchDataStrategy",
    of: "react-router",
    files: ["stories/live-story.tsx"],
    why: "As above: it loads data as a browser does.",
  },
  {
    name: "UNSAFE_createClientRoutes",
    of: "react-router",
    files: ["stories/site.ts"],
    why: "Stories have the routes of the site, not a copy.",
  },
  { name: "UNSAFE_withComponentProps", of: "react-router", files: ["stories/site.ts"], why: "As above." },
  { name: "UNSAFE_withErrorBoundaryProps", of: "react-router", files: ["stories/site.ts"], why: "As above." },
  {
    name: ".data",
    of: "react-router",
    files: [
      "app/middleware/page-url.ts",
      "app/service-worker/pages.ts",
      "workers/pages/leaving-live.ts",
      "workers/pages/routes-by-word.ts",
    ],
    why: "The address with which the router requests the data of a live page. Its page, its cached copy and its rules are those of the address without it.",
  },
  {
    name: "_routes",
    of: "react-router",
    files: ["app/middleware/page-url.ts", "workers/pages/leaving-live.ts"],
    why: "As above: the query that names the routes. A page must not see it.",
  },
  {
    name: "X-Remix-Redirect",
    of: "react-router",
    files: ["workers/pages/leaving-live.ts"],
    why: "Makes the browser open a document, or a live page of another area, as a page. Without it, the router shows an error.",
  },
  { name: "X-Remix-Status", of: "react-router", files: ["workers/pages/leaving-live.ts"], why: "As above." },
  { name: "X-Remix-Reload-Document", of: "react-router", files: ["workers/pages/leaving-live.ts"], why: "As above." },
  {
    name: "DataWithResponseInit",
    of: "react-router",
    files: ["workers/pages/document-data.ts"],
    why: "The answer of `data()` of a loader, whose class is not exported. Without it, documents carry the data of their loaders.",
  },
  {
    name: "__react-router-build-client-route",
    of: "@react-router/dev",
    files: ["scripts/live-routes.mjs"],
    why: "The modules of documents are built empty for browsers. Without it, chunks of live pages grow.",
  },
  {
    name: "virtual:react-router/server-manifest",
    of: "@react-router/dev",
    files: ["scripts/live-routes.mjs"],
    why: "Documents have few fields in the Worker’s manifest. Without it, the bundle grows.",
  },
  {
    name: "__STORYBOOK_ADDONS_CHANNEL__",
    of: "storybook",
    files: ["scripts/pictures/take.ts"],
    why: "Changing the story without a reload is much faster. Without it, open each story by its address.",
  },
  {
    name: "storybook/internal/types",
    of: "storybook",
    files: [".storybook/prop-types.ts"],
    why: "Types only. Storybook exports them nowhere else.",
  },
  { name: "storybook/internal/csf", of: "storybook", files: [".storybook/answers.ts"], why: "As above." },
  {
    name: "msw/experimental",
    of: "msw",
    files: [".storybook/answers.ts", ".storybook/main.ts"],
    why: "In tests the mocks answer in the page. Without it, the service worker of the workbench answers, which is slower.",
  },
  {
    name: "recentlyCreatedOwnerStacks",
    of: "react",
    files: [".storybook/owner-stacks.ts"],
    why: "Tests of stories skip the stack traces of React’s development build. If the name is gone, nothing is replaced and tests are slower.",
  },
  {
    name: "__vitest_worker__",
    of: "vitest",
    files: [".storybook/console.ts", ".storybook/judging.ts"],
    why: "A story judges more strictly in a test than on a screen.",
  },
  {
    name: "unstable_splitSqlQuery",
    of: "wrangler",
    files: ["scripts/local/apply-migrations.mjs"],
    why: "Migrations are cut as `wrangler d1 migrations apply` cuts them. Without it, use that command, which is slower.",
  },
  {
    name: "unstable_getMiniflareWorkerOptions",
    of: "wrangler",
    files: ["scripts/local/apply-migrations.mjs", "scripts/local/built-worker.mjs"],
    why: "The local server has the bindings of wrangler.toml, not a copy.",
  },
];
