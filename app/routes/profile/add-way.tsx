import { data, redirect } from "react-router";
import { optional } from "~/api/error";
import { AddWayPage, type ProofPurpose } from "~/components/settings/add-way-page";
import { getApi, getSession } from "~/context";
import { proofForm } from "~/domain/accounts/profile-form";
import { isSocialApp, SOCIAL_NAMES } from "~/domain/accounts/social";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getLocale, getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { isProved } from "~/middleware/proof";
import { loginTo, requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/add-way";

interface Params {
  id: string;
  way: string;
}

const REMOVAL = "verwijderen";
/** `passkey` with its id, or `koppeling` with the name of the app. */
const TAKEN_AWAY = /^(passkey|koppeling)-(\w+)$/;

function placeOf({ id, way }: Params): string {
  const settings = `/profile/${id}/settings`;
  const [, kind, name] = TAKEN_AWAY.exec(way) ?? [];
  if (kind) return `/profile/${id}/${kind}/${name}`;
  if (way === "passkey") return `${settings}#passkeys`;
  if (way === "tax-file") return "/admin/exports/tax-file";
  if (way === REMOVAL) return `/profile/${id}/verwijderen`;
  if (way === "email") return `${settings}#email-address`;
  if (!isSocialApp(way)) throw data(null, { status: 404 });
  return `/login/${way}?link=true&next=${encodeURIComponent(`${settings}#linked`)}`;
}

const TITLES: Record<string, "proof.titleEmail" | "proof.titleTaxFile" | "removal.title"> = {
  email: "proof.titleEmail",
  "tax-file": "proof.titleTaxFile",
  [REMOVAL]: "removal.title",
};

function purposeOf(way: string): ProofPurpose {
  if (way === "tax-file") return "file";
  if (TAKEN_AWAY.test(way)) return "unlink";
  return way === REMOVAL ? "removal" : "way";
}

function titleOf(context: Route.LoaderArgs["context"], way: string): string {
  const t = getT(context, "security");
  if (isSocialApp(way)) return t("proof.titleLink", { provider: SOCIAL_NAMES[way] });
  return t(TAKEN_AWAY.test(way) ? "proof.titleUnlink" : (TITLES[way] ?? "proof.titlePasskey"));
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const place = placeOf(params);
  const proved = await isProved(context);
  const provider = isSocialApp(params.way) ? SOCIAL_NAMES[params.way] : null;
  if (proved && !provider) throw redirect(place, 303);
  return data(
    {
      title: titleOf(context, params.way),
      purpose: purposeOf(params.way),
      hasPassword: viewer.has_password,
      back: params.way === "tax-file" ? "/admin/exports" : `/profile/${params.id}/settings`,
      onward: proved && provider ? { to: place, provider } : null,
    },
    // Not a redirect: after a form post, `form-action` forbids one to the origin of the provider.
    proved ? { headers: { Refresh: `0;url=${place}` } } : {},
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const place = placeOf(params);
  if (formData.get("intent") === "again") {
    await optional(getApi(context).account.logOut({ body: { all: false } }));
    await getSession(context).signOut();
    return redirect(loginTo(`/profile/${params.id}/toegang/${params.way}`), 303);
  }
  const form = readForm(formData, proofForm, { locale: getLocale(context), context: "set_password" });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).account.prove({ body: form.value });
  } catch (error) {
    return refusedByApi(form, error);
  }
  return redirect(isSocialApp(params.way) ? pageUrl(request).pathname : place, 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = privateMeta;

export default function AddWay({ loaderData, actionData }: Route.ComponentProps) {
  return <AddWayPage {...loaderData} result={actionData?.result} />;
}
