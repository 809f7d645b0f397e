import { brand } from "~/brand";
import { signatureLine } from "~/brand-shown";
import { COUNTED_DAYS, EVENT_DAYS } from "~/domain/analytics";
import { COOKIES } from "~/domain/cookie";
import { KEPT_DAYS, TAX_DATA_YEARS } from "~/domain/retention";
import type { Chapter, Line } from "~/domain/site-text";
import { SOCIAL_APPS } from "~/domain/social";
import type { Facts } from "../facts";

const MAIL = { text: brand.supportEmail, to: `mailto:${brand.supportEmail}` };
const SETTINGS = { text: "your settings", to: "/profile/settings" };

const DAY = 24 * 3600;
const daysOf = (cookie: keyof typeof COOKIES) => `${COOKIES[cookie].maxAge / DAY} days`;
const minutesOf = (cookie: keyof typeof COOKIES) => `${COOKIES[cookie].maxAge / 60} minutes`;

const WAYS_IN = SOCIAL_APPS.map((app) => app.slice(0, 1).toUpperCase() + app.slice(1)).join(", ");

const ofMoney = ({ mode }: Facts): Line[] =>
  ({
    held: [
      "Payments, payouts and the accounts of them: amounts, moments, the job and the two parties. Card and bank details stay with the payment provider, except the IBAN that you give us to be paid out.",
      "If you earn through us: what the law (DAC7) has us report to the tax authorities. For a private individual that is street address, postcode, town, date of birth and citizen service number (BSN); for a business the official name and, if it has one, the RSIN. We store these encrypted, apart from the rest, and show them to nobody; you see them with most signs hidden.",
      "Whether your identity was verified, when it failed also why, and the payment provider's reference. Your identity documents go to the payment provider, not to us.",
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
  "Photos. Where, when and with what they were taken is removed before we store them, and we do not keep the original. Photos in a chat are for the two people in it. Our team sees them only if one of the two reports a message or opens a dispute.",
  ...ofMoney(facts),
  "What you report and what was decided on it; and, if the reporter has no account, their email address.",
];

const noticed: Line[] = [
  "When your account was made, when you were last here, with which version of the app, and which sessions and devices are logged in.",
  `Your network address or email address, to stop people from trying passwords or sending mails without end: for ${KEPT_DAYS.hits + 1} days at most.`,
  "If a partner's link brought you here: which partner, a random number for that visit, the page and the moment, and whether you signed up. The number travels in the addresses of pages, not in a cookie.",
  "If you click a product of a shop: which product. Not who clicked.",
  `Only if you say yes to it, and your browser does not ask all websites not to track you (Global Privacy Control): how pages are used, under a random number, for ${EVENT_DAYS} days. How often each page was used on a day, without that number, for ${COUNTED_DAYS} days.`,
];

const receivers = ({ mode }: Facts): Line[] => [
  "Other users see your first name and the first letter of your last name, your photo, town, reviews and what you write about yourself. Your full name is for the other party of an offer that was accepted. Your street and how to get in, if you gave them with a job, are for the helper whose offer you accepted. Your email address and your own postcode are shown to nobody.",
  "Our own team, as far as their work asks for it. We log what they do with someone’s account or content.",
  "Cloudflare runs our site, database, file storage and queues, and may deliver our mail.",
  ...{
    held: ["Stripe, our payment provider, handles payments, payouts and the check of your identity."],
    direct: ["Stripe handles the check of your identity, if you choose to have it done."],
  }[mode],
  "Resend may deliver our mail.",
  "The maker of your browser (such as Google, Mozilla or Apple) and, for our apps, OneSignal deliver push notifications, if you switch them on.",
  `${WAYS_IN}, if you log in with them: they learn that you do, and tell us your name and email address.`,
  "Partners see how many visits and sign-ups their link brought on which day, never whose.",
  ...{
    held: [
      "The tax authorities, as the law (DAC7) asks: each year who helpers and businesses are, their IBAN, and what they earned through us in each quarter. There is no amount below which we leave this out. Each time a member of our team makes that report, we log it.",
    ],
    direct: [],
  }[mode],
  "The police and courts, when the law obliges us. We sell data to nobody.",
];

const periods = ({ mode }: Facts): Line[] => [
  "Your account and what belongs to it: until you delete it.",
  `Sessions: ${KEPT_DAYS.sessions} days after they ended. Links in our mails: ${KEPT_DAYS.links} days after they expired. Browsers you logged in from: ${KEPT_DAYS.devices} days after the last time.`,
  `That a mail or notification went out: ${KEPT_DAYS.letters} days. What it said is gone from our records as soon as it is delivered. What could not be delivered stays until someone has looked at it.`,
  `Notifications: ${KEPT_DAYS.notifications} days. The random number of a visit by a partner's link: ${KEPT_DAYS.visits} days.`,
  `A job, a profile or a message that you had not finished: ${daysOf("draft")}, in the same browser.`,
  `Answers kept to recognise a request that was sent twice: ${KEPT_DAYS.answers} day.`,
  "Payments and the books of them: at least seven years, as tax law asks. They are never changed afterwards.",
  ...{
    held: [
      `What we report to the tax authorities about you: until ${TAX_DATA_YEARS} years after the last calendar year in which you were paid, also when you delete your account before. DAC7 asks for five to ten years, Dutch tax law for seven. If you were never paid, it goes with your account.`,
    ],
    direct: [],
  }[mode],
  "Reports, decisions, what was taken down by a decision, what our team did, and the counts of partner visits: as long as the marketplace exists, so that decisions can be accounted for.",
];

/** A cookie without a sentence here does not compile. */
const COOKIE_PURPOSES: Record<keyof typeof COOKIES, string> = {
  session: `that you are logged in (${daysOf("session")} after you were last here)`,
  flash: `a note for the next page (${minutesOf("flash")})`,
  draft: `where a form that you had not finished is kept (${daysOf("draft")})`,
  social: `a login at ${WAYS_IN} that is under way (${minutesOf("social")})`,
  device: `that you logged in from this browser before, so that we only warn you of new ones (${daysOf("device")})`,
  bookmark: `when you last changed something, so that you see it at once (${minutesOf("bookmark")})`,
  visit: `which partner’s link brought you, for as long as you have no account (${daysOf("visit")}); it follows you nowhere else`,
  consent: `whether we may measure how pages are used (${daysOf("consent")}, then we ask again)`,
  app: `that you closed the bar about our app (${daysOf("app")})`,
  lng: `the language you chose (${daysOf("lng")})`,
};

const cookies: Line[] = Object.entries(COOKIE_PURPOSES).map(([name, purpose]) => `${name}: ${purpose}.`);

/** What is known of people, why, for how long and by whom: as the software does it. */
export const privacy = (facts: Facts): Chapter[] => [
  {
    id: "short",
    title: "In short",
    passages: [
      [
        `${brand.name} keeps what is needed to bring neighbours together and to settle what they agree. We show no advertisements that follow you and measure nothing unless you say yes. You can download everything and delete your account in `,
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
  { id: "given", title: "What you give us", passages: [{ list: given(facts) }] },
  {
    id: "noticed",
    title: "What we collect ourselves",
    passages: [{ list: noticed }, "Our logs hold no names, email addresses, messages or passwords."],
  },
  {
    id: "why",
    title: "Our legal grounds",
    passages: [
      {
        list: [
          "To do what you ask of us: posting, making offers, chatting, paying, and telling you about it (our agreement with you).",
          "To keep the place safe: limits, reports, decisions, warnings about a new login (our legitimate interest and that of other users).",
          "Because the law asks for it: the books, tax reports, showing who a business is.",
          "Because you said yes: news and tips by mail, push notifications, measuring. You can take that back whenever you like.",
        ],
      },
      "No computer decides about you: a person decides on reports, appeals and disputes.",
    ],
  },
  {
    id: "receivers",
    title: "Who gets to see it",
    passages: [
      { list: receivers(facts) },
      "Some of these companies are, or work, outside the European Union. They do so under the standard contracts or the adequacy decision of the European Commission.",
    ],
  },
  {
    id: "periods",
    title: "How long we keep it",
    passages: [{ list: periods(facts) }, "We delete expired data every night, so it may be there a day longer."],
  },
  {
    id: "deleting",
    title: "When you delete your account",
    passages: [
      "Your name, email address, password, postcode, photo, texts about yourself, business details, IBAN, earlier work, saved searches, notifications, devices, logins elsewhere and the texts, photos and addresses of your jobs are erased at once. Your open jobs are deleted and your pending offers are withdrawn.",
      "Messages, questions and reviews stay, for the others they concern, under ‘Deleted user’. Of a finished job the kind of work, the area and the price stay. So do payments and reports. While money is still on its way to or from you, it has to be settled first.",
      ...{
        held: [
          "If you were paid through us, what we report to the tax authorities stays, encrypted and with your name and IBAN, until the law lets us delete it (see above).",
        ],
        direct: [],
      }[facts.mode],
    ],
  },
  {
    id: "cookies",
    title: "Cookies, and what your browser keeps",
    passages: [
      "Only what the site needs. No script can read these cookies, and no other site gets them:",
      { list: cookies },
      "Your browser itself keeps chats, jobs, notifications and forms that you had open, to read and finish without a connection; messages that wait to be sent; and what you were typing. This goes when you log out. Whether you want to hear a sound is a setting of the browser, and stays.",
    ],
  },
  {
    id: "rights",
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
  {
    id: "changes",
    title: "Changes",
    passages: [
      "When we change what we do with your data, we change this page, and tell you by email when it matters to you.",
    ],
  },
];
