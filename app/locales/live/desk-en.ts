import admin from "../en/admin";
import adminFigures from "../en/admin-figures";
import adminMoney from "../en/admin-money";
import adminPayment from "../en/admin-payment";
import adminPayout from "../en/admin-payout";
import adminQueue from "../en/admin-queue";
import adminRecords from "../en/admin-records";
import adminSearch from "../en/admin-search";
import { identity } from "../en/business";
import common from "../en/common?desk";
import fields from "../en/fields";
import measuring from "../en/measuring";
import { reasons } from "../en/reports";
import { bid, job } from "../en/statuses?desk";

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
