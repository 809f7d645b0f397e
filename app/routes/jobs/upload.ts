import { data } from "react-router";
import { getUploads } from "~/context";
import type { Route } from "./+types/upload";

/** Only for the browser that uploaded it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await getUploads(context).find(params.id);
  if (!file) throw data(null, { status: 404 });
  return new Response(file.stream(), {
    headers: { "Content-Type": file.type, "Cache-Control": "private, no-store", "Content-Disposition": "inline" },
  });
}
