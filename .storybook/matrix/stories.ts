/// <reference types="vite/client" />
import type { RequestHandler } from "msw";
import type { UserSelf } from "../../app/domain/accounts/user";
import { refusalOf } from "../../tests/mocks/answers";
import { idOf } from "./refusals";
import { idAt } from "./routes";
import type { Role, Shown } from "./types";

export interface ScreenStory extends Shown {
  route: string;
  refusals: { call: string; code: string }[];
}

interface Composed {
  args: { at: string; viewer?: UserSelf; outcomes?: RequestHandler[]; later?: RequestHandler[] };
  globals: { language?: string };
}

const files = import.meta.glob<Record<string, { composed: Composed }>>("/stories/screens/**/*.stories.tsx", {
  eager: true,
});

function storyId(file: string, name: string): string {
  const title = file.replace(/^\/stories\//, "").replace(/\.stories\.tsx$/, "");
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").replace(/([A-Z])([A-Z][a-z])/g, "$1-$2");
  return `${title.replaceAll("/", "-")}--${words}`.toLowerCase();
}

function roleOf(viewer: UserSelf | undefined): Role {
  if (!viewer) return "visitor";
  if (viewer.roles.includes("admin")) return "admin";
  if (viewer.roles.includes("partner")) return "partner";
  if (viewer.business) return "business";
  if (!viewer.active_worker) return "placer";
  return viewer.verified ? "helper" : "unverified";
}

export const stories: ScreenStory[] = Object.entries(files).flatMap(([file, named]) =>
  Object.entries(named).map(([name, { composed }]) => {
    const { at, viewer, outcomes = [], later = [] } = composed.args;
    const refusals = [...outcomes, ...later].flatMap((handler) => refusalOf(handler) ?? []);
    return {
      id: storyId(file, name),
      name,
      route: idAt(at),
      role: roleOf(viewer),
      language: composed.globals.language === "en" ? "en" : "nl",
      live: file.endsWith("-live.stories.tsx"),
      refusals: refusals.map(({ call, code }) => ({ call: idOf(call), code })),
    };
  }),
);
