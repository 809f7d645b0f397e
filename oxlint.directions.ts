import { readdirSync } from "node:fs";
import type { OxlintOverride } from "oxlint";

/** The import directions between folders. `tests/tooling/import-directions.test.ts` tests that the linter enforces them. */

type Pattern = { regex: string; message: string };
type Path = { name: string; importNames: string[]; message: string };

const LIVE_COMPONENTS = ["admin", "chats", "notifications"];
export const LIVE_FILES = LIVE_COMPONENTS.map((folder) => `app/components/${folder}/*.tsx`);

const ROOMS = ["domain", "api", "forms", "alerts", "live", "components", "content", "locales", "middleware", "routes"];
const BRAND = "brand(?:-look|-shown)?";
const FILES = [
  "context",
  "document",
  BRAND,
  "root",
  "routes",
  "entry\\.(?:document|shell|unread|alerts|measure)",
  "entry\\.client",
  "entry\\.server",
];
const MAY_IMPORT: Record<string, string[]> = {
  domain: [],
  api: ["domain"],
  forms: ["domain", "api", "locales", BRAND],
  alerts: ["domain"],
  live: ["domain", "api", "alerts", "locales", BRAND],
  components: ["domain", "forms", "live", "locales", BRAND],
  content: ["domain", "locales", BRAND],
  locales: ["domain", BRAND],
  middleware: ["context", "api", "domain", "forms", "locales", BRAND],
};

const WORKER_ROOMS = ["api", "gateway", "live", "pages", "pictures", "app"];
const WORKERS_MAY_IMPORT: Record<string, { app: string[]; workers: string[] }> = {
  api: { app: ["domain", "api", "content", BRAND], workers: ["pictures"] },
  gateway: { app: ["domain", "api", "context"], workers: [] },
  live: { app: ["domain", "api"], workers: [] },
  pages: { app: ["domain", "api", "live", "context", "styles"], workers: ["gateway", "pictures"] },
  pictures: { app: ["domain"], workers: [] },
};

/** The layers of workers/api, each with what it may import: downwards only. `app.ts` puts them together. */
const API_LAYERS: Record<string, string[]> = {
  secrets: [],
  postcodes: [],
  notices: [],
  db: ["postcodes", "secrets", "notices"],
  live: ["db"],
  http: ["live", "db", "secrets"],
  adapters: ["http", "db", "postcodes", "secrets", "notices"],
  search: ["db", "postcodes"],
  operations: ["adapters", "http", "db", "postcodes", "secrets"],
  tasks: ["operations", "search", "adapters", "db", "postcodes", "notices"],
  reference: ["http"],
  seed: ["db", "postcodes", "secrets"],
  endpoints: ["tasks", "operations", "search", "adapters", "http", "db", "postcodes", "secrets", "reference", "seed"],
};

/**
 * The folders of app/components that others may use, each with what is below it. `ui` imports none of them, and the folders of
 * pages (all that are not listed) import these but not each other.
 */
