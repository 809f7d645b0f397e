import { brand } from "~/brand";
import { ANSWER_WORKING_DAYS } from "~/domain/site/answer-time";
import type { Chapter } from "~/domain/site/site-text";

export default [
  {
    id: "norm",
    title: "Wat we nastreven",
    passages: [
      `Iedereen moet ${brand.name} kunnen gebruiken: met een toetsenbord, een schermlezer, grote letters, als je slecht ziet of zonder JavaScript. We houden ons aan WCAG 2.2, niveau AA. Dat is ook wat de Europese norm EN 301 549 vraagt.`,
      "De site voldoet gedeeltelijk: hieronder staat wat nog niet goed is.",
    ],
  },
  {
    id: "getest",
    title: "Hoe we het testen",
    passages: [
      {
        list: [
          "Bij elke wijziging controleert een programma alle pagina’s, licht en donker, op een telefoon en op een groot scherm.",
          "We doorlopen de belangrijkste taken met alleen een toetsenbord, met letters van 200% en zonder JavaScript.",
          "We hebben de site nog niet laten testen door mensen met een beperking. Dat willen we wel doen.",
        ],
      },
    ],
  },
  {
    id: "gebreken",
    title: "Wat nog niet goed is",
    passages: [
      {
        list: [
          "Foto’s van gebruikers hebben alleen een beschrijving als de maker die erbij schrijft.",
          "Wat gebruikers schrijven, is niet altijd in eenvoudige taal.",
          "Op de kaart kun je niet alles met een schermlezer lezen. De lijst ernaast heeft dezelfde klussen.",
          "Met letters van 200% kan een lang woord op een smal scherm worden afgebroken.",
          "De pagina’s van onze betaaldienst zijn niet van ons. Kom je er daar niet uit, mail ons dan.",
        ],
      },
    ],
  },
  {
    id: "melden",
    title: "Loop je ergens vast?",
    passages: [
      [
        "Mail naar ",
        { text: brand.supportEmail, to: `mailto:${brand.supportEmail}` },
        ` of schrijf via de `,
        { text: "contactpagina", to: "/contact" },
        `. Vertel op welke pagina het gebeurt en wat je gebruikt. Je krijgt binnen ${ANSWER_WORKING_DAYS} werkdagen antwoord.`,
      ],
      "Komen we er samen niet uit? Dan kun je het melden bij de Autoriteit Consument & Markt (ACM).",
    ],
  },
] satisfies readonly Chapter[];
