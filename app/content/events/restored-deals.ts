import { HELPER_DONE, type SuspendedDealTexts, type SuspendedEventTexts, UNPAID } from "./suspended-deals";

const DISPUTED: SuspendedEventTexts = {
  nl: ({ job, name }) =>
    `${job}: er loopt een geschil met ${name}, en het geld blijft in bewaring. Lees het geschil. Vertelde je jouw kant nog niet? Doe dat dan nu.`,
  en: ({ job, name }) =>
    `${job}: there’s a dispute with ${name} and the money stays held. Read the dispute. If you haven’t told your side yet, do that now.`,
};

const PAUSED: SuspendedEventTexts = {
  nl: ({ job }) =>
    `${job}: ons team kijkt naar de betaling. Tot we klaar zijn, blijft het geld in bewaring. Je krijgt bericht.`,
  en: ({ job }) =>
    `${job}: our team is looking into the payment. The money stays held until we’re done. We’ll let you know.`,
};

const OWNER_OPEN: SuspendedEventTexts = {
  nl: ({ job, name, amount }) => `${job}: je deal met ${name} gaat verder. ${amount} is in bewaring.`,
  en: ({ job, name, amount }) => `${job}: your deal with ${name} goes on. ${amount} is held.`,
};

const OWNER_DONE: SuspendedEventTexts = {
  nl: ({ job, name, amount, until }) =>
    `${job}: ${name} gaf aan dat het werk klaar is. Keur het goed, of open een geschil vóór ${until}. Doe je niets, dan gaat ${amount} op ${until} naar ${name}.`,
  en: ({ job, name, amount, until }) =>
    `${job}: ${name} has marked the work as done. Approve it, or open a dispute before ${until}. If you do nothing, ${amount} goes to ${name} on ${until}.`,
};

const HELPER_OPEN: SuspendedEventTexts = {
  nl: ({ job, name }) =>
    `${job}: je deal met ${name} gaat verder, en het geld is in bewaring. Geef het aan als het werk klaar is.`,
  en: ({ job, name }) =>
    `${job}: your deal with ${name} goes on and the money is held. Mark the work as done when it’s finished.`,
};

export const RESTORED_DEALS: SuspendedDealTexts = {
  owner: {
    disputed: DISPUTED,
    objected: PAUSED,
    paused: PAUSED,
    unpaid: UNPAID,
    resumed: OWNER_DONE,
    done: OWNER_DONE,
    begun: OWNER_OPEN,
    agreed: OWNER_OPEN,
  },
  helper: {
    disputed: DISPUTED,
    objected: PAUSED,
    paused: PAUSED,
    unpaid: UNPAID,
    resumed: HELPER_DONE,
    done: HELPER_DONE,
    begun: HELPER_OPEN,
    agreed: HELPER_OPEN,
  },
};
