import preview from "../../../.storybook/preview";
import { jobs } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, petra, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/dit/is/er/niet" } });

export const NotFound = meta.story({ play: opens("Deze pagina is er niet") });
export const Failed = meta.story({
  args: { at: "/", outcomes: [jobs.failed] },
  play: opens("Er ging iets mis bij ons"),
});
export const Unavailable = meta.story({
  args: { at: "/", outcomes: [jobs.unavailable] },
  play: opens("We zijn even niet bereikbaar"),
});
export const Offline = meta.story({
  args: { at: "/", outcomes: [jobs.offline] },
  play: opens("We zijn even niet bereikbaar"),
});
export const AsOwner = meta.story({ args: { viewer: petra }, play: opens("Deze pagina is er niet") });
export const English = meta.story({ ...english, play: opens("Oops! Page not found") });
export const Mobile = meta.story({ ...mobile, play: opens("Deze pagina is er niet") });
