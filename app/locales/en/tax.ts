import type nl from "../nl/tax";

export default {
  title: "Details for the tax office",
  why: "Every year we have to tell the Dutch tax office what helpers earn through us. That’s the law (DAC7). So we need these details before we pay you out.",
  promises: {
    everyone:
      "This goes for everyone who earns through us, even small amounts. Whether you pay tax on it depends on your own situation.",
    hidden: "We store your details encrypted. They only go to the tax office. Other users never see them.",
    kept: "We keep them until {{years}} years after the last year in which you earned something. We have to, even if you delete your account.",
  },
  direct: "No payments go through us, so we don’t tell the tax office anything.",
  stored: "What we have of you",
  storedText: "Saved on {{date}}. Most of it is hidden.",
  storedBusiness: "Saved on {{date}}.",
  change: "Change your details",
  changeText: "Enter everything again. It replaces what we have now.",
  kept: {
    title: "Not saved yet",
    person: "You had to log in first. Enter your BSN again: we don’t keep it. Then save your details.",
    business: "You had to log in first. If you have an RSIN, enter it again: we don’t keep it. Then save your details.",
  },
  names:
    "Enter your first and last name as on your passport, driving licence or ID card. That’s the name we report. Your profile doesn’t change.",
  streetHint: "Where you’re registered, such as Kerkstraat 12.",
  birthDateHint: "Such as 31-12-1990.",
  bsnHint: "9 digits. It’s on your passport, driving licence or ID card.",
  known: "This is already on your business profile, and we report it:",
  knownChange: "Change your business details",
  legalNameHint: "As your business is registered with the KVK.",
  rsinHint: "9 digits. A sole trader doesn’t have one.",
  save: "Save details",
  saving: "Saving…",
  saved: "Your details have been saved.",
  card: "What we report by law about everyone who earns through us.",
  cardLink: "Enter",
  cardGiven: "We have them. By law we report this about everyone who earns through us.",
  cardView: "View or change",
} satisfies typeof nl;
