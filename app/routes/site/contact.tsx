import { data, redirect } from "react-router";
import { ContactPage } from "~/components/site/contact-page";
import { getApi, getOrigin } from "~/context";
import { contactForm } from "~/domain/site/support-mail";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import { once } from "../once";
import { sitePage } from "../structured-data";
import type { Route } from "./+types/contact";
import { letterHeaders, refusedLetter, senderOf } from "./letter";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  const sender = await senderOf(context);
  const page = {
    title: t("contact.title"),
    description: t("contact.description"),
    canonical: `${getOrigin(context)}/contact`,
    sender,
  };
  return data(page, { headers: letterHeaders(sender) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const language = getLocale(context);
  const t = getT(context, "site");
  const formData = await readFields(request);
  const form = readForm(formData, contactForm, { locale: language });
  if (!form.ok) return refused(form.reply);
  const { name, email, subject, letter } = form.value;
  const about = t(`contact.subjects.${subject}`);
  const body = { template: "contact", language, name, email, subject: about, message: letter } as const;
  try {
    await once(context, request, formData, (key) => getApi(context).global.mailSupport({ body }, key));
  } catch (error) {
    return refusedLetter(context, form, error);
  }
  getFlash(context).success(t("contact.done"));
  return redirect("/contact", 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? [...publicMeta(args), sitePage("ContactPage", args.loaderData)] : publicMeta(args);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} result={actionData?.result} />;
}
