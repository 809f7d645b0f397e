import { z } from "zod";
import { category } from "./category";
import { iban } from "./iban";
import { moneyOut } from "./money";
import { postcodeOrArea } from "./postcode";
import { review } from "./review";
import { userCard } from "./user-card";
import { boolean, id, integer, language, line, optionalLine, optionalText } from "./value";
import { workExperience } from "./work-experience";

export const businessDetails = z.object({
  company: z.string(),
  kvk: z.string(),
  vat: z.string(),
  address: z.string(),
  email: z.string(),
});

/** What everyone may know of a person. */
export const userPublic = userCard.extend({
  city: z.string().nullable(),
  active_worker: z.boolean(),
  bio: z.string().nullable(),
  categories: z.array(category),
  jobs: z.int(),
  reviews: z.array(review),
  workexperience: z.array(workExperience),
  reply_minutes: z.int().nullable(),
  completion_rate: z.int().nullable(),
  business_details: businessDetails.nullable(),
  member_since: z.string(),
  distance: z.int().nullable(),
});
export type UserPublic = z.output<typeof userPublic>;

export const notificationSettings = z.object({
  push: z.boolean(),
  email: z.boolean(),
  distance: z.int(),
  quiet_from: z.int().nullable(),
  quiet_to: z.int().nullable(),
});

/** A person as that person sees it. */
export const userSelf = userPublic.extend({
  email: z.string(),
  pending_email: z.string().nullable(),
  activated: z.boolean(),
  zipcode: z.string().nullable(),
  language,
  code: z.string(),
  pending_document: z.boolean(),
  iban: z.string().nullable(),
  balance: moneyOut,
  credits: moneyOut,
  rootline_reference: z.string().nullable(),
  blocked_users: z.array(id),
  blocked_by: z.array(id),
  first_time: z.boolean(),
  notification_settings: notificationSettings,
  email_opt_in: z.boolean(),
  partner_id: z.string().nullable(),
  roles: z.array(z.enum(["partner", "admin"])),
  has_password: z.boolean(),
});
export type UserSelf = z.output<typeof userSelf>;

/** Fields of `PATCH /api/user/data/`; what is absent stays as it is. */
export const profileChange = z
  .object({
    name: optionalLine(60),
    zipcode: postcodeOrArea.nullable(),
    function_title: optionalLine(60),
    bio: optionalText(1000),
    language,
    categories: z.array(category, { error: "invalid" }),
    active_worker: boolean,
    iban: iban.nullable(),
    email_opt_in: boolean,
    notification_settings: z
      .object({
        push: boolean,
        email: boolean,
        distance: integer(1, 100),
        quiet_from: integer(0, 23).nullable(),
        quiet_to: integer(0, 23).nullable(),
      })
      .partial(),
  })
  .partial();
export type ProfileChange = z.output<typeof profileChange>;

/** The names of a new account, kept as one `name`. */
export const givenName = optionalLine(30);
export const fullName = line(60);
