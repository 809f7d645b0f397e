import type { i18n, TFunction } from "i18next";
import type { Language } from "../domain/values/language";
import enAccount from "./en/account";
import enAdmin from "./en/admin";
import enAdminFigures from "./en/admin-figures";
import enAdminMoney from "./en/admin-money";
import enAdminPayment from "./en/admin-payment";
import enAdminPayout from "./en/admin-payout";
import enAdminQueue from "./en/admin-queue";
import enAdminSearch from "./en/admin-search";
import enAdminRecords from "./en/adminRecords";
import enAlerts from "./en/alerts";
import enAppointments from "./en/appointments";
import enApproval from "./en/approval";
import enBids from "./en/bids";
import enBlog from "./en/blog";
import enBusiness from "./en/business";
import enCategories from "./en/categories";
import enCities from "./en/cities";
import enCommon from "./en/common";
import enDeals from "./en/deals";
import enDisputes from "./en/disputes";
import enExtraWork from "./en/extra-work";
import enFields from "./en/fields";
import enFront from "./en/front";
import enHome from "./en/home";
import enInvoices from "./en/invoices";
import enJobs from "./en/jobs";
import enLinked from "./en/linked";
import enMap from "./en/map";
import enMeasuring from "./en/measuring";
import enMessages from "./en/messages";
import enNotifications from "./en/notifications";
import enOffline from "./en/offline";
import enOwner from "./en/owner";
import enPartner from "./en/partner";
import enPayments from "./en/payments";
import enPeople from "./en/people";
import enPosting from "./en/posting";
import enPrices from "./en/prices";
import enProfile from "./en/profile";
import enReceipts from "./en/receipts";
import enRedirect from "./en/redirect";
import enReports from "./en/reports";
import enReviews from "./en/reviews";
import enSearches from "./en/searches";
import enSecurity from "./en/security";
import enShell from "./en/shell";
import enSite from "./en/site";
import enStart from "./en/start";
import enStartCode from "./en/start-code";
import enStatuses from "./en/statuses";
import enStop from "./en/stop";
import enStream from "./en/stream";
import enTax from "./en/tax";
import enTimeline from "./en/timeline";
import enTip from "./en/tip";
import enWaiting from "./en/waiting";
import enWallet from "./en/wallet";
import enWithdrawal from "./en/withdrawal";
import enWork from "./en/work";
import { instanceIn } from "./instance";
import nlAccount from "./nl/account";
import nlAdmin from "./nl/admin";
import nlAdminFigures from "./nl/admin-figures";
import nlAdminMoney from "./nl/admin-money";
import nlAdminPayment from "./nl/admin-payment";
import nlAdminPayout from "./nl/admin-payout";
import nlAdminQueue from "./nl/admin-queue";
import nlAdminSearch from "./nl/admin-search";
import nlAdminRecords from "./nl/adminRecords";
import nlAlerts from "./nl/alerts";
import nlAppointments from "./nl/appointments";
import nlApproval from "./nl/approval";
import nlBids from "./nl/bids";
import nlBlog from "./nl/blog";
import nlBusiness from "./nl/business";
import nlCategories from "./nl/categories";
import nlCities from "./nl/cities";
import nlCommon from "./nl/common";
import nlDeals from "./nl/deals";
import nlDisputes from "./nl/disputes";
import nlExtraWork from "./nl/extra-work";
import nlFields from "./nl/fields";
import nlFront from "./nl/front";
import nlHome from "./nl/home";
import nlInvoices from "./nl/invoices";
import nlJobs from "./nl/jobs";
import nlLinked from "./nl/linked";
import nlMap from "./nl/map";
import nlMeasuring from "./nl/measuring";
import nlMessages from "./nl/messages";
import nlNotifications from "./nl/notifications";
import nlOffline from "./nl/offline";
import nlOwner from "./nl/owner";
import nlPartner from "./nl/partner";
import nlPayments from "./nl/payments";
import nlPeople from "./nl/people";
import nlPosting from "./nl/posting";
import nlPrices from "./nl/prices";
import nlProfile from "./nl/profile";
import nlReceipts from "./nl/receipts";
import nlRedirect from "./nl/redirect";
import nlReports from "./nl/reports";
import nlReviews from "./nl/reviews";
import nlSearches from "./nl/searches";
import nlSecurity from "./nl/security";
import nlShell from "./nl/shell";
import nlSite from "./nl/site";
import nlStart from "./nl/start";
import nlStartCode from "./nl/start-code";
import nlStatuses from "./nl/statuses";
import nlStop from "./nl/stop";
import nlStream from "./nl/stream";
import nlTax from "./nl/tax";
import nlTimeline from "./nl/timeline";
import nlTip from "./nl/tip";
import nlWaiting from "./nl/waiting";
import nlWallet from "./nl/wallet";
import nlWithdrawal from "./nl/withdrawal";
import nlWork from "./nl/work";
import { rememberedT } from "./remembered";

