import type nl from "../nl/business";
import fields from "./fields";

const { label: field } = fields;

/** The desk says it too, in the browser. */
export const identity = "KVK {{kvk}} · VAT {{vat}}";

export default {
  title: "Business profile",
  link: "Do you work as a business? Make your profile a business one",
  linkOwn: "Business profile of {{company}}",
  nameIs: "Others see the name of your business: {{company}}.",
  nameChange: "Change your business details",
  back: "My profile",
  intro:
    "Do you work as a business? People must know that before they agree on anything with you. This is what changes:",
  introOwn: "This is what others see of your business. Whatever you change here is on your profile right away.",
  changes: {
    name: "The name of your business stands everywhere in place of your own.",
    shown: "Your profile shows your company number, VAT number, address and business email.",
    rights:
      "Whoever hires you has the rights of a consumer, such as a guarantee and often 14 days to change their mind.",
    bids: "You can also make offers for jobs that are for businesses only.",
  },
  state: { none: "Not filled in yet", filled: "Numbers add up" },
  details: "Business details",
  detailsText:
    "We check that the digits of your company and VAT numbers add up. We do not look them up in the registers of the Chamber of Commerce (KVK) or the tax office.",
  company: field.company,
  kvk: field.kvk,
  kvkHint: "8 digits. You find it on your extract from the register.",
  vat: field.vat,
  vatHint: "Such as NL123456782B01. Sole traders have a VAT identification number for this.",
  address: field.address,
  addressHint: "Where your business is established.",
  email: field.email,
  emailHint: "For customers. Everyone can see this address.",
  save: "Make my profile a business one",
  made: "Your profile is a business one now.",
  saved: "Business details saved.",
  stop: {
    link: "Stop being a business",
    title: "Stop your business profile?",
    text: "Your own name returns to your profile and your business details disappear from it. You can no longer make offers for jobs that are for businesses only.",
    keep: "Offers you made and agreements you have remain. To those you are still bound as a business.",
    submit: "Make my profile private again",
    pending: "Working on it…",
    cancel: "No, stay a business",
    done: "Your profile is private again.",
  },
  barred: {
    title: "This job is for businesses only",
    why: "Whoever posted it is looking for a business with a company number (KVK) and a VAT number.",
    how: "Do you have a business? Make your profile a business one, and you can make an offer right away.",
    action: "Make your profile a business one",
  },
  seen: {
    question: "Business or private person?",
    bids: "Where an offer says ‘Business’, you make an agreement with a business. You then have the rights of a consumer, such as a guarantee and often 14 days to change your mind. Where it does not, you deal with a private person and those rules do not apply.",
    numbers: "The company number and VAT number are on the profile.",
    poster: "A business posted this job. Its company number and VAT number are on the profile.",
    identity,
  },
} satisfies typeof nl;
