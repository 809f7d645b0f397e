import { brand } from "~/brand";
import { signatureLine } from "~/brand-shown";
import { SOCIAL_NAMES } from "~/domain/accounts/social";
import { UNSENT_PHOTO_HOURS } from "~/domain/jobs/image-limits";
import { PAYMENT_SERVICE } from "~/domain/money/payment-service";
import { COUNTED_DAYS, EVENT_DAYS } from "~/domain/site/analytics";
import { DRAFT_DAYS } from "~/domain/site/cookie";
import { KEPT_DAYS, RESTORE_DAYS, TAX_DATA_YEARS } from "~/domain/site/retention";
import type { Line } from "~/domain/site/site-text";
import type { Facts } from "../../facts";
import { type CookiePurposes, cookieDays, cookieLines, cookieMinutes } from "../cookies";
import type { PrivacyTexts } from "./chapters";

const MAIL = { text: brand.supportEmail, to: `mailto:${brand.supportEmail}` };
const SETTINGS = { text: "your settings", to: "/profile/settings" };
const AUTOMATIC = { text: "what happens automatically", to: "/automatisch" };
const PROVIDERS = Object.values(SOCIAL_NAMES).join(", ");

const ofMoney = ({ mode }: Facts): Line[] =>
  ({
    held: [
      "Payments, payouts and the accounts of them: amounts, moments, the job and the two parties. Card and bank details stay with the payment provider, except the IBAN that you give us to be paid out.",
      "Disputes with the proposals in them, payments that a bank took back, and withdrawals from a contract.",
      "If you earn through us: what the law (DAC7) has us report to the tax authorities. For a private individual that is first and last name, street address, postcode, town, date of birth and citizen service number (BSN); for a business the official name and, if it has one, the RSIN. We store these encrypted, apart from the rest, and show them to no other user; you see them with most of the characters hidden.",
      "Whether your identity was verified, when it failed also why, and the payment provider’s reference. Your identity documents go to the payment provider, not to us.",
    ],
    direct: [
      "What a helper asked for extra work and whether it was settled. We do not know what you pay each other.",
      "Whether your identity was verified, if you chose to have it verified. Your identity documents go to the provider that checks them, not to us.",
    ],
  })[mode];

const given = (facts: Facts): Line[] => [
  "Your account: email address, name, language, a support code and your password, stored as a hash that cannot be turned back into the password. If you add them: photo, postcode and town, what you do, a text about yourself, categories, IBAN, passkeys, and the accounts elsewhere you log in with.",
  "For a business: company name, company number (KVK), VAT number, address and business email. Everyone can see these: the law asks for that.",
  "Jobs, questions, offers, messages, appointments, extra work, reviews, your earlier work, saved searches, who you blocked, and your settings for mail and notifications.",
  "How a deal went: when the work began and was done, how the deal ended, and who reported that the other did not come.",
  "Photos. Where, when and with what they were taken is removed before we store them, and we do not keep the original. Photos in a chat are for the two people in it. Only you see a photo that you haven’t sent yet. Our team sees a sent photo only if one of the two reports a message or opens a dispute.",
  ...ofMoney(facts),
  "What you report and what was decided on it; and, if the reporter has no account, their email address.",
  "What you write to us with the contact form: it goes to our mailbox, with your name and email address.",
];

const noticed: Line[] = [
  "When your account was made, when you were last here, with which version of the app, and which sessions and devices are logged in.",
  "If you switch on push notifications: the address at which your browser or app gets them, and the name of the browser and the device. They go when you switch them off or log out.",
  `Your network address or email address, to stop people from trying passwords or sending mails without end: for ${KEPT_DAYS.hits + 1} days at most.`,
  "How quickly you usually answer, and how many of your deals went through. We work that out from what you do here, and it is on your profile.",
  "If a partner’s link brought you here: which partner, a random number for that visit, the page and the moment, and whether you signed up. The number is in a cookie until you have an account. Your account keeps which partner it was.",
  "If you click a product of a shop: which product. Not who clicked.",
  `Only if you say yes to it, and your browser does not ask all websites not to track you (Global Privacy Control): how pages are used, under a random number, for ${EVENT_DAYS} days. How often each page was used on a day, without that number, for ${COUNTED_DAYS} days.`,
];

const grounds = ({ mode }: Facts): Line[] => [
  "Your account, posting, making offers, chatting, paying, and telling you about it: we need your data for our agreement with you.",
  "Keeping the place safe, with limits, the filter on contact details, reports, decisions, warnings about a new login and the log of what our team does: our legitimate interest, and that of other users.",
  "Showing what someone is like to deal with, with reviews, reply time and how many deals went through: the legitimate interest of users in choosing well.",
  "Counting the visits that a partner’s link brought, and the clicks on products: our legitimate interest, and that of partners, in knowing what a link brings.",
  {
    held: "The books, the report to the tax authorities, showing who a business is, and answering courts and police: the law obliges us.",
    direct: "Showing who a business is, and answering courts and police: the law obliges us.",
  }[mode],
  "Push notifications and measuring: your consent. You can take it back whenever you like, in your settings and, for measuring, at the bottom of each page.",
];

