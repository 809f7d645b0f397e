import { RELEASE_DAYS } from "~/domain/money/deal-money";
import type { Language } from "~/domain/values/language";

type Sentence = Record<Language, (until: string) => string>;

export const UNPAID_TEAM: Sentence = {
  nl: (until) =>
    `De klus wordt niet vanzelf afgerond. Is het ${until ? `niet geregeld voor ${until}` : `na ${RELEASE_DAYS} dagen niet geregeld`}, dan kijkt ons team ernaar.`,
  en: (until) =>
    `The job isn’t completed by itself. If it isn’t settled ${until ? `before ${until}` : `after ${RELEASE_DAYS} days`}, our team looks into it.`,
};

export const UNPAID_OWNER: Sentence = {
  nl: (until) =>
    `Het werk is als klaar doorgegeven. Wil je ervoor betalen? Betaal dan opnieuw, bij de klus. Betaalde je al op een andere manier? Rond de klus dan af. ${UNPAID_TEAM.nl(until)}`,
  en: (until) =>
    `The work is marked as done. Do you want to pay for it? Pay again, from the job’s page. Did you pay in another way? Complete the job. ${UNPAID_TEAM.en(until)}`,
};

export const UNPAID_HELPER: Sentence = {
  nl: (until) =>
    `Stuur de plaatser een betaalverzoek, of spreek in de chat af hoe je wordt betaald. ${UNPAID_TEAM.nl(until)}`,
  en: (until) =>
    `Send the client a payment request, or agree in the chat on how you’ll be paid. ${UNPAID_TEAM.en(until)}`,
};

export const unpaidTeam = (until: string, language: Language): string =>
  until ? ` ${UNPAID_TEAM[language](until)}` : "";
