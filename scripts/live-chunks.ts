import { globSync } from "node:fs";
import path from "node:path";
import { root } from "./local/settings.mjs";

const app = path.join(root, "app");

/** The files of app/ that match. Fails if a glob matches none: a moved file would silently leave its chunk. */
function files(...globs: string[]): Set<string> {
  return new Set(
    globs.flatMap((glob) => {
      const found = globSync(glob, { cwd: app });
      if (found.length === 0) throw new Error(`no file matches app/${glob}, which scripts/live-chunks.ts names`);
      return found.map((file) => path.posix.join(app, file));
    }),
  );
}

/** Module ids of a build end with a query if a plugin changes the file. */
const isOf = (group: Set<string>) => (id: string) => group.has(id.replace(/\?.*$/, ""));

// Every page of a logged-in user loads this chunk, so it contains nothing of React.
const unread = files(
  "entry.unread.ts",
  "live/connection.ts",
  "live/socket.ts",
  "live/tab.ts",
  "live/unread.ts",
  "domain/chats/live-limits.ts",
);

// Documents load this too: in the chunk of live pages it would bring React.
const both = files(
  "enhance/smaller-photo.ts",
  "forms/once-field.ts",
  "domain/values/formatters.ts",
  "domain/values/language.ts",
  "domain/values/unseen.ts",
  "domain/money/money.ts",
);

/** Only the admin area has these. */
const fields = files(
  "components/ui/amount-field.tsx",
  "components/ui/card.tsx",
  "components/ui/error-summary.tsx",
  "components/ui/field.tsx",
  "components/ui/field-error.tsx",
  "components/ui/form-errors.tsx",
  "components/ui/input.tsx",
  "components/ui/radio-group.tsx",
  "components/ui/select.tsx",
  "components/ui/switch.tsx",
  "components/ui/text-field.tsx",
  "components/ui/textarea.tsx",
);

const live = files(
  "root.tsx",
  "routes/head.ts",
  "components/shell/*",
  "components/illustrations/*",
  "components/ui/*",
  "components/*.ts",
  "components/photos/photo-address.ts",
  "components/photos/photo-grid.tsx",
  "components/chats/when.ts",
  "forms/props.ts",
  "domain/values/page.ts",
  "domain/values/calendar.ts",
  "domain/money/deal-money.ts",
  "domain/money/payment-request.ts",
  "domain/money/price-part.ts",
  "domain/jobs/job-life.ts",
  "live/api.ts",
  "live/area.ts",
  "live/received.ts",
  "live/hydration.ts",
  "live/use-fresh-list.ts",
  "live/use-now.ts",
  "api/error.ts",
).difference(fields);

/** Chunks of live pages: packages, which rarely change, the shell, and one for each area. */
export const liveChunks = [
  {
    name: "react",
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-i18next|i18next)\//,
    priority: 3,
  },
  { name: "unread", test: isOf(unread), priority: 4 },
  { name: "both", test: isOf(both), priority: 4 },
  { name: "live", test: isOf(live), priority: 2 },
  { name: "messages", test: isOf(files("components/chats/**/*.*", "routes/messages/**/*.*")), priority: 1 },
  // Only modules that two admin pages share: the rest is loaded with its page.
  { name: "desk", test: isOf(files("components/admin/**/*.*", "routes/admin/**/*.*")), priority: 1, minShareCount: 2 },
];
