import { CATEGORIES } from "~/domain/jobs/category-names";

export function settings(
  of: { payment_mode?: "held" | "direct"; social_logins?: string[]; push_public_key?: string | null } = {},
) {
  return {
    payment_mode: "held" as const,
    provider: "sandbox" as const,
    payout_day: 25,
    fee_percent: "5.00",
    early_payout_fee_percent: "5.00",
    currency: "EUR" as const,
    max_images: 6,
    page_size: 20,
    social_logins: ["google", "apple", "facebook"],
    push_public_key: null,
    categories: CATEGORIES.map((category) => ({ ...category })),
    ...of,
  };
}
