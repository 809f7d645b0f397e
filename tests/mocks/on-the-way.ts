import { contract } from "~/api/contract";
import { answers } from "./answers";
import { aPayment } from "./factories/payment";

export const onTheWay = {
  zipcodeKnown: answers(contract.job.zipcode, { zipcode: "1012AB", city: "Amsterdam" }),
  paidAtTheBank: (page: string) => answers(contract.payment.intent, aPayment({ redirect_url: page })),
};
