import { brand } from "../../brand";

export default {
  reviews: { title: "Wat buurtgenoten zeggen" },
  products: {
    title: "Gereedschap en spullen",
    intro:
      "Van winkels waarmee we samenwerken. Koop je via zo’n link, dan krijgen wij soms een vergoeding. Jij betaalt niets extra.",
    filter: "Kies een categorie",
    merchants: "Kies een winkel",
    allMerchants: "Alle winkels",
    all: "Alles",
    list: "Producten, schuif opzij voor meer",
    at: "Bekijk bij {{merchant}}",
    newTab: "(opent in een nieuw tabblad)",
    was: "was {{price}}",
    now: "nu {{price}}",
    off: "{{percent}}% korting",
    refurbished: "Opgeknapt",
    empty: "Geen producten beschikbaar",
    emptyText: "Kies een andere categorie of een andere winkel.",
    failed: "Fout bij laden",
    failedText: "De winkels reageren nu niet. Probeer het over een paar minuten opnieuw.",
    retry: "Probeer opnieuw",
  },
  example: "Voorbeeld: deze namen zijn verzonnen en staan alleen op de testsite.",
  named: { earlier: "{{title}}: vorige namen", later: "{{title}}: volgende namen" },
  press: { title: "In de pers" },
  partners: { title: "We werken samen met" },
  video: {
    title: `Zo werkt ${brand.name}`,
    watch: "Bekijk de video",
    example: "Voorbeeld: deze video staat alleen op de testsite.",
  },
  blog: { title: "Uit ons blog", all: "Alle artikelen" },
  contact: {
    title: "Kom je er niet uit?",
    text: "Kijk bij de veelgestelde vragen, of schrijf ons. Je krijgt antwoord van een mens.",
    faq: "Veelgestelde vragen",
    write: "Stuur een bericht",
    mail: "Of mail naar",
  },
};