const nl = {
  account: nlAccount,
  alerts: nlAlerts,
  admin: nlAdmin,
  adminFigures: nlAdminFigures,
  adminMoney: nlAdminMoney,
  adminPayout: nlAdminPayout,
  adminQueue: nlAdminQueue,
  adminPayment: nlAdminPayment,
  adminRecords: nlAdminRecords,
  adminSearch: nlAdminSearch,
  approval: nlApproval,
  appointments: nlAppointments,
  bids: nlBids,
  blog: nlBlog,
  business: nlBusiness,
  categories: nlCategories,
  cities: nlCities,
  common: nlCommon,
  deals: nlDeals,
  disputes: nlDisputes,
  extraWork: nlExtraWork,
  fields: nlFields,
  front: nlFront,
  home: nlHome,
  invoices: nlInvoices,
  jobs: nlJobs,
  linked: nlLinked,
  map: nlMap,
  measuring: nlMeasuring,
  messages: nlMessages,
  notifications: nlNotifications,
  offline: nlOffline,
  owner: nlOwner,
  partner: nlPartner,
  payments: nlPayments,
  people: nlPeople,
  posting: nlPosting,
  prices: nlPrices,
  profile: nlProfile,
  receipts: nlReceipts,
  redirect: nlRedirect,
  reports: nlReports,
  reviews: nlReviews,
  searches: nlSearches,
  shell: nlShell,
  site: nlSite,
  start: nlStart,
  startCode: nlStartCode,
  stop: nlStop,
  stream: nlStream,
  tax: nlTax,
  security: nlSecurity,
  statuses: nlStatuses,
  timeline: nlTimeline,
  tip: nlTip,
  waiting: nlWaiting,
  wallet: nlWallet,
  withdrawal: nlWithdrawal,
  work: nlWork,
};

const en = {
  account: enAccount,
  alerts: enAlerts,
  admin: enAdmin,
  adminFigures: enAdminFigures,
  adminMoney: enAdminMoney,
  adminPayout: enAdminPayout,
  adminQueue: enAdminQueue,
  adminPayment: enAdminPayment,
  adminRecords: enAdminRecords,
  adminSearch: enAdminSearch,
  approval: enApproval,
  appointments: enAppointments,
  bids: enBids,
  blog: enBlog,
  business: enBusiness,
  categories: enCategories,
  cities: enCities,
  common: enCommon,
  deals: enDeals,
  disputes: enDisputes,
  extraWork: enExtraWork,
  fields: enFields,
  front: enFront,
  home: enHome,
  invoices: enInvoices,
  jobs: enJobs,
  linked: enLinked,
  map: enMap,
  measuring: enMeasuring,
  messages: enMessages,
  notifications: enNotifications,
  offline: enOffline,
  owner: enOwner,
  partner: enPartner,
  payments: enPayments,
  people: enPeople,
  posting: enPosting,
  prices: enPrices,
  profile: enProfile,
  receipts: enReceipts,
  redirect: enRedirect,
  reports: enReports,
  reviews: enReviews,
  searches: enSearches,
  shell: enShell,
  site: enSite,
  start: enStart,
  startCode: enStartCode,
  stop: enStop,
  stream: enStream,
  tax: enTax,
  security: enSecurity,
  statuses: enStatuses,
  timeline: enTimeline,
  tip: enTip,
  waiting: enWaiting,
  wallet: enWallet,
  withdrawal: enWithdrawal,
  work: enWork,
} satisfies typeof nl;

export type Texts = typeof nl;
export type Namespace = keyof Texts;

const instances: Record<Language, i18n> = { nl: instanceIn("nl", nl), en: instanceIn("en", en) };

export const textsIn = (language: Language): i18n => instances[language];

export const fixedT = <N extends Namespace>(language: Language, namespace: N): TFunction<N> =>
  rememberedT(instances[language], language, namespace) as unknown as TFunction<N>;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Texts;
  }
}
