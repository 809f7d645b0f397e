import { OfflinePage } from "~/components/site/offline-page";
import { HOLES } from "~/domain/site/offline-parts";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/offline";

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  title: getT(context, "offline")("title"),
  hasHoles: new URL(request.url).searchParams.has("holes"),
});

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = privateMeta;

export default function Offline({ loaderData: { hasHoles } }: Route.ComponentProps) {
  return hasHoles ? <OfflinePage state={HOLES.state}>{HOLES.pages}</OfflinePage> : <OfflinePage />;
}
