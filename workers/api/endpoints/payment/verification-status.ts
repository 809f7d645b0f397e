import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { verificationOf } from "../../db/verification";
import { endpoint } from "../../http/endpoint";
import { askVerification } from "../../operations/accounts/verification-asked";
import { findVerification } from "./start-verification";

export const verificationStatus = endpoint(contract.payment.verificationStatus, {
  handle: async (c) => {
    const { refresh } = await c.fields();
    if (refresh && !c.viewer.verified) {
      await askVerification(c.env, c.tx, c.now, c.viewer.id);
      triggerDelivery(c);
    }
    return verificationOf(await findVerification(c.db, c.viewer.id), c.language);
  },
});
