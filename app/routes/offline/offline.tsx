import { OfflinePage } from "~/components/site/offline-page";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/offline";

export const loader = ({ context }: Route.LoaderArgs) => ({ title: getT(context, "offline")("title") });

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = privateMeta;

export default function Offline() {
  return <OfflinePage />;
}