const SHARED_COMPONENTS = [
  "ui",
  "illustrations",
  "people",
  "payments",
  "brand",
  "blog",
  "photos",
  "reports",
  "deals",
  "jobs",
  "bids",
  "reviews",
];
const COMPONENT_PAGES = readdirSync(new URL("app/components", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED_COMPONENTS.includes(entry.name))
  .map(({ name }) => name);

/** Maximum depth of files below a folder of the table. */
const DEPTHS = [0, 1, 2, 3];

export const PLATFORM: Pattern = {
  regex: "^cloudflare:|(?:^|/)workers/",
  message: "app/ never sees the Worker: what a page may know comes through app/context.ts.",
};
/** A package that is neither zod nor @orama/…, spelled out letter by letter: the regex engine has no look-ahead. */
const PURE_PACKAGES: Pattern = {
  regex: "^(?:[^.~z@]|@[^o]|z(?:[^o]|o(?:[^d]|d[^/])))",
  message: "app/domain imports zod and the stemmers only.",
};
const ONE_STYLE: Pattern = {
  regex: "^(?:\\.\\./)+app/",
  message: "Outside app/ its modules are imported as ~/…",
};
export const NO_HYDRATION = {
  name: "react",
  importNames: ["useEffect", "useLayoutEffect", "useState", "useReducer", "useRef", "useOptimistic", "useTransition"],
  message:
    "Only live pages have React in the browser (app/live): elsewhere state lives in the URL, the form or the server.",
};

/**
 * Links are documents' own, and the router's only between live pages: the component knows. A form that changes something names the user
 * that it was rendered for.
 */
export const ONE_LINK = {
  name: "react-router",
  importNames: ["Link", "NavLink", "Form"],
  message: "Links are made by app/components/ui/link.tsx, forms by app/components/ui/form.tsx.",
};

const up = (depth: number) => `\\.\\.${"/\\.\\.".repeat(depth)}`;
const oneOf = (names: string[]) => `(?:${names.join("|")})(?:\\.[a-z]+)?(?:/|$)`;
const below = (room: string, depth: number) => [`${room}/${"*/".repeat(depth)}*.{ts,tsx}`];
const restricted = (files: string[], patterns: Pattern[], paths: Path[] = []): OxlintOverride => ({
  files,
  rules: { "no-restricted-imports": ["error", { paths, patterns }] },
});

const appWithout = (names: string[]) => oneOf([...ROOMS, ...FILES].filter((name) => !names.includes(name)));

function roomPatterns(room: string, depth: number): Pattern[] {
  const allowed = MAY_IMPORT[room] ?? [];
  const patterns: Pattern[] = [
    PLATFORM,
    {
      regex: `^(?:~|${up(depth)})/${appWithout([room, ...allowed])}`,
      message: `app/${room} may import of app/ only: ${[room, ...allowed].join(", ")}.`,
    },
  ];
  if (room === "domain") patterns.push(PURE_PACKAGES);
  return patterns;
}

function appRoom(room: string, depth: number): OxlintOverride {
  const paths = room === "live" ? [ONE_LINK] : [NO_HYDRATION, ONE_LINK];
  return restricted(below(`app/${room}`, depth), roomPatterns(room, depth), paths);
}

function componentPatterns(folder: string, depth = 1): Pattern[] {
  const place = SHARED_COMPONENTS.indexOf(folder);
  const allowed = [folder, ...(place < 0 ? SHARED_COMPONENTS : SHARED_COMPONENTS.slice(0, place))];
  const others = [...SHARED_COMPONENTS, ...COMPONENT_PAGES].filter((name) => !allowed.includes(name));
  return [
    ...roomPatterns("components", depth),
    {
      regex: `^${"\\.\\./".repeat(depth)}${oneOf(others)}`,
      message: `app/components/${folder} may import of app/components only: ${allowed.join(", ")}.`,
    },
  ];
}

const COMPONENTS = [...SHARED_COMPONENTS, ...COMPONENT_PAGES].map((folder) =>
  restricted(below(`app/components/${folder}`, 0), componentPatterns(folder), [NO_HYDRATION, ONE_LINK]),
);
const RECORDS = restricted(["app/components/admin/records/*.tsx"], componentPatterns("admin", 2), [
  NO_HYDRATION,
  ONE_LINK,
]);

const LIVE = LIVE_COMPONENTS.map((folder) =>
  restricted([`app/components/${folder}/*.tsx`], componentPatterns(folder), [ONE_LINK]),
);
const MAKERS = restricted(["app/components/ui/{link,form}.tsx"], componentPatterns("ui"), [NO_HYDRATION]);

function workerPatterns(room: string, depth: number): Pattern[] {
  const allowed = WORKERS_MAY_IMPORT[room] ?? { app: [], workers: [] };
  const others = WORKER_ROOMS.filter((name) => name !== room && !allowed.workers.includes(name));
  return [
    ONE_STYLE,
    {
      regex: `^~/${appWithout(allowed.app)}`,
      message: `workers/${room} may import of app/ only: ${allowed.app.join(", ")}.`,
    },
    {
      regex: `^${up(depth)}/${oneOf(others)}`,
      message: `workers/${room} knows no other part but: ${allowed.workers.join(", ") || "none"}.`,
    },
  ];
}

function apiLayer(layer: string, depth: number): OxlintOverride {
  const allowed = [layer, ...(API_LAYERS[layer] ?? [])];
  const others = [...Object.keys(API_LAYERS), "app"].filter((name) => !allowed.includes(name));
  return restricted(below(`workers/api/${layer}`, depth), [
    ...workerPatterns("api", depth + 1),
    {
      regex: `^${up(depth)}/${oneOf(others)}`,
      message: `workers/api/${layer} may import of workers/api only: ${allowed.join(", ")}.`,
    },
  ]);
}

const COMPOSITION = restricted(
  ["workers/app.ts"],
  [
    ONE_STYLE,
    {
      regex: `^~/${appWithout(["context"])}`,
      message: "workers/app.ts knows of app/ its context and the built routes.",
    },
  ],
);

/** The narrower overrides come last: the last one that matches a file applies. */
export const directions: OxlintOverride[] = [
  ...Object.keys(MAY_IMPORT).flatMap((room) => DEPTHS.map((depth) => appRoom(room, depth))),
  ...COMPONENTS,
  RECORDS,
  ...LIVE,
  MAKERS,
  ...Object.keys(WORKERS_MAY_IMPORT).flatMap((room) =>
    DEPTHS.map((depth) => restricted(below(`workers/${room}`, depth), workerPatterns(room, depth))),
  ),
  ...Object.keys(API_LAYERS).flatMap((layer) => DEPTHS.map((depth) => apiLayer(layer, depth))),
  COMPOSITION,
];
