import admin from "../nl/admin";
import adminFigures from "../nl/admin-figures";
import adminMoney from "../nl/admin-money";
import adminPayment from "../nl/admin-payment";
import adminPayout from "../nl/admin-payout";
import adminQueue from "../nl/admin-queue";
import adminRecords from "../nl/admin-records";
import adminSearch from "../nl/admin-search";
import { identity } from "../nl/business";
import common from "../nl/common?desk";
import fields from "../nl/fields";
import measuring from "../nl/measuring";
import { reasons } from "../nl/reports";
import { bid, job } from "../nl/statuses?desk";

/** Texts shared with conversations are copied (`?desk`): a shared chunk would cost both areas another request. */
export default {
  common,
  fields,
  admin,
  adminRecords,
  adminFigures,
  adminMoney,
  adminPayout,
  adminQueue,
  adminPayment,
  adminSearch,
  measuring,
  statuses: { bid, job },
  reports: { form: { reasons } },
  business: { seen: { identity } },
};
