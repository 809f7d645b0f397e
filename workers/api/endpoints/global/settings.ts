import { contract } from "~/api/contract";
import { CATEGORIES } from "~/domain/category-names";
import { MAX_JOB_IMAGES } from "~/domain/image-limits";
import { feePercent } from "~/domain/money";
import { PAGE_SIZE } from "~/domain/page";
import { payoutSchedule, toldSchedule } from "~/domain/payout-schedule";
import { hasShops } from "../../adapters/affiliates/choose";
import { socialLogins } from "../../adapters/identity/social/set-up";
import { publicKeyOf } from "../../adapters/push/choose";
import { endpoint } from "../../http/endpoint";

export const settings = endpoint(contract.global.settings, {
  handle: ({ env, now }) => ({
    payment_mode: env.PAYMENT_MODE === "direct" ? ("direct" as const) : ("held" as const),
    provider: env.PAYMENT_PROVIDER === "stripe" ? ("stripe" as const) : ("sandbox" as const),
    ...toldSchedule(payoutSchedule(env.PAYOUT_DAY), now),
    fee_percent: feePercent,
    early_payout_fee_percent: feePercent,
    currency: "EUR" as const,
    max_images: MAX_JOB_IMAGES,
    page_size: PAGE_SIZE,
    social_logins: socialLogins(env),
    push_public_key: publicKeyOf(env),
    shops: hasShops(env),
    categories: [...CATEGORIES],
  }),
});
