import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** They change nothing of the user, or are safe for everyone: log out, the language, a banner of the browser. */
const OF_ANYONE = ["shell/account-menu.tsx:/logout", "shell/app-strip.tsx:/app-strip", "shell/language-switch.tsx:"];

const files = globSync("app/components/**/*.tsx").map((path) => ({ path, text: readFileSync(path, "utf8") }));

it("posts a form of a component with the user that it was rendered for", () => {
  const fromRouter = files.filter(
    ({ path, text }) =>
      /import \{[^}]*\bForm\b[^}]*\} from "react-router"/.test(text) &&
      /<Form\b[^>]*(?:method="post"|formProps)/.test(text) &&
      path !== "app/components/ui/form.tsx",
  );
  expect(fromRouter.map(({ path }) => path)).toEqual([]);
});

it("names the forms without it", () => {
  const bare = files.flatMap(({ path, text }) =>
    [...text.matchAll(/<form\b([^>]*method="post"[^>]*)>\s*(<DrawnFor)?/g)]
      .filter(([, , drawn]) => !drawn)
      .map(
        ([, attributes]) =>
          `${path.replace("app/components/", "")}:${/action="([^"]+)"/.exec(attributes ?? "")?.[1] ?? ""}`,
      ),
  );
  expect(bare.sort()).toEqual(OF_ANYONE);
});
