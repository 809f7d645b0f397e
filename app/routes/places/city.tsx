import { data, type RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { cityAsked } from "~/components/places/city-asked";
import { CityPage } from "~/components/places/city-page";
import { getApi, getOrigin } from "~/context";
import { CITIES, type City, cityPath } from "~/domain/site/city";
import { getLocale, getT } from "~/middleware/locale";
import { faqPage } from "../faq-data";
import { publicMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import { aboutCity, breadcrumb } from "../structured-data";
import type { Route } from "./+types/city";
import { popularSlots } from "./popular";

const CARDS = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const city = CITIES.find(({ slug }) => pathname === cityPath(slug));
  if (!city) throw data(null, { status: 404 });
  const [near, popular, terms] = await Promise.all([
    whatIsNear(context, city),
    popularSlots(getLocale(context)),
    paymentTermsOf(context),
  ]);
  const asked = cityAsked(getT(context, "cities"), city[getLocale(context)], terms);
  return { ...headOf(context, city), city, ...near, popular, mode: terms.mode, asked, now: Date.now() };
}

async function whatIsNear(context: Readonly<RouterContextProvider>, { zip4, km }: City) {
  const { job, profile } = getApi(context);
  const query = { zipcode: zip4, distance: km * 1000 };
  const [jobs, helpers] = await Promise.all([optional(job.list({ query })), optional(profile.list({ query }))]);
  return {
    stats: { jobs: jobs?.count ?? null, helpers: helpers?.count ?? null },
    jobs: jobs?.results.slice(0, CARDS) ?? [],
  };
}

function headOf(context: Readonly<RouterContextProvider>, city: City) {
  const t = getT(context, "cities");
  const name = city[getLocale(context)];
  return {
    title: t("title", { city: name }),
    description: t(`about.${city.slug}.description`),
    canonical: getOrigin(context) + cityPath(city.slug),
    image: `/sharing/city-${city.slug}.png`,
    name,
    trail: [{ name: getT(context, "common")("nav.home"), path: "/" }],
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { asked, ...page } = args.loaderData;
  return [...publicMeta(args), aboutCity(page), faqPage(asked), breadcrumb(page)];
};

export default function CityRoute({ loaderData }: Route.ComponentProps) {
  return <CityPage {...loaderData} />;
}
