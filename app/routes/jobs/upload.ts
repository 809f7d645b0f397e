import { data } from "react-router";
import { getUploads } from "~/context";
import type { Route } from "./+types/upload";

/** A picture kept from a refused form. Its address is known to the person who sent it alone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await getUploads(context).find(params.id);
  if (!file) throw data(null, { status: 404 });
  return new Response(file.stream(), {
    headers: { "Content-Type": file.type, "Cache-Control": "private, max-age=3600", "Content-Disposition": "inline" },
  });
}
