import { defineConfig, type OxlintOverride } from "oxlint";

/** What lies directly under app/, and what each may import of the others (docs: the import directions of the house). */
const ROOMS = ["domain", "api", "forms", "chat", "components", "content", "locales", "middleware", "routes"];
const FILES = ["context", "brand", "root", "routes", "entry\\.client", "entry\\.server"];
const MAY_IMPORT: Record<string, string[]> = {
  domain: [],
  api: ["domain"],
  forms: ["domain", "api", "locales", "brand"],
  chat: ["domain", "locales", "brand"],
  components: ["domain", "forms", "locales", "brand"],
  content: ["domain", "locales", "brand"],
  locales: ["domain", "brand"],
  middleware: ["context", "api", "domain", "locales", "brand"],
};
/** The same for workers/; `env` and the deployment's own things are everyone's. */
const WORKER_ROOMS = ["api", "gateway", "chat", "pages", "app"];
const WORKERS_MAY_IMPORT: Record<string, { app: string[]; workers: string[] }> = {
  api: { app: ["domain", "api", "brand"], workers: [] },
  gateway: { app: ["domain", "api", "context"], workers: [] },
  chat: { app: ["domain", "api"], workers: [] },
  pages: { app: ["domain", "api", "context"], workers: ["gateway"] },
};
/** How many folders deep below a room files may lie. */
const DEPTHS = [0, 1, 2, 3];

type Pattern = { regex: string; message: string };

const PLATFORM: Pattern = {
  regex: "^cloudflare:|(?:^|/)workers/",
  message: "app/ never sees the Worker: what a page may know comes through app/context.ts.",
};
/** A package whose name is not zod, spelled out letter by letter: the regex engine has no look-ahead. */
const ONLY_ZOD: Pattern = {
  regex: "^(?:[^.~z]|z(?:[^o]|o(?:[^d]|d[^/])))",
  message: "app/domain imports zod only.",
};
const NO_HYDRATION = {
  name: "react",
  importNames: ["useEffect", "useLayoutEffect", "useState", "useReducer", "useRef", "useOptimistic", "useTransition"],
  message: "No page hydrates React: state lives in the URL, the form or the server.",
};

/** `..` as often as it takes from that depth to the folder that holds the rooms. */
const up = (depth: number) => `\\.\\.${"/\\.\\.".repeat(depth)}`;
const oneOf = (names: string[]) => `(?:${names.join("|")})(?:\\.[a-z]+)?(?:/|$)`;
const below = (room: string, depth: number) => [`${room}/${"*/".repeat(depth)}*.{ts,tsx}`];

/** Everything of app/ but these. */
const appWithout = (names: string[]) => oneOf([...ROOMS, ...FILES].filter((name) => !names.includes(name)));

function appRoom(room: string, depth: number): OxlintOverride {
  const allowed = MAY_IMPORT[room] ?? [];
  const patterns: Pattern[] = [
    PLATFORM,
    {
      regex: `^(?:~|${up(depth)})/${appWithout([room, ...allowed])}`,
      message: `app/${room} may import of app/ only: ${[room, ...allowed].join(", ")}.`,
    },
  ];
  if (room === "domain") patterns.push(ONLY_ZOD);
  return {
    files: below(`app/${room}`, depth),
    rules: { "no-restricted-imports": ["error", { paths: [NO_HYDRATION], patterns }] },
  };
}

function workerRoom(room: string, depth: number): OxlintOverride {
  const allowed = WORKERS_MAY_IMPORT[room] ?? { app: [], workers: [] };
  const others = WORKER_ROOMS.filter((name) => name !== room && !allowed.workers.includes(name));
  const patterns: Pattern[] = [
    {
      regex: `^(?:~|${up(depth + 1)}/app)/${appWithout(allowed.app)}`,
      message: `workers/${room} may import of app/ only: ${allowed.app.join(", ")}.`,
    },
    {
      regex: `^${up(depth)}/${oneOf(others)}`,
      message: `workers/${room} knows no other part but: ${allowed.workers.join(", ") || "none"}.`,
    },
  ];
  return { files: below(`workers/${room}`, depth), rules: { "no-restricted-imports": ["error", { patterns }] } };
}

const handWritten = [
  { propName: "style", message: "The CSP forbids inline style: use a class or an SVG attribute." },
  ...["onClick", "onChange", "onInput", "onSubmit", "onKeyDown", "onKeyUp", "onFocus", "onBlur"].map((propName) => ({
    propName,
    message: "No page hydrates React: behaviour hangs on data attributes in app/entry.client.ts.",
  })),
  ...["minLength", "maxLength"].map((propName) => ({
    propName,
    message: "Limits are the schema's: useForm of app/forms, or limitProps(constraintOf(schema).field).",
  })),
];

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "promise", "unicorn", "oxc", "vitest"],
  categories: { correctness: "error" },
  ignorePatterns: ["build", ".react-router", ".state", ".wrangler", "storybook-static", "**/mockServiceWorker.js"],
  rules: {
    eqeqeq: ["error", "always", { null: "ignore" }],
    "no-console": ["error", { allow: ["warn", "error"] }],
    "no-var": "error",
    "prefer-const": "error",
    "import/no-cycle": "error",
    // Texts are taken apart by code point, control characters are what is refused, role=status and role=switch are
    // right where they stand, and an assertion may live in a function with a name of its own.
    "no-control-regex": "off",
    // TypeScript sees these, but where a cast says otherwise.
    "no-unsafe-optional-chaining": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-redundant-type-constituents": "off",
    "typescript/unbound-method": "off",
    "typescript/no-base-to-string": "off",
    "typescript/require-array-sort-compare": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/role-has-required-aria-props": "off",
    "vitest/expect-expect": "off",
    // The second argument of `expect` says what it was about.
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "vitest/no-conditional-expect": "off",
    "typescript/await-thenable": "error",
    "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unnecessary-type-assertion": "error",
    "typescript/return-await": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    { files: ["scripts/**", "tests/bench/**"], rules: { "no-console": "off" } },
    {
      files: ["app/**/*.tsx"],
      rules: {
        "react/forbid-dom-props": ["error", { forbid: handWritten }],
        "react/forbid-component-props": ["error", { forbid: handWritten }],
      },
    },
    {
      files: ["app/*.{ts,tsx}", "app/routes/**/*.{ts,tsx}"],
      rules: { "no-restricted-imports": ["error", { paths: [NO_HYDRATION], patterns: [PLATFORM] }] },
    },
    ...Object.keys(MAY_IMPORT).flatMap((room) => DEPTHS.map((depth) => appRoom(room, depth))),
    ...Object.keys(WORKERS_MAY_IMPORT).flatMap((room) => DEPTHS.map((depth) => workerRoom(room, depth))),
    {
      files: ["workers/app.ts"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: `^(?:~|\\.\\./app)/${appWithout(["context"])}`,
                message: "workers/app.ts knows of app/ its context and the built routes.",
              },
            ],
          },
        ],
      },
    },
  ],
});
