import { RELEASE_DAYS } from "~/domain/money/deal-money";
import type { Language } from "~/domain/values/language";

/** The next step if the work is done and the money for it went back. */
const TEAM: Record<Language, string> = {
  nl: `De klus wordt niet vanzelf afgerond. Is het na ${RELEASE_DAYS} dagen niet geregeld, dan kijkt ons team ernaar.`,
  en: `The job isn’t completed by itself. If it isn’t settled after ${RELEASE_DAYS} days, our team looks into it.`,
};

export const UNPAID_OWNER: Record<Language, string> = {
  nl: `Het werk is als klaar doorgegeven. Wil je ervoor betalen? Betaal dan opnieuw, bij de klus. Betaalde je al op een andere manier? Rond de klus dan af. ${TEAM.nl}`,
  en: `The work is marked as done. Do you want to pay for it? Pay again, from the job’s page. Did you pay in another way? Complete the job. ${TEAM.en}`,
};

export const UNPAID_HELPER: Record<Language, string> = {
  nl: `Stuur de plaatser een betaalverzoek, of spreek in de chat af hoe je wordt betaald. ${TEAM.nl}`,
  en: `Send the client a payment request, or agree in the chat on how you’ll be paid. ${TEAM.en}`,
};
