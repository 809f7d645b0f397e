import type { walletCalls } from "~/api/contract/wallet";
import type { Handlers } from "../http/endpoint";
import { payOut, payouts } from "./wallet/payouts";
import { earnings, saveBusinessTax, savePersonTax, taxData } from "./wallet/tax";
import { history, own, topUp } from "./wallet/wallet";

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
