import type { i18n, TFunction } from "i18next";
import type { Language } from "../domain/language";
import enAccount from "./en/account";
import enAlerts from "./en/alerts";
import enBids from "./en/bids";
import enCommon from "./en/common";
import enHome from "./en/home";
import enJobs from "./en/jobs";
import enMessages from "./en/messages";
import enNotifications from "./en/notifications";
import enPayments from "./en/payments";
import enPeople from "./en/people";
import enPosting from "./en/posting";
import enProfile from "./en/profile";
import enReports from "./en/reports";
import enReviews from "./en/reviews";
import enSearches from "./en/searches";
import enStart from "./en/start";
import enTerms from "./en/terms";
import enWallet from "./en/wallet";
import enWork from "./en/work";
import { instanceIn } from "./instance";
import nlAccount from "./nl/account";
import nlAlerts from "./nl/alerts";
import nlBids from "./nl/bids";
import nlCommon from "./nl/common";
import nlHome from "./nl/home";
import nlJobs from "./nl/jobs";
import nlMessages from "./nl/messages";
import nlNotifications from "./nl/notifications";
import nlPayments from "./nl/payments";
import nlPeople from "./nl/people";
import nlPosting from "./nl/posting";
import nlProfile from "./nl/profile";
import nlReports from "./nl/reports";
import nlReviews from "./nl/reviews";
import nlSearches from "./nl/searches";
import nlStart from "./nl/start";
import nlTerms from "./nl/terms";
import nlWallet from "./nl/wallet";
import nlWork from "./nl/work";

const nl = {
  account: nlAccount,
  alerts: nlAlerts,
  bids: nlBids,
  common: nlCommon,
  home: nlHome,
  jobs: nlJobs,
  messages: nlMessages,
  notifications: nlNotifications,
  payments: nlPayments,
  people: nlPeople,
  posting: nlPosting,
  profile: nlProfile,
  reports: nlReports,
  reviews: nlReviews,
  searches: nlSearches,
  start: nlStart,
  terms: nlTerms,
  wallet: nlWallet,
  work: nlWork,
};

const en = {
  account: enAccount,
  alerts: enAlerts,
  bids: enBids,
  common: enCommon,
  home: enHome,
  jobs: enJobs,
  messages: enMessages,
  notifications: enNotifications,
  payments: enPayments,
  people: enPeople,
  posting: enPosting,
  profile: enProfile,
  reports: enReports,
  reviews: enReviews,
  searches: enSearches,
  start: enStart,
  terms: enTerms,
  wallet: enWallet,
  work: enWork,
} satisfies typeof nl;

export type Texts = typeof nl;
export type Namespace = keyof Texts;

/** One instance per language for the life of the isolate: a request picks one, it never makes one. */
const instances: Record<Language, i18n> = { nl: instanceIn("nl", nl), en: instanceIn("en", en) };

export const textsIn = (language: Language): i18n => instances[language];

/** The typed `t` of a namespace, outside components. */
export const fixedT = <N extends Namespace>(language: Language, namespace: N): TFunction<N> =>
  instances[language].getFixedT(language, namespace) as unknown as TFunction<N>;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Texts;
  }
}
