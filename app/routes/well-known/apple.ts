import { data } from "react-router";
import { brand } from "~/brand";
import { appleAssociation } from "~/domain/app-links";

/** Which apps iOS may open for links of this site. */
export function loader() {
  const association = appleAssociation(brand.linkedApps);
  if (!association) throw data(null, { status: 404 });
  return Response.json(association);
}
