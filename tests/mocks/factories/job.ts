import type { JobImage } from "~/domain/jobs/image";
import type { Job } from "~/domain/jobs/job";
import {
  type Addition,
  eachAddition,
  JOB_ADDITIONS,
  type JobAdditions,
  NO_ADDITIONS,
} from "~/domain/jobs/job-additions";
import { formatMoney } from "~/domain/money/money";
import { AT } from "./at";
import { aCard } from "./person";
import { PETRA, tap } from "./town";

const anAddition = (name: string, kind: Addition) => ("longest" in kind ? `Tekst van ${name}` : kind.most);

export const ADDITIONS = eachAddition((name) => anAddition(name, JOB_ADDITIONS[name])) as JobAdditions;

export function aJob(of: Partial<Job> = {}): Job {
  return {
    id: 12,
    user: PETRA,
    owner: aCard(),
    title: tap.title,
    description: tap.description,
    zipcode: tap.zipcode,
    city: "Amsterdam",
    price_type: "budget",
    budget: formatMoney((tap.budget ?? 0) * 100),
    distance: 1200,
    category: tap.category,
    business_required: false,
    is_remote: false,
    execution_date: null,
    status: "open",
    image: [],
    bids: [],
    number_of_bids: 2,
    ...NO_ADDITIONS,
    created_at: AT,
    updated_at: AT,
    expires_at: "2026-03-31T10:00:00Z",
    done_at: null,
    ...of,
  };
}

const OTHERS = [
  { title: "Heg snoeien, ongeveer tien meter", category: 5, price_type: "budget", budget: "40.00", number_of_bids: 0 },
  { title: "Kledingkast in elkaar zetten", category: 1, price_type: "budget", budget: "35.00", number_of_bids: 1 },
  { title: "Piano naar de tweede verdieping", category: 3, price_type: "TBD", budget: "0.00", number_of_bids: 4 },
  { title: "Plafond witten in de slaapkamer", category: 4, price_type: "budget", budget: "180.00", number_of_bids: 3 },
  { title: "Laptop traag, wie kijkt ernaar?", category: 8, price_type: "budget", budget: "25.00", is_remote: true },
] as const;

export function anOtherJob(id: number): Job {
  const other = OTHERS[(id - 2) % OTHERS.length];
  return aJob({
    user: 40 + id,
    owner: aCard({ id: 40 + id, name: "Joost K.", rating: null, reviews_count: 0 }),
    ...other,
    id,
  });
}

/** As the API does: without a postcode in the request there is no distance. */
export const asAsked = <Shown extends Job>(url: string, job: Shown): Shown =>
  new URL(url).searchParams.has("zipcode") ? job : { ...job, distance: null };

export function aPhoto(of: Partial<JobImage> = {}): JobImage {
  return {
    id: 1,
    small: "/api/media/kraan-480/",
    large: "/api/media/kraan-1600/",
    alt: "De kraan met een emmer eronder",
    ...of,
  };
}
