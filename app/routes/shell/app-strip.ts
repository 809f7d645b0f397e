import { redirect } from "react-router";
import { setCookie } from "~/domain/site/cookie";
import { readFields } from "~/forms/read-fields";
import { returnPath } from "~/middleware/return-path";
import type { Route } from "./+types/app-strip";

export async function action({ request }: Route.ActionArgs) {
  const to = returnPath((await readFields(request)).get("next"));
  return redirect(to, { status: 303, headers: { "Set-Cookie": setCookie("app", "off", request.url) } });
}

export const loader = () => redirect("/", 303);

export { NoPage as default } from "../no-page";
