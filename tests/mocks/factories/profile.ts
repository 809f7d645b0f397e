import type { UserPublic } from "~/domain/accounts/user";
import type { WorkExperience } from "~/domain/accounts/work-experience";
import { aHelper } from "./person";
import { aReview } from "./review";
import { hassan } from "./town";

export function aPerson(of: Partial<UserPublic> = {}): UserPublic {
  const { rating, reviews_count } = of;
  return {
    ...aHelper({ ...(rating !== undefined && { rating }), ...(reviews_count !== undefined && { reviews_count }) }),
    city: "Amsterdam",
    active_worker: true,
    bio: hassan.helper?.bio ?? null,
    categories: [...(hassan.helper?.categories ?? [])],
    jobs: 14,
    reviews: [aReview()],
    workexperience: [aProject()],
    reply_minutes: 95,
    completion_rate: 96,
    business_details: null,
    member_since: "2025-05-24",
    distance: null,
    ...of,
  };
}

export function aProject(of: Partial<WorkExperience> = {}): WorkExperience {
  const [title = "", description = ""] = hassan.work?.at(-1) ?? [];
  return {
    id: 61,
    title,
    description,
    work_experience_image: [
      { id: 1, uri: "/api/media/kast-1/", alt: "De kast, nog zonder deuren" },
      { id: 2, uri: "/api/media/kast-2/", alt: null },
    ],
    ...of,
  };
}
