export default {
  job: {
    title: "Waar is het?",
    label: "Kaart: de klus is in postcodegebied {{area}}",
    more: "Meer klussen in {{zip4}}",
    rough:
      "De cirkel is het postcodegebied, niet het adres. Vult de plaatser een adres in, dan ziet alleen de gekozen klusser dat.",
    roughOwner:
      "De cirkel is het postcodegebied, niet het adres. Een adres dat je invult, ziet alleen de klusser die je kiest.",
    roughParties: "De cirkel is het postcodegebied, niet het adres.",
  },
  views: { label: "Weergave", list: "Lijst", map: "Kaart" },
  areas: {
    title: "Waar de klussen zijn",
    text: "Hoe groter de cirkel, hoe meer klussen. Kies een gebied op de kaart of in de lijst.",
    item: "{{area}}: {{jobs}}",
    jobs_one: "1 klus",
    jobs_other: "{{count}} klussen",
    word_one: "klus",
    word_other: "klussen",
    most: "Dit zijn de {{shown}} gebieden met de meeste klussen. Zoek rond een postcode om de andere te zien.",
    remote: "Klussen op afstand staan niet op de kaart, wel in de lijst.",
    none: "Geen klussen op de kaart",
    noneText: "In de lijst kunnen nog klussen op afstand staan.",
    noneAction: "Bekijk de lijst",
    credit: "Postcodegebieden: GeoNames (CC BY 4.0).",
    creditLand: "Land en water: © bijdragers van OpenStreetMap.",
  },
  only: {
    area: "Alleen in postcodegebied {{zip4}}",
    all: "Toon alle gebieden",
  },
};
