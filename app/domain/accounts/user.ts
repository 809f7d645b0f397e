import { z } from "zod";
import { publicText } from "../contact-guard/contact-guard";
import { review } from "../deals/review";
import { categories, category } from "../jobs/category";
import { MAX_DISTANCE_KM } from "../jobs/distance";
import { file } from "../jobs/image";
import { iban } from "../money/iban";
import { vatRate } from "../money/invoice";
import { moneyOut } from "../money/money-schema";
import { TOPICS, topics } from "../notifications/notification";
import { kinds } from "../values/kind";
import { pageOf } from "../values/page-schema";
import { postcodeOrArea } from "../values/postcode";
import { judging } from "../values/rule";
import { boolean, id, integer, language, optionalLine, optionalText } from "../values/value";
import { email, newPassword, password } from "./account";
import { businessDetails } from "./business";
import { notOurs } from "./reserved-name";
import { ownerDeals } from "./track-record";
import { userCard } from "./user-card";
import { workExperience } from "./work-experience";

const traderIdentity = z.object({
  company: z.string(),
  kvk: z.string(),
  vat: z.string(),
  address: z.string(),
  email: z.string(),
});

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
  as_owner: ownerDeals.nullable().optional(),
  business_details: traderIdentity.nullable(),
  member_since: z.string(),
  distance: z.int().nullable(),
  deals: z.array(z.object({ job: id, title: z.string() })).optional(),
});
export type UserPublic = z.output<typeof userPublic>;

export const foundHelpers = pageOf(userPublic).extend({ meant: z.string().optional() });
export type FoundHelpers = z.output<typeof foundHelpers>;

export const notificationSettings = z.object({
  push: z.boolean(),
  email: z.boolean(),
  distance: z.int(),
  quiet_from: z.int().nullable(),
  quiet_to: z.int().nullable(),
  muted_push: z.array(z.enum(TOPICS)),
  muted_email: z.array(z.enum(TOPICS)),
});

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
  vat_rate: vatRate.optional(),
});
export type UserSelf = z.output<typeof userSelf>;

export const ownProfile = userSelf.extend({
  unread_chats: z.int().optional(),
  unread_notifications: z.int().optional(),
});
export type OwnProfile = z.output<typeof ownProfile>;

/** Multipart has an object as JSON text, and null as an empty string. */
const fromForm = (value: unknown) => {
  if (typeof value !== "string") return value;
  try {
    return value === "" ? null : (JSON.parse(value) as unknown);
  } catch {
    return value;
  }
};
const nested = <T extends z.ZodType>(schema: T) => z.preprocess(fromForm, schema) as unknown as T;
const picture = z.preprocess((value) => (value === "" ? null : value), file.nullable()) as unknown as z.ZodType<
  File | null,
  File | null
>;

export const settingsChange = notificationSettings.extend({
  push: boolean,
  email: boolean,
  distance: integer(1, MAX_DISTANCE_KM),
  quiet_from: integer(0, 23).nullable(),
  quiet_to: integer(0, 23).nullable(),
  muted_push: topics,
  muted_email: topics,
});

const saidThere = (schema: z.ZodType<string>) =>
  z
    .unknown()
    .transform((value, ctx): string => {
      const { data, error } = schema.safeParse(value);
      for (const { message } of error?.issues ?? []) {
        const special = ["required", "password_short"].includes(message);
        ctx.addIssue({ code: "custom", message: special ? `${message}@set_password` : message });
      }
      return data ?? "";
    })
    .register(kinds, kinds.get(schema) ?? {}) as unknown as z.ZodType<string, string>;

export const profileChange = z
  .object({
    name: notOurs(publicText(optionalLine(60)), "person"),
    zipcode: postcodeOrArea.nullable(),
    function_title: notOurs(publicText(optionalLine(60)), "function"),
    bio: publicText(optionalText(1000)),
    language,
    categories,
    active_worker: boolean,
    business: boolean,
    business_details: nested(businessDetails.nullable()),
    vat_rate: vatRate,
    iban: iban.nullable(),
    email,
    email_opt_in: boolean,
    notification_settings: nested(settingsChange.partial()),
    image: picture,
    /** Deletes the account. All other fields are ignored, except `password`, or `email` for an account without one. */
    delete_account: boolean,
    password,
    old_password: saidThere(password),
    new_password: saidThere(newPassword),
  })
  .partial()
  .superRefine(
    ({ old_password, new_password }, ctx) => {
      if ((old_password === undefined) === (new_password === undefined)) return;
      const path = [old_password === undefined ? "old_password" : "new_password"];
      ctx.addIssue({ code: "custom", path, message: "required@set_password" });
    },
    judging("old_password", "new_password"),
  );
export type ProfileChange = z.output<typeof profileChange>;
