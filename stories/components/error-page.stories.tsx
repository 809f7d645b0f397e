import { ErrorPage } from "~/components/shell/error-page";
import preview from "../../.storybook/preview";
import { says } from "../plays";

const meta = preview.meta({ component: ErrorPage, args: { status: 503, requestId: null } });

export const OutcomeUnknown = meta.story({
  args: { isOutcomeUnknown: true },
  play: says("Kijk of het er al staat voor je het opnieuw doet."),
});

export const Unavailable = meta.story({ play: says("We zijn even niet bereikbaar") });
