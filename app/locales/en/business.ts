import { brand } from "../../brand";
import { WITHDRAWAL_DAYS } from "../../domain/deals/withdrawal";
import { VAT_RATES } from "../../domain/money/vat";
import type nl from "../nl/business";
import fields from "./fields";

const { label: field } = fields;

export const identity = "KVK {{kvk}} · VAT {{vat}}";

export default {
  title: "Business profile",
  link: "Do you work as a business? Switch to a business profile",
  linkOwn: "Business profile of {{company}}",
  nameIs: "Others see the name of your business: {{company}}.",
  nameChange: "Change your business details",
  back: "My profile",
  intro:
    "Do you work as a business? People need to know that before they agree to anything with you. This is what changes:",
  introOwn: "This is what others see of your business. Changes appear on your profile right away.",
  changes: {
    name: "Your business name replaces your own name everywhere.",
    shown: "Your profile shows your company number, VAT number, address and business email.",
    rights: `Your customers have consumer rights, such as the right to have bad work put right, and often ${WITHDRAWAL_DAYS} days to change their mind.`,
    bids: "You can also make offers for jobs that are only open to businesses.",
    tax: "Are you paid through us? Then add to your tax details in your wallet, before you’re paid out again.",
  },
  state: { none: "Not filled in yet", filled: "Numbers entered" },
  details: "Business details",
  detailsText:
    "We check that the digits of your company and VAT numbers are valid. We don’t look them up in the registers of the Chamber of Commerce (KVK) or the tax office.",
  company: field.company,
  kvk: field.kvk,
  kvkHint: "8 digits. You’ll find it on your Chamber of Commerce extract.",
  vat: field.vat,
  vatHint: "For example NL123456782B01. Sole traders use their VAT identification number.",
  vatRate: field.vat_rate,
  vatRateHint: `${brand.name} makes an invoice with this rate on your behalf after each released payment. Do you use the small businesses scheme (KOR)? Choose ${VAT_RATES[0]}%.`,
  rate: "{{rate}}%",
  address: field.address,
  addressHint: "Where your business is established.",
  email: field.email,
  emailHint: "For customers. Everyone can see this address.",
  save: "Switch to a business profile",
  made: "You now have a business profile.",
  saved: "Business details saved.",
  stop: {
    link: "Switch back to a personal profile",
    title: "Switch back to a personal profile?",
    text: "Your own name comes back on your profile and your business details are removed from it. You can no longer make offers for jobs that are only open to businesses.",
    keep: "Offers and agreements you’ve already made still stand, and you’re still bound by them as a business.",
    submit: "Switch back to a personal profile",
    pending: "Working on it…",
    cancel: "No, keep my business profile",
    done: "You now have a personal profile again.",
  },
  barred: {
    title: "This job is only open to businesses",
    why: "The client is looking for a business with a company number (KVK) and a VAT number.",
    how: "Do you have a business? Switch to a business profile and you can make an offer right away.",
    action: "Switch to a business profile",
  },
  seen: {
    question: "Business or private individual?",
    bids: `If an offer is marked ‘Business’, your agreement is with a business. You then have consumer rights, such as the right to have bad work put right, and often ${WITHDRAWAL_DAYS} days to change your mind. If it isn’t, you’re dealing with a private individual and those rules don’t apply.`,
    numbers: "The company number and VAT number are on the profile.",
    poster: "A business posted this job. Its company number and VAT number are on the profile.",
    identity,
  },
} satisfies typeof nl;
