import type { ArticleText } from "../catalogue";

export default {
  title: "Je cv-ketel bijvullen: in twintig minuten weer op druk",
  intro:
    "Lauwe radiatoren of een foutcode over druk? Dan zit er vaak te weinig water in je verwarming. Bijvullen kun je zelf, als je een paar dingen in de goede volgorde doet.",
  alt: "Een cv-ketel aan de muur met een drukmeter, een vulslang naar de kraan en een emmer op de vloer",
  phrases: [
    "cv-ketel bijvullen",
    "cv-ketel bijvult",
    "cv-ketel bij te vullen",
    "ketel bijvullen",
    "de verwarming bijvullen",
  ],
  blocks: [
    {
      type: "paragraph",
      text: "Je verwarming is een gesloten rondje: de ketel maakt water warm, een pomp duwt het langs de radiatoren en het komt terug. Daar is druk voor nodig, en die zakt in de loop van het jaar vanzelf een beetje. Eén of twee keer per jaar bijvullen is normaal. Je hebt er een vulslang, een emmer, een doek en twintig minuten voor nodig.",
    },
    { type: "heading", text: "Hoe zie je dat het nodig is?" },
    {
      type: "paragraph",
      text: "Kijk op de drukmeter. Die zit op of onder de ketel, of je ziet het getal op het display. Met een koude installatie hoort hij tussen de 1,5 en 2 bar te staan. Onder de 1 bar gaan de meeste ketels in storing. Woon je in een huis met drie verdiepingen, houd dan de bovenkant aan: het water moet verder omhoog.",
    },
    {
      type: "image",
      src: "gauge",
      alt: "Een drukmeter van 0 tot 4 bar: het stuk tussen 1,5 en 2 bar is groen, de wijzer staat daarin",
    },
    {
      type: "list",
      items: [
        "Radiatoren boven in huis worden niet of half warm.",
        "Je hoort water klokken of borrelen in de leidingen.",
        "De ketel slaat steeds af, of geeft een code voor lage waterdruk. Wat de code betekent, staat op de klep of in de handleiding.",
      ],
    },
    {
      type: "paragraph",
      text: "Heb je stadsverwarming of blokverwarming? Dan heb je geen eigen ketel, en hoef en mag je meestal niets bijvullen. Bel dan de beheerder of de leverancier.",
    },
    { type: "heading", text: "Voor je begint" },
    {
      type: "list",
      items: [
        "Zet de thermostaat laag en wacht een half uur tot een uur, tot de radiatoren zijn afgekoeld. Warm water geeft een hogere druk en dus een verkeerde meting.",
        "Trek de stekker van de ketel uit het stopcontact. Zo start de pomp niet terwijl er lucht in zit.",
        "Draai alle radiatoren open.",
        "Zoek de vulkraan. Dat is een kraantje met een slangaansluiting, op de leiding onder de ketel of verderop bij een radiator. Vaak zit er een dopje op.",
        "Kijk of de vulslang heel is. Een hard of gescheurd slangetje vervang je; dat is goedkoper dan een natte vloer.",
      ],
    },
    { type: "heading", text: "Bijvullen, stap voor stap" },
    {
      type: "list",
      ordered: true,
      items: [
        "Draai de slang aan de waterkraan vast, meestal die van de wasmachine. Gebruik koud water.",
        "Houd het andere eind in de emmer en zet de kraan een klein beetje open, tot de slang helemaal vol water zit en er geen bubbels meer uitkomen. Dan weer dicht. Zo pers je geen lucht in je verwarming.",
        "Zet de volle slang op de vulkraan en draai hem handvast.",
        "Open eerst de vulkraan bij de ketel, met de hand of met een sleuteltje, en daarna langzaam de waterkraan.",
        "Kijk naar de meter. Hij loopt rustig op. Bij ongeveer 1,8 bar draai je eerst de vulkraan dicht, en dan de waterkraan.",
        "Haal de slang los boven de emmer, want er zit nog water in. Zet het dopje terug op de vulkraan.",
        "Steek de stekker er weer in.",
      ],
    },
    {
      type: "tip",
      text: "Laat de vulslang nooit aangesloten zitten. Een vulkraan die een klein beetje doorlaat, brengt je installatie dan ongemerkt op te hoge druk, en er kan water uit je verwarming terug in de drinkwaterleiding komen. Laat de slang leeglopen, hang hem te drogen en bewaar hem naast de ketel, met een briefje erbij: de datum en tot hoeveel bar je hebt gevuld.",
    },
    { type: "heading", text: "Daarna: ontluchten" },
    {
      type: "paragraph",
      text: "Met vers water komt er ook lucht mee, en die zakt niet naar beneden. Laat de ketel een kwartier draaien, zet hem dan uit en wacht tot de pomp stil is. Begin bij de laagste radiator, het dichtst bij de ketel, en eindig boven in huis. Houd een doekje onder het ventiel, draai het met een ontluchtingssleuteltje een kwartslag open, wacht tot het sissen stopt en er een straaltje water komt, en draai het weer dicht.",
    },
    {
      type: "paragraph",
      text: "Kijk daarna nog een keer naar de druk. Door het ontluchten zakt die meestal weer iets. Staat hij onder de 1,5, vul dan nog een klein beetje bij. Als je gaat stoken, loopt de meter een paar tienden op. Dat hoort zo: warm water neemt meer ruimte in.",
    },
    { type: "heading", text: "Te veel erin?" },
    {
      type: "paragraph",
      text: "Geen paniek. Staat hij koud boven de 2,5 bar, laat dan via het ontluchtingsventiel van een radiator wat water in een bakje lopen, tot je weer onder de 2 zit. Boven de 3 bar doet de ketel het zelf: dan gaat het overstortventiel open en loopt er water in de afvoer. Blijft dat ventiel daarna druppelen, dan zit er vuil in en moet er een monteur naar kijken.",
    },
    { type: "heading", text: "Wanneer is er meer aan de hand?" },
    {
      type: "paragraph",
      text: "Moet je elke paar weken bijvullen, dan verdwijnt er ergens water. Kijk onder radiatorkranen, bij koppelingen en op het plafond onder de badkamer. Vind je niets, dan is vaak het expansievat op. Dat is een ketel in het klein die drukverschil opvangt. Je herkent het doordat de druk warm ver oploopt en koud weer diep zakt. Dat laat je vervangen.",
    },
    {
      type: "paragraph",
      text: "Alles binnen in de ketel is werk voor een vakman. Werk aan de gastoevoer, de branders of de afvoer van een cv-ketel mag in Nederland alleen door een gecertificeerd bedrijf worden gedaan, en dat is er niet voor niets: koolmonoxide ruik en zie je niet. Maak de mantel dus niet open. Hang wel een koolmonoxidemelder in de ruimte waar de ketel hangt. Gaat die af, doe dan ramen open, ga naar buiten en bel 112.",
    },
    {
      type: "paragraph",
      text: "Huur je, dan is bijvullen meestal je eigen taak, en onderhoud aan de ketel die van de verhuurder. Kom je er met de slang niet uit, of staat de ketel op een vliering waar jij liever niet komt? Dan is het een prima klus voor een buur. Zet er een foto bij van de ketel, de meter en de vulkraan. Iemand die het vaker doet loopt dan meteen ook je radiatoren even langs. Het is ook een mooi moment voor dat andere wat met water te maken heeft, zoals een lekkende kraan.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Zet een herinnering in je agenda voor de eerste week van oktober: meter kijken, ontluchten, bijvullen als het moet. Dan doe je het op een rustige zaterdag, en niet op de eerste koude avond van het jaar. Heb je meer van die vaste rondjes nodig? Lees dan hoe je afkomt van klusjes die blijven liggen.",
    },
  ],
} satisfies ArticleText;
