import { defineConfig } from "oxlint";
import { directions, LIVE_FILES, NO_HYDRATION, ONE_LINK, PLATFORM } from "./oxlint.directions.ts";

const handlers = ["onClick", "onChange", "onInput", "onSubmit", "onKeyDown", "onKeyUp", "onFocus", "onBlur"].map(
  (propName) => ({
    propName,
    message: "Only live pages have React in the browser: behaviour hangs on data attributes (app/entry.document.ts).",
  }),
);
const handWritten = [
  { propName: "style", message: "The CSP forbids inline style: use a class or an SVG attribute." },
  ...["minLength", "maxLength"].map((propName) => ({
    propName,
    message: "Limits are the schema's: useForm of app/forms, or limitProps(constraintOf(schema).field).",
  })),
];
const PLAIN_FORM = { element: "form", message: "Forms are made by app/components/ui/form.tsx: they name their user." };
/**
 * On live pages too, their forms load a document. They change nothing of the user (log out, the language, a banner of the browser), or have
 * `DrawnFor` themselves.
 */
const PLAIN_FORMS = [
  "app/components/shell/{account-menu,app-strip,error-page,language-switch}.tsx",
  "app/components/ui/dialog.tsx",
  "app/routes/account/logout.tsx",
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
    "import/no-cycle": ["error", { ignoreTypes: false }],
    // Texts are split by code point, control characters are rejected on purpose, role=status and role=switch are right where they are, and an assertion
    // may be in a named function.
    "no-control-regex": "off",
    // TypeScript checks these, except where a cast hides them.
    "no-unsafe-optional-chaining": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-redundant-type-constituents": "off",
    "typescript/unbound-method": "off",
    "typescript/no-base-to-string": "off",
    "typescript/require-array-sort-compare": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/role-has-required-aria-props": "off",
    "vitest/expect-expect": "off",
    // The second argument of `expect` describes the value.
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "vitest/no-conditional-expect": "off",
    "typescript/await-thenable": "error",
    "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
    // `import { type A }` still runs the module, and brings a schema into a live page.
    "typescript/no-import-type-side-effects": "error",
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
    // `writeLog` writes one JSON line; `errorFields` adds the name and the stack of an error.
    { files: ["workers/**/*.ts"], rules: { "no-console": "error" } },
    {
      files: ["app/**/*.tsx"],
      rules: {
        "react/forbid-dom-props": ["error", { forbid: [...handWritten, ...handlers] }],
        "react/forbid-component-props": ["error", { forbid: [...handWritten, ...handlers] }],
      },
    },
    {
      files: ["app/**/*.tsx"],
      rules: { "react/forbid-elements": ["error", { forbid: [PLAIN_FORM] }] },
    },
    { files: PLAIN_FORMS, rules: { "react/forbid-elements": "off" } },
    {
      files: LIVE_FILES,
      rules: {
        "react/forbid-dom-props": ["error", { forbid: handWritten }],
        "react/forbid-component-props": ["error", { forbid: handWritten }],
      },
    },
    {
      files: ["app/routes/**/*.{ts,tsx}", "app/components/**/*.{ts,tsx}"],
      jsPlugins: ["./scripts/quality/domain-status.mjs"],
      rules: { "house/domain-status": "error" },
    },
    {
      files: ["app/*.{ts,tsx}", "app/routes/**/*.{ts,tsx}"],
      rules: { "no-restricted-imports": ["error", { paths: [NO_HYDRATION, ONE_LINK], patterns: [PLATFORM] }] },
    },
    ...directions,
  ],
});