const receivers = ({ mode }: Facts): Line[] => [
  "Everyone, also without an account, sees your first name and the first letter of your last name, your photo, town, reviews, what you write about yourself, and what you post. Search engines can find your jobs and, if you help, your profile.",
  "Of a job everyone sees the town and the postcode; our pages show only the four digits of it. Your street and how to get in, if you gave them with a job, are for the helper whose offer you accepted.",
  "Your full name is for the other party of an offer that was accepted. Someone you have a chat with also sees whether you are writing or have read a message and, unless one of you blocked the other, whether you are online and when you were last here. Your email address and the postcode of your profile are shown to no other user. Everyone does see how far helpers are from a postcode; from that, the four digits of theirs can be worked out.",
  "Our own team, as far as their work asks for it. We log what they do with someone’s account or content.",
  "Cloudflare runs our site, database, file storage and queues, and may deliver our mail.",
  ...{
    held: [`${PAYMENT_SERVICE}, our payment provider, handles payments, payouts and the check of your identity.`],
    direct: [`${PAYMENT_SERVICE} handles the check of your identity, if you choose to have it done.`],
  }[mode],
  "Resend may deliver our mail.",
  "The maker of your browser (such as Google, Mozilla or Apple) and, for our apps, OneSignal deliver push notifications, if you switch them on.",
  `${PROVIDERS}, if you log in with them: they learn that you do, and tell us your name and email address.`,
  "Partners see how many visits and sign-ups their link brought on which day, never whose.",
  ...{
    held: [
      "The tax authorities, as the law (DAC7) asks: each year who helpers and businesses are, their email address, their IBAN, and what they earned through us in each quarter. There is no amount below which we leave this out. Each time a member of our team makes that report, we log it.",
    ],
    direct: [],
  }[mode],
  "The police and courts, when the law obliges us. We sell data to nobody.",
];

const periods = ({ mode }: Facts): Line[] => [
  "Your account and what belongs to it: until you delete it.",
  `Sessions: ${KEPT_DAYS.sessions} days after they ended. Links in our mails: ${KEPT_DAYS.links} days after they expired. Browsers you logged in from: ${KEPT_DAYS.devices} days after the last time.`,
  `That a mail or notification went out: ${KEPT_DAYS.deliveries} days. What it said is gone from our records as soon as it is delivered, and after ${KEPT_DAYS.deliveries} days if it could not be.`,
  `Notifications: ${KEPT_DAYS.notifications} days. The random number of a visit by a partner’s link: ${KEPT_DAYS.visits} days.`,
  `A photo you chose for a chat, your work or a dispute and did not send: ${UNSENT_PHOTO_HOURS} hours. We clean up once an hour.`,
  `A form that you had not finished: ${DRAFT_DAYS} days. A job or a project, with its photos, is with your account if you are logged in, anything else with your browser’s cookie.`,
  `Of a form with which you posted a job: no answers, only its number and a fingerprint of each step, so that sending it again posts no second job. We delete these after ${DRAFT_DAYS} days.`,
  `Answers kept to recognise a request that was sent twice: ${KEPT_DAYS.answers} day.`,
  {
    held: "Payments and the books of them: at least seven years, as tax law asks. They are never changed afterwards. Without your account they do not name you.",
    direct: "What a helper asked for extra work: also after you delete your account, without your name.",
  }[mode],
  ...{
    held: [
      `What we report to the tax authorities about you: until ${TAX_DATA_YEARS} years after the last calendar year in which you were paid, also when you delete your account before. DAC7 asks for five to ten years, Dutch tax law for seven. If you were never paid, it goes with your account.`,
      `Invoices of businesses, with the names of both parties: as long as both accounts exist, and at least ${TAX_DATA_YEARS} years after the calendar year of the invoice.`,
    ],
    direct: [],
  }[mode],
  "Reports, decisions, what was taken down by a decision, what our team did, and the counts of partner visits: as long as the marketplace exists, so that decisions can be accounted for.",
  `Copies from which we can restore the database: ${RESTORE_DAYS} days. What was deleted is in them until then.`,
];

