/** Named to users on the pages about paying and in the privacy statement. Change it here if the provider changes. */
export const PAYMENT_SERVICE = "Stripe";
export const TRANSFER = "iDEAL | Wero";
