import type { ArticleText } from "../catalogue";

export default {
  title: "Een kledingkast in elkaar zetten zonder restjes en ruzie",
  intro:
    "Vier dozen, een zakje met tachtig schroeven en een tekening zonder woorden. Met de goede voorbereiding staat je kast er in een middag, recht en vast aan de muur.",
  alt: "Een kledingkast met één deur open en kleren erin, ervoor een gereedschapskist en een zakje schroeven",
  phrases: ["kast in elkaar zetten", "kledingkast in elkaar zet", "een kast die nog in de doos zit"],
  blocks: [
    {
      type: "paragraph",
      text: "Een kledingkast uit dozen is geen moeilijk werk. Het is veel werk in de goede volgorde. Wat er misgaat, gaat bijna altijd in het eerste kwartier mis: een achterwand verkeerd om, een paneel gespiegeld, of een kast die liggend is gebouwd en daarna niet overeind kan. Neem dus eerst de tijd om te kijken. Daarna gaat het vanzelf sneller.",
    },
    { type: "heading", text: "Meten voor je een doos openmaakt" },
    {
      type: "paragraph",
      text: "Meet de plek op drie hoogtes, want muren zijn zelden recht, en kijk waar plinten, stopcontacten en radiatorbuizen zitten. Meet daarna het plafond. Een hoge kast die je liggend bouwt, moet over zijn hoek omhoog, en dan telt de schuine lijn. Een kast van 236 centimeter hoog en 58 diep is schuin gemeten 243 centimeter. Onder een plafond van 240 krijg je die nooit overeind. Zo’n kast bouw je staand, met z’n tweeën. In de handleiding staat bijna altijd vanaf welke plafondhoogte liggend mag.",
    },
    {
      type: "list",
      items: [
        "Past de doos de trap op en de bocht om? Panelen van een schuifdeurkast zijn soms langer dan twee meter.",
        "Kan de deur van de kamer nog helemaal open als de kast er staat?",
        "Gaan de kastdeuren open zonder tegen het bed te stoten? Reken een deur van 50 centimeter plus ruimte voor jezelf.",
        "Ligt de vloer waterpas? Een waterpas van een meter liegt niet, een gevoel wel.",
      ],
    },
    { type: "heading", text: "Wat je klaarlegt" },
    {
      type: "paragraph",
      text: "Het sleuteltje uit de doos is voor nood. Met een gewone set inbussleutels en een goede kruiskopschroevendraaier, meestal een PZ2, ben je half zo lang bezig en heb je geen blaren. Een accuschroevendraaier is fijn, maar zet hem op de laagste stand: spaanplaat vergeeft niets. Draai het laatste stukje altijd met de hand.",
    },
    {
      type: "list",
      items: [
        "Inbussleutels, kruiskop en platte schroevendraaier, rubberen hamer, waterpas, rolmaat en potlood.",
        "Een boormachine met de boor die bij je muur hoort, voor de bevestiging aan het eind.",
        "Karton van de dozen, om op te werken. Je vloer en je panelen blijven heel.",
        "Bakjes of een muffinvorm voor de schroeven, soort bij soort.",
      ],
    },
    {
      type: "paragraph",
      text: "Tel alles na voor je begint en leg het naast de lijst in de handleiding. Mist er iets, dan weet je het nu, en niet om negen uur ’s avonds met een half skelet in de slaapkamer. De meeste winkels geven losse schroeven en pluggen gratis mee als je het nummer van het onderdeel weet.",
    },
    { type: "heading", text: "De romp: langzaam beginnen" },
    {
      type: "list",
      ordered: true,
      items: [
        "Leg de zijpanelen naast elkaar op karton, met de binnenkant naar boven. Zoek de kant met de afgewerkte rand: die komt naar voren, bij elk paneel.",
        "Draai de staande pennen erin en sla de houten deuvels een klein stukje in de gaten. Niet verder dan halverwege.",
        "Zet bodem en bovenkant ertussen en draai de excentrische sluitingen aan. Let op het pijltje of de opening: die wijst naar de rand waar de pen uit komt. Na een halve slag moet hij pakken.",
        "Draai alles eerst handvast en pas als het hele frame staat echt aan. Zo kan het nog een beetje zetten.",
        "Meet voor de achterwand erin gaat de twee diagonalen, van hoek tot hoek. Zijn ze even lang, dan is de kast haaks. Schelen ze een centimeter, duw dan de langste kant in tot het klopt.",
        "Schuif of spijker de achterwand vast. Die dunne plaat lijkt onzin, maar is wat je kast recht houdt. Sla geen spijkers over.",
      ],
    },
    {
      type: "tip",
      text: "Plak op elk paneel een stukje schilderstape met het nummer uit de handleiding en een pijl naar boven. Het kost vijf minuten en voorkomt de klassieke fout: de legplank die aan één kant een mooie rand heeft, en die je pas achterstevoren ziet zitten als alles vastzit.",
    },
    { type: "heading", text: "Vast aan de muur, altijd" },
    {
      type: "paragraph",
      text: "Een hoge kast kan voorover vallen: als een kind in een la klimt, of als alle deuren en laden tegelijk openstaan. Zet hem daarom vast, ook als hij zwaar aanvoelt en ook als je geen kinderen hebt. In de doos zit meestal een hoekje of een bandje. De pluggen zitten er niet bij, want die hangen van je muur af.",
    },
    {
      type: "image",
      src: "bracket",
      alt: "De bovenkant van een kast die met een hoekje, een schroef en een plug aan een bakstenen muur vastzit",
    },
    {
      type: "list",
      items: [
        "Baksteen of beton: een gewone nylon plug. Boor in baksteen zonder hamerstand als de steen zacht is, en in beton juist met.",
        "Kalkzandsteen: een gewone nylon plug.",
        "Gasbeton: een plug die voor gasbeton is gemaakt. Gewone pluggen kunnen eruit trekken.",
        "Gipsplaat: een hollewandplug, of liever een schroef in de staander erachter. Die vind je met een leidingzoeker of een magneetje op de schroefrij.",
        "Oude, brokkelige muur: neem een langere schroef en plug, voorbij het stucwerk.",
      ],
    },
    {
      type: "paragraph",
      text: "Boor nooit recht boven of onder een stopcontact of schakelaar, want daar lopen de leidingen. Gebruik bij twijfel een leidingzoeker. Stel daarna de kast waterpas met de stelvoetjes of met dunne plaatjes eronder. Pas als hij recht staat, hang je de deuren af: met de voorste schroef van het scharnier gaat een deur naar links of rechts, met de achterste naar binnen of buiten.",
    },
    { type: "heading", text: "Met z’n hoevelen, en hoe lang?" },
    {
      type: "paragraph",
      text: "Reken voor een kast van twee deuren op twee tot drie uur met z’n tweeën. Met schuifdeuren, laden en verlichting is het een dag. Alleen kan het ook, maar niet het moment waarop een paneel van twee meter rechtop moet blijven staan terwijl jij de schroef zoekt. Vraag daar iemand bij, al is het maar een half uur.",
    },
    {
      type: "paragraph",
      text: "Heb je geen zin, geen tijd of een rug die protesteert? Zet het erop als klus. Noem merk en type, het aantal deuren en laden, je plafondhoogte en het soort muur, en maak een foto van de dozen. Dan weet een klusser precies waar het om gaat. Zet er ook bij of het karton mee moet, want dat is na afloop een kamer vol. Meer over kiezen uit wie er reageert lees je in vragen en biedingen.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "En bewaar de handleiding en de overgebleven schroeven, in een envelop, aan de binnenkant van de achterwand geplakt. Bij de volgende verhuizing ben je jezelf dankbaar. Een kast uit elkaar halen gaat in precies dezelfde stappen, alleen van achter naar voren. Is de kamer toch leeg, dan is het een mooi moment om eerst nog even het plafond te witten.",
    },
  ],
} satisfies ArticleText;
