import { data, redirect } from "react-router";
import { PartnerPage } from "~/components/site/partner-page";
import { namedRows } from "~/content/named";
import { getApi, getEnvironment, getOrigin } from "~/context";
import { partnerForm } from "~/domain/site/support-mail";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import { once } from "../once";
import type { Route } from "./+types/partner";
import { letterHeaders, refusedLetter, senderOf } from "./letter";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  const sender = await senderOf(context);
  const page = {
    title: t("partner.title"),
    description: t("partner.description"),
    canonical: `${getOrigin(context)}/partner`,
    sender,
    named: namedRows(getEnvironment(context)),
  };
  return data(page, { headers: letterHeaders(sender) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const language = getLocale(context);
  const formData = await readFields(request);
  const form = readForm(formData, partnerForm, { locale: language });
  if (!form.ok) return refused(form.reply);
  const { name, email, company, letter } = form.value;
  const body = { template: "partner", language, name, email, company, subject: company, message: letter } as const;
  try {
    await once(context, request, formData, (key) => getApi(context).global.mailSupport({ body }, key));
  } catch (error) {
    return refusedLetter(context, form, error);
  }
  getFlash(context).success(getT(context, "site")("contact.done"));
  return redirect("/partner", 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = publicMeta;

export default function Partner({ loaderData, actionData }: Route.ComponentProps) {
  return <PartnerPage {...loaderData} result={actionData?.result} />;
}
