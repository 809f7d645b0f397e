import type { walletCalls } from "~/api/contract/wallet";
import type { Handlers } from "../http/endpoint";
import { earnings } from "./wallet/earnings";
import { history } from "./wallet/history";
import { own } from "./wallet/own";
import { payOut } from "./wallet/pay-out";
import { payouts } from "./wallet/payouts";
import { saveBusinessTax, savePersonTax, taxData } from "./wallet/tax-data";
import { topUp } from "./wallet/top-up";

export const wallet = {
  own,
  history,
  payouts,
  earnings,
  payOut,
  topUp,
  taxData,
  savePersonTax,
  saveBusinessTax,
} satisfies Handlers<typeof walletCalls>;