const COOKIE_PURPOSES: CookiePurposes = {
  session: `that you are logged in (${cookieDays("session")} days after you were last here)`,
  flash: `a note for the next page (${cookieMinutes("flash")} minutes)`,
  returned: `the payment you just came back from, so that you can go back after it (${cookieMinutes("returned")} minutes)`,
  draft: `where a form that you had not finished is kept (${cookieDays("draft")} days)`,
  social: `a login at ${PROVIDERS} that is under way (${cookieMinutes("social")} minutes)`,
  device: `that you logged in from this browser before, so that we only warn you of new ones (${cookieDays("device")} days)`,
  bookmark: `when you last changed something, so that you see it at once (${cookieMinutes("bookmark")} minutes)`,
  visit: `which partner’s link brought you, for as long as you have no account (${cookieDays("visit")} days); it follows you nowhere else`,
  consent: `whether we may measure how pages are used (${cookieDays("consent")} days, then we ask again)`,
  app: `that you closed the bar about our app (${cookieDays("app")} days)`,
  account_lng: `the language of the account that you last logged in with here (${cookieDays("account_lng")} days)`,
  lng: `the language you chose (${cookieDays("lng")} days)`,
};

export default (facts: Facts): PrivacyTexts => ({
  short: {
    title: "In short",
    passages: [
      [
        `${brand.name} keeps what is needed to bring neighbours together and to settle what they agree. We show no advertisements that follow you, and we only measure how you use our pages if you say yes. You can download your data and delete your account in `,
        SETTINGS,
        ".",
      ],
      [
        "The controller is ",
        `${signatureLine("en") || brand.name}. `,
        "Questions, or something that is wrong? Write to ",
        MAIL,
        ".",
      ],
    ],
  },
  given: {
    title: "What you give us",
    passages: [
      { list: given(facts) },
      {
        held: "Without an email address you cannot have an account. Without an IBAN, a verified identity and the details for the tax authorities we cannot pay you out. A business has to say who it is. The rest is up to you.",
        direct:
          "Without an email address you cannot have an account. A business has to say who it is. The rest is up to you.",
      }[facts.mode],
    ],
  },
  noticed: {
    title: "What we collect ourselves",
    passages: [{ list: noticed }, "Our logs hold no names, email addresses, messages or passwords."],
  },
  why: {
    title: "What we use it for, and why we may",
    passages: [
      { list: grounds(facts) },
      [
        {
          held: "Only people decide on reports, appeals and disputes, and whether an account is suspended. Other things follow by themselves from a rule, such as money that is released when nobody objects. All of them are on ",
          direct:
            "Only people decide on reports and appeals, and whether an account is suspended. Other things follow by themselves from a rule, such as a job that expires. All of them are on ",
        }[facts.mode],
        AUTOMATIC,
        ". If you disagree with one, write to us: a person looks at it.",
      ],
    ],
  },
  receivers: {
    title: "Who gets to see it",
    passages: [
      { list: receivers(facts) },
      "Some of these companies are, or work, outside the European Union. They do so under the standard contracts or the adequacy decision of the European Commission.",
    ],
  },
  periods: {
    title: "How long we keep it",
    passages: [{ list: periods(facts) }, "We delete expired data every night, so it may be there a day longer."],
  },
  deleting: {
    title: "When you delete your account",
    passages: [
      `Your name, email address, password, postcode, photo, texts about yourself, business details, IBAN, earlier work, saved searches, notifications, devices, passkeys, logins elsewhere, the photos you sent in chats, of your work or in a dispute, and the texts, photos and addresses of your jobs are erased at once. Your open jobs are deleted and your pending offers are withdrawn. A photo about which a report is open goes when that is closed. A form that you had not finished goes within ${DRAFT_DAYS} days.`,
      "Messages, questions, reviews and appointments stay, for the others they concern, under ‘Deleted user’. Of your jobs the kind of work, the four digits of the postcode and the price stay. So do payments, reports and decisions. While money is still on its way to or from you, it has to be settled first.",
      ...{
        held: [
          "If you were paid through us, what we report to the tax authorities stays, encrypted and with your name and IBAN, until the law lets us delete it (see above).",
        ],
        direct: [],
      }[facts.mode],
    ],
  },
  cookies: {
    title: "Cookies, and what your browser keeps",
    passages: [
      "Only what the site needs. No script can read these cookies, and no other site gets them:",
      { list: cookieLines(COOKIE_PURPOSES) },
      "Your browser itself keeps chats, jobs, notifications and forms that you had open, to read and finish without a connection; messages that wait to be sent; and what you were typing. This goes when you log out. Whether you want a sound or a notice is a setting of the browser, and stays.",
    ],
  },
  rights: {
    title: "Your rights",
    passages: [
      [
        "You may see, correct, download and delete your data, take it elsewhere, have us restrict what we do with it while a question about it is open, and object to it. Most of it you do yourself in ",
        SETTINGS,
        ": there you download all of it as one file. For the rest write to ",
        MAIL,
        ". We answer within a month.",
      ],
      [
        "Not satisfied with our answer? You can complain to the ",
        { text: "Dutch Data Protection Authority", to: "https://autoriteitpersoonsgegevens.nl/en" },
        ".",
      ],
    ],
  },
  changes: {
    title: "Changes",
    passages: [
      "When we change what we do with your data, we change this page, and tell you by email when it matters to you.",
    ],
  },
});
