export default {
  title: "Gegevens voor de Belastingdienst",
  why: "Elk jaar moeten we aan de Belastingdienst doorgeven wat klussers via ons verdienen. Dat staat in de wet (DAC7). Daarom hebben we deze gegevens nodig voordat we je uitbetalen.",
  promises: {
    everyone:
      "Dit geldt voor iedereen die via ons verdient, ook bij kleine bedragen. Of je er belasting over betaalt, hangt af van je eigen situatie.",
    hidden:
      "We bewaren je gegevens versleuteld. Ze gaan alleen naar de Belastingdienst. Andere gebruikers zien ze nooit.",
    kept: "We bewaren ze tot {{years}} jaar na het laatste jaar waarin je iets verdiende. Dat moet, ook als je je account verwijdert.",
  },
  direct: "Er lopen geen betalingen via ons, dus we geven niets door aan de Belastingdienst.",
  stored: "Dit hebben we van je",
  storedText: "Opgeslagen op {{date}}. Het meeste is verborgen.",
  storedBusiness: "Opgeslagen op {{date}}.",
  change: "Wijzig je gegevens",
  changeText: "Vul alles opnieuw in. Wat we nu hebben, wordt vervangen.",
  kept: {
    title: "Nog niet opgeslagen",
    person: "Je moest eerst inloggen. Vul je BSN opnieuw in: dat bewaren we niet. Sla daarna je gegevens op.",
    business:
      "Je moest eerst inloggen. Heb je een RSIN, vul dat dan opnieuw in: dat bewaren we niet. Sla daarna je gegevens op.",
  },
  names:
    "Vul je voornaam en achternaam in zoals op je paspoort, rijbewijs of ID-kaart. Zo geven we je naam door. Je profiel verandert niet.",
  streetHint: "Waar je staat ingeschreven, zoals Kerkstraat 12.",
  birthDateHint: "Zoals 31-12-1990.",
  bsnHint: "9 cijfers. Je vindt het op je paspoort, rijbewijs of ID-kaart.",
  known: "Dit staat al op je zakelijke profiel en geven we door:",
  knownChange: "Wijzig je bedrijfsgegevens",
  legalNameHint: "Zoals je bedrijf bij de KVK is ingeschreven.",
  rsinHint: "9 cijfers. Een eenmanszaak heeft er geen.",
  save: "Sla gegevens op",
  saving: "Opslaan…",
  saved: "Je gegevens zijn opgeslagen.",
  card: "Wat we volgens de wet doorgeven over wie via ons verdient.",
  cardLink: "Vul in",
  cardGiven: "We hebben ze. Dit geven we volgens de wet door over wie via ons verdient.",
  cardView: "Bekijk of wijzig",
};
