import { data } from "react-router";
import { brand } from "~/brand";
import { assetLinks } from "~/domain/site/app-links";

export function loader() {
  const links = assetLinks(brand.linkedApps);
  if (!links) throw data(null, { status: 404 });
  return Response.json(links);
}
