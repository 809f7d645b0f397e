import type { ArticleText } from "../catalogue";

export default {
  title: "Een lekkende kraan repareren: van druppel tot droog",
  intro:
    "Een druppelende kraan komt bijna altijd door één versleten onderdeel. Zo vind je uit welk, zo vervang je het, en zo weet je wanneer je beter kunt stoppen.",
  alt: "Een keukenkraan waar een druppel aan hangt, met een emmer eronder en een waterpomptang ernaast",
  phrases: ["lekkende kraan", "druppelende kraan", "kraan die druppelt", "kraanleertje"],
  blocks: [
    {
      type: "paragraph",
      text: "Tik. Tik. Tik. Overdag hoor je het niet, om half twaalf ’s avonds hoor je niets anders. Eén druppel per seconde kan oplopen tot 25 liter per dag, negen kuub in een jaar. Is het warm water, dan stook je er ook nog voor. Het goede nieuws: de kraan zelf is zelden stuk. Er zit een rubber, een ring of een binnenwerk in dat versleten is, en dat is te vervangen.",
    },
    { type: "heading", text: "Kijk eerst waar het water vandaan komt" },
    {
      type: "paragraph",
      text: "Droog de kraan helemaal af met een doek en wacht een paar minuten. Waar het eerste water verschijnt, zit je oorzaak.",
    },
    {
      type: "list",
      items: [
        "Uit de uitloop, terwijl de kraan dicht is: het leertje of het binnenwerk sluit niet meer af.",
        "Onder de knop of hendel vandaan: de O-ring of de pakking op de spindel is versleten.",
        "Bij de voet van een draaibare uitloop: de ringen in de uitloop zijn op.",
        "Onder het aanrecht, aan de slangen: een losse koppeling of een platte ring die niet goed ligt.",
        "Sproeit het alle kanten op in plaats van dat het lekt? Dan zit er kalk in het zeefje. Schroef het eraf en leg het een nacht in schoonmaakazijn.",
      ],
    },
    { type: "heading", text: "Water dicht, stop in de afvoer" },
    {
      type: "paragraph",
      text: "Sluit het water af voor je iets losdraait. Onder de meeste wastafels en gootstenen zitten twee stopkraantjes: één voor koud, één voor warm. Draai ze met de klok mee dicht. Gaat er een zwaar, forceer hem dan niet: een stopkraantje dat jaren niet is gebruikt, kan zelf gaan lekken. Neem dan de hoofdkraan. Die zit meestal in de meterkast of in een put bij de voordeur.",
    },
    {
      type: "paragraph",
      text: "Zet daarna de kraan open tot er niets meer uit komt, zodat de druk eraf is. Doe de stop in de afvoer en leg er een oude theedoek overheen. Elk schroefje dat ooit in een sifon is verdwenen, begon met ‘dat doe ik wel even zonder’.",
    },
    {
      type: "image",
      src: "washer",
      alt: "De onderdelen van een kraan naast elkaar: de knop, het bovendeel, het rubberen leertje en het kraanhuis met de zitting",
    },
    { type: "heading", text: "Een kraan met twee knoppen: het leertje" },
    {
      type: "paragraph",
      text: "Moet je de knop een paar slagen draaien om hem dicht te krijgen? Dan heb je een klassieke kraan, met onderin een rubberen schijfje: het leertje. Het wordt hard en krijgt een deuk, en dan sluit het niet meer af. Een setje leertjes in verschillende maten kost een paar euro bij de bouwmarkt.",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "Wip het rode of blauwe dopje van de knop en draai het schroefje eronder los. Trek de knop eraf.",
        "Draai het bovendeel eruit met een steeksleutel of een waterpomptang, tegen de klok in. Leg een doekje tussen tang en chroom.",
        "Onder aan het bovendeel zit het leertje, soms met een moertje erin. Haal het los en neem het mee naar de winkel, of leg het op je setje om de maat te vinden.",
        "Voel met je vinger in de kraan. Daar ligt de zitting, een randje van metaal. Is dat glad, dan is het goed. Voel je een groef, dan moet het worden gevlakt en helpt een nieuw leertje maar even.",
        "Zet het nieuwe leertje erop, doe een beetje kraanvet op de spindel en draai alles in omgekeerde volgorde weer vast.",
      ],
    },
    {
      type: "paragraph",
      text: "Sluit de knop al na een kwartslag? Dan zit er geen leertje in, maar een bovendeel met twee keramische schijfjes. Die vervang je als geheel. Let erop dat warm en koud vaak spiegelbeeldig draaien, en neem het oude bovendeel mee om te vergelijken.",
    },
    { type: "heading", text: "Een mengkraan met één hendel: het binnenwerk" },
    {
      type: "paragraph",
      text: "Onder de hendel zit een kunststof doosje met keramische schijven, het binnenwerk of de cartouche. Meestal is het 35 of 40 millimeter breed, en er zijn er tientallen die nét niet passen. Zoek dus eerst merk en type op, vaak staat het op de voet van de kraan of in de papieren bij het aanrecht.",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "Wip het dopje van de hendel. Daaronder zit een inbusschroefje, vaak 2,5 millimeter. Draai het een paar slagen los en til de hendel eraf.",
        "Draai de sierkap eraf met de hand, en daarna de grote moer eronder met een passende sleutel.",
        "Trek het binnenwerk recht omhoog. Kijk hoe het zat en maak een foto: de nokjes onderaan moeten straks in dezelfde gaatjes.",
        "Maak de bodem schoon, zet het nieuwe binnenwerk erin en draai de moer aan. Stevig, maar niet zo hard dat de hendel stroef wordt.",
      ],
    },
    {
      type: "tip",
      text: "Maak bij elke stap een foto en leg de onderdelen op volgorde op een handdoek, van links naar rechts. Terugbouwen is dan de foto’s van achter naar voren volgen. En zet na afloop de stopkraantjes heel langzaam open, met de kraan zelf een stukje open: zo spoel je lucht en gruis weg zonder dat er een klap door de leiding gaat.",
    },
    { type: "heading", text: "Controleren" },
    {
      type: "paragraph",
      text: "Droog alles af en leg een stuk keukenpapier onder de koppelingen. Draai de kraan een keer of tien open en dicht, koud en warm. Kijk na een uur en de volgende ochtend nog eens naar het papier. Droog? Dan ben je klaar. Een klein druppeltje aan een koppeling is vaak met een achtste slag verholpen. Druppelt het nog steeds uit de uitloop, dan is de zitting beschadigd of past het onderdeel niet precies.",
    },
    { type: "heading", text: "Wanneer je beter iemand laat komen" },
    {
      type: "paragraph",
      text: "Stop als een moer niet los wil. Met meer kracht draai je de hele kraan mee, of scheur je een leiding in de muur, en dan is een druppel opeens een plas. Hetzelfde geldt als de hoofdkraan niet dicht gaat, als een stopkraantje begint te lekken of als de leidingen van lood zijn: zacht, dofgrijs metaal in huizen van voor 1960. Dat laatste moet je sowieso laten nakijken, want lood hoort niet in drinkwater.",
    },
    {
      type: "paragraph",
      text: "Huur je? Een leertje vervangen is meestal voor de huurder, een kraan die helemaal op is voor de verhuurder. Vraag het even na voor je zelf een nieuwe koopt. En zie je er gewoon tegenop, plaats het dan als klus: voor iemand die het vaker doet is het een half uur werk. Zet er een foto van de kraan bij, en een van de stopkraantjes eronder. Dan neemt de klusser meteen het goede onderdeel mee. Hoe je een bod leest en waar je op let als je kiest, staat in ons stuk over vragen en biedingen.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Nog één ding voor je het gereedschap opruimt: draai alle stopkraantjes in huis twee keer per jaar even dicht en weer open. Dan doen ze het op de dag dat je ze nodig hebt. Koppel het aan iets dat je toch al doet, bijvoorbeeld als je in het najaar de cv-ketel bijvult.",
    },
  ],
} satisfies ArticleText;
