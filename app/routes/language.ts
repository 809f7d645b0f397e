import { redirect } from "react-router";
import { getApi, getSession } from "~/context";
import { isLanguage, LANGUAGE_COOKIE } from "~/domain/language";
import { returnPath } from "~/middleware/return-path";
import type { Route } from "./+types/language";

const YEAR = 365 * 24 * 3600;

/** The choice is kept in a cookie, and in the profile of who is logged in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  const to = returnPath(form.get("next"));
  if (!isLanguage(language)) return redirect(to, 303);
  if (getSession(context).signedIn) {
    // The page changes language also when the profile cannot be written now.
    await getApi(context)
      .profile.change({ body: { language } })
      .catch(() => null);
  }
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  const cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`;
  return redirect(to, { status: 303, headers: { "Set-Cookie": cookie } });
}

export const loader = () => redirect("/", 303);

/** A page in name, so that a refused post is answered with one. */
export default function Nothing() {
  return null;
}
