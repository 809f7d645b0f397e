import { brand } from "~/brand";
import type { VerificationStatus } from "~/domain/accounts/verification";
import type { PaymentStatus } from "~/domain/money/payment-status";
import type { Language } from "~/domain/values/language";

const nl = {
  test: "Testomgeving: er wordt geen echt geld afgeschreven.",
  testKyc: "Testomgeving: niemand bekijkt een echt document.",
  pay: {
    title: "Betaling bij Buurbank",
    to: `Aan ${brand.name}`,
    buttons: {
      success: "Betalen",
      delayed: "Betalen, bevestiging komt later",
      decline: "Betaling laten weigeren",
      cancel: "Annuleren",
      settle: "Bevestig de betaling",
      fail: "Laat de betaling mislukken",
      redeliver: "Stuur het laatste bericht opnieuw",
      charge_back: "Boek de betaling terug",
      charge_back_won: "Wijs de terugboeking af",
      charge_back_lost: "Geef de betaler gelijk",
      refund_fails: "Laat de terugbetaling mislukken",
      refund_here: "Betaal hier terug, buiten de site om",
    },
    status: {
      open: "Kies hoe je betaling afloopt.",
      processing: "De betaling is in behandeling.",
      held: "De betaling is gelukt.",
      released: "De betaling is gelukt.",
      refunded: "De betaling is teruggestort.",
      failed: "De betaling is mislukt.",
      cancelled: "De betaling is geannuleerd.",
      expired: "De tijd om te betalen is voorbij.",
      disputed: "Er loopt een geschil over deze betaling.",
      settled: "Deze betaling is geregeld.",
    } satisfies Record<PaymentStatus, string>,
    refundFailed: "De terugbetaling is mislukt.",
  },
  kyc: {
    title: "Identiteit controleren",
    to: `Voor ${brand.name}`,
    buttons: {
      submit: "Document insturen",
      cancel: "Later verder",
      approve: "Keur goed",
      reject: "Keur af",
    },
    status: {
      none: "Stuur een document in om verder te gaan.",
      started: "Stuur een document in om verder te gaan.",
      pending: "Het document wordt bekeken. Dat duurt 1 tot 2 werkdagen.",
      verified: "Je identiteit is geverifieerd.",
      rejected: "De controle is niet gelukt.",
    } satisfies Record<VerificationStatus, string>,
    reason: "We konden je document niet goed lezen.",
  },
  late: "Dat kan nu niet meer.",
  unknown: "Deze pagina is verlopen.",
  back: `Terug naar ${brand.name}`,
};

const en: typeof nl = {
  test: "Test environment: no real money is taken.",
  testKyc: "Test environment: nobody looks at a real document.",
  pay: {
    title: "Payment at Buurbank",
    to: `To ${brand.name}`,
    buttons: {
      success: "Pay",
      delayed: "Pay, confirmation comes later",
      decline: "Have the payment declined",
      cancel: "Cancel",
      settle: "Confirm the payment",
      fail: "Let the payment fail",
      redeliver: "Send the last message again",
      charge_back: "Charge the payment back",
      charge_back_won: "Reject the chargeback",
      charge_back_lost: "Decide for the payer",
      refund_fails: "Let the refund fail",
      refund_here: "Refund here, outside the site",
    },
    status: {
      open: "Choose how your payment ends.",
      processing: "The payment is being processed.",
      held: "The payment succeeded.",
      released: "The payment succeeded.",
      refunded: "The payment was refunded.",
      failed: "The payment failed.",
      cancelled: "The payment was cancelled.",
      expired: "The time to pay has passed.",
      disputed: "This payment is disputed.",
      settled: "This payment is settled.",
    },
    refundFailed: "The refund failed.",
  },
  kyc: {
    title: "Identity check",
    to: `For ${brand.name}`,
    buttons: {
      submit: "Send in document",
      cancel: "Continue later",
      approve: "Approve",
      reject: "Reject",
    },
    status: {
      none: "Send in a document to continue.",
      started: "Send in a document to continue.",
      pending: "The document is being looked at. That takes 1 to 2 working days.",
      verified: "Your identity is verified.",
      rejected: "The check did not succeed.",
    },
    reason: "We couldn’t read your document.",
  },
  late: "You can’t do that any more.",
  unknown: "This page has expired.",
  back: `Back to ${brand.name}`,
};

export const sandboxWords: Record<Language, typeof nl> = { nl, en };
