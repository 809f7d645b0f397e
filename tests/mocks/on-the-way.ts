import { contract } from "~/api/contract";
import { answers } from "./answers";
import { aPayment } from "./factories/payment";

/** What becomes so while somebody walks from page to page. */
export const onTheWay = {
  zipcodeKnown: answers(contract.job.zipcode, { zipcode: "1012AB", city: "Amsterdam" }),
  /** The provider was passed already: it leads back to this page. */
  paidAtTheBank: (page: string) => answers(contract.payment.intent, aPayment({ redirect_url: page })),
};
