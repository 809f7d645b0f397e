import type { SuspendedStep } from "~/domain/admin/objection";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import type { Language } from "~/domain/values/language";

interface SuspendedFacts {
  job: string;
  name: string;
  amount: string;
  until: string;
}

/** Of a user who is suspended, and of one whose account is open again. */
type Texts = Record<"suspended" | "restored", Record<Language, (facts: SuspendedFacts) => string>>;

const inBoth = (texts: Texts["restored"]): Texts => ({ suspended: texts, restored: texts });

const DISPUTED: Texts = {
  suspended: {
    nl: ({ job, name }) =>
      `${job}: ons team beslist over het geschil met ${name}. Tot dan blijft het geld in bewaring. Moet ons team nog iets weten? Mail het ons.`,
    en: ({ job, name }) =>
      `${job}: our team decides the dispute with ${name}. The money stays held until then. Does our team need to know more? Email us.`,
  },
  restored: {
    nl: ({ job, name }) =>
      `${job}: er loopt een geschil met ${name}, en het geld blijft in bewaring. Lees het geschil. Vertelde je jouw kant nog niet? Doe dat dan nu.`,
    en: ({ job, name }) =>
      `${job}: there’s a dispute with ${name} and the money stays held. Read the dispute. If you haven’t told your side yet, do that now.`,
  },
};

const PAUSED: Texts = {
  suspended: {
    nl: ({ job }) =>
      `${job}: ons team kijkt naar de betaling. Tot we klaar zijn, gaat het geld niet naar de klusser. Stopt de klusser met de deal, dan gaat het terug naar de plaatser. Je krijgt bericht.`,
    en: ({ job }) =>
      `${job}: our team is looking into the payment. Until we’re done, the money doesn’t go to the helper. If the helper ends the deal, it goes back to the client. We’ll let you know.`,
  },
  restored: {
    nl: ({ job }) =>
      `${job}: ons team kijkt naar de betaling. Tot we klaar zijn, blijft het geld in bewaring. Je krijgt bericht.`,
    en: ({ job }) =>
      `${job}: our team is looking into the payment. The money stays held until we’re done. We’ll let you know.`,
  },
};

const UNPAID = inBoth({
  nl: ({ job, name }) => `${job}: je deal met ${name} loopt nog, maar er is geen geld voor in bewaring.`,
  en: ({ job, name }) => `${job}: your deal with ${name} is still on, but no money is held for it.`,
});

const OWNER_OPEN: Texts = {
  suspended: {
    nl: ({ job, name, amount }) =>
      `${job}: je deal met ${name} loopt nog, en ${amount} is in bewaring. ${name} kan het werk doen of ermee stoppen. Stopt ${name}, dan krijg je alles terug. Is het werk klaar, dan mailen we je. Je hebt dan ${RELEASE_DAYS} dagen om te zeggen dat je het er niet mee eens bent.`,
    en: ({ job, name, amount }) =>
      `${job}: your deal with ${name} is still on, and ${amount} is held. ${name} can do the work or end the deal. If ${name} ends it, you get everything back. When the work is done, we’ll email you. You then have ${RELEASE_DAYS} days to say that you don’t agree with it.`,
  },
  restored: {
    nl: ({ job, name, amount }) => `${job}: je deal met ${name} gaat verder. ${amount} is in bewaring.`,
    en: ({ job, name, amount }) => `${job}: your deal with ${name} goes on. ${amount} is held.`,
  },
};

const OWNER_DONE: Texts["restored"] = {
  nl: ({ job, name, amount, until }) =>
    `${job}: ${name} gaf aan dat het werk klaar is. Keur het goed, of open een geschil vóór ${until}. Doe je niets, dan gaat ${amount} op ${until} naar ${name}.`,
  en: ({ job, name, amount, until }) =>
    `${job}: ${name} has marked the work as done. Approve it, or open a dispute before ${until}. If you do nothing, ${amount} goes to ${name} on ${until}.`,
};

