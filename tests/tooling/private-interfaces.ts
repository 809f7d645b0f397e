interface PrivateInterface {
  name: string;
  of: keyof typeof CHECKED_AT;
  files: readonly string[];
  /** The reason, and what to do when it is gone. */
  why: string;
}

/** The versions that the uses below were checked with. After an upgrade, check them and change the version here. */
export const CHECKED_AT = {
  "react-router": "8.5.1",
  "@react-router/dev": "8.4.0",
  storybook: "10.6.7",
  vitest: "5.1.0",
  wrangler: "4.156.2",
} as const;

/** What these packages do not promise to keep. */
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
