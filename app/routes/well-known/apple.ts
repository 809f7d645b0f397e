import { data } from "react-router";
import { brand } from "~/brand";
import { appleAssociation } from "~/domain/site/app-links";

export function loader() {
  const association = appleAssociation(brand.linkedApps);
  if (!association) throw data(null, { status: 404 });
  return Response.json(association);
}