const HELPER_OPEN: Texts["restored"] = {
  nl: ({ job, name }) =>
    `${job}: je deal met ${name} gaat verder, en het geld is in bewaring. Geef het aan als het werk klaar is.`,
  en: ({ job, name }) =>
    `${job}: your deal with ${name} goes on and the money is held. Mark the work as done when it’s finished.`,
};

const HELPER_DONE = inBoth({
  nl: ({ job, name, amount, until }) =>
    `${job}: je gaf aan dat het werk klaar is. ${name} kan het goedkeuren of een geschil openen. Gebeurt er niets, dan komt ${amount} op ${until} op je saldo.`,
  en: ({ job, name, amount, until }) =>
    `${job}: you marked the work as done. ${name} can approve it or open a dispute. If nothing happens, ${amount} is added to your balance on ${until}.`,
});

export const SUSPENDED_DEALS: Record<"owner" | "helper", Record<SuspendedStep, Texts>> = {
  owner: {
    disputed: DISPUTED,
    objected: {
      suspended: {
        nl: ({ job, name }) =>
          `${job}: je bent het niet eens met het werk van ${name}. Ons team kijkt ernaar. Tot we klaar zijn, blijft het geld in bewaring. Je krijgt bericht. Beslist ons team dat de betaling doorgaat, dan duurt dat nog minstens ${LAST_DAYS} dagen.`,
        en: ({ job, name }) =>
          `${job}: you don’t agree with ${name}’s work. Our team is looking into it. The money stays held until we’re done. We’ll let you know. If our team decides that the payment goes on, that takes at least ${LAST_DAYS} more days.`,
      },
      restored: PAUSED.restored,
    },
    paused: PAUSED,
    unpaid: UNPAID,
    resumed: {
      suspended: {
        nl: ({ job, name, amount, until }) =>
          `${job}: ons team heeft gekeken naar wat je over het werk schreef. De betaling gaat door: ${amount} gaat op ${until} naar ${name}.`,
        en: ({ job, name, amount, until }) =>
          `${job}: our team has looked into what you wrote about the work. The payment goes on: ${amount} goes to ${name} on ${until}.`,
      },
      restored: OWNER_DONE,
    },
    done: {
      suspended: {
        nl: ({ job, name, amount, until }) =>
          `${job}: ${name} gaf aan dat het werk klaar is. Doe je niets, dan gaat ${amount} op ${until} naar ${name}. Ben je het niet eens met het werk? Laat het ons voor die tijd weten bij dit besluit. Dan blijft het geld in bewaring en kijkt ons team er eerst naar.`,
        en: ({ job, name, amount, until }) =>
          `${job}: ${name} has marked the work as done. If you do nothing, ${amount} goes to ${name} on ${until}. Don’t you agree with the work? Tell us at this decision before then. The money then stays held, and our team looks into it first.`,
      },
      restored: OWNER_DONE,
    },
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
    begun: {
      suspended: {
        nl: ({ job, name }) =>
          `${job}: je deal met ${name} loopt nog, en het geld blijft in bewaring. Je kunt nu niet doorgeven dat het werk klaar is. ${name} kan het goedkeuren of een geschil openen.`,
        en: ({ job, name }) =>
          `${job}: your deal with ${name} is still on and the money stays held. You can’t mark the work as done now. ${name} can approve it or open a dispute.`,
      },
      restored: HELPER_OPEN,
    },
    agreed: {
      suspended: {
        nl: ({ job, name }) =>
          `${job}: je deal met ${name} loopt nog. Je kunt nu niet chatten of doorgeven dat het werk klaar is. ${name} kan de deal annuleren en krijgt dan het geld terug. Gaat het werk toch door, dan kan ${name} het goedkeuren.`,
        en: ({ job, name }) =>
          `${job}: your deal with ${name} is still on. You can’t chat or mark the work as done now. ${name} can cancel the deal and then gets the money back. If the work goes ahead after all, ${name} can approve it.`,
      },
      restored: HELPER_OPEN,
    },
  },
};

export const SUSPENDED_DEALS_TITLE: Record<Language, string> = {
  nl: "Dit geldt voor je lopende deals:",
  en: "This is how it stands with your current deals:",
};
