import type { ArticleText } from "../catalogue";

export default {
  title: "Je plafond witten zonder strepen",
  intro:
    "Een plafond is het enige vlak in huis dat het daglicht van opzij krijgt, dus je ziet er alles op. Zo krijg je het egaal wit: goed voorbereiden, nat in nat rollen en naar het licht toe eindigen.",
  alt: "Een kamer met afgedekte meubels, een trapje, en een verfroller op een lange stok die een witte baan over het plafond trekt",
  phrases: ["plafond witten", "plafond te witten", "plafonds witten", "plafond wit"],
  blocks: [
    {
      type: "paragraph",
      text: "Witten is het klusje waarvan iedereen zegt dat je het zelf kunt, en waarvan je de volgende ochtend bij strijklicht ziet hoe het ging. Strepen komen niet door slechte verf of een slechte schilder. Ze komen doordat de ene baan al droog was toen de volgende ernaast kwam. Wie dat weet, is halverwege. De rest is dekzeil.",
    },
    { type: "heading", text: "Eerst kijken wat er zit" },
    {
      type: "paragraph",
      text: "Wrijf met een droge hand over het plafond. Krijg je een witte hand, dan zit er oude witkalk of poederende verf op. Die moet eraf met water en een spons, of vastgezet worden met een voorstrijkmiddel. Anders rol je de oude laag met de nieuwe mee naar beneden.",
    },
    {
      type: "list",
      items: [
        "Gele of bruine vlekken van roet, nicotine of een oude lekkage: die komen door gewone muurverf altijd weer heen. Behandel ze met een isolerende voorstrijk, en zorg dat het lek echt weg is.",
        "Vet, zoals in de keuken: afnemen met water en een scheutje ammoniak of een verfreiniger, en naspoelen.",
        "Scheurtjes: open krabben, stofvrij maken, vullen en glad schuren. Langs naden van gipsplaten hoort een strook gaas, anders komt de scheur terug.",
        "Schimmel: eerst de oorzaak. Vaak is dat te weinig ventilatie. Overschilderen is uitstel.",
      ],
    },
    {
      type: "paragraph",
      text: "Heeft je plafond een korrelige spuitlaag en is je huis van voor 1994? Schuur of krab er dan niet aan. In oude spuitpleister kan asbest zitten. Laat een gecertificeerd bedrijf een monster nemen voordat je iets doet. Heel laten en eroverheen rollen is meestal geen probleem, maar vraag het na.",
    },
    { type: "heading", text: "Verf, roller en rekenwerk" },
    {
      type: "paragraph",
      text: "Neem matte plafondverf of matte muurverf. Hoe doffer, hoe minder je ziet. Met een liter doe je ongeveer zes tot acht vierkante meter, per laag. Een kamer van vier bij vijf is twintig meter, twee lagen is veertig, dus je hebt zo’n zes liter nodig. Koop liever één grote emmer dan twee kleine, of giet ze bij elkaar: ook wit is niet altijd hetzelfde wit.",
    },
    {
      type: "list",
      items: [
        "Een roller van 25 centimeter met een vacht van ongeveer 12 millimeter, voor een glad plafond. Voor structuur een langere vacht.",
        "Een telescoopsteel. Je schildert dan vanaf de grond, ziet wat je doet en hoeft niet om de meter van de trap.",
        "Een ronde kwast of een klein rollertje voor de randen.",
        "Een emmer met een rooster. Een verfbakje is voor een plafond steeds leeg.",
        "Folie, schilderstape, een pet en een oude bril.",
      ],
    },
    { type: "heading", text: "De kamer klaarmaken" },
    {
      type: "paragraph",
      text: "Haal eruit wat eruit kan en zet de rest in het midden, onder folie. Leg op de vloer stucloper of oude lakens: folie op de vloer is glad en spetters blijven erop liggen. Plak de muren langs de rand af, vijf centimeter onder het plafond is genoeg als je de muur daarna ook doet. Moet de lamp eraf? Zet in de meterkast de groep uit, en controleer met een spanningzoeker of er echt niets meer op staat.",
    },
    {
      type: "paragraph",
      text: "Zet de verwarming laag en de ramen dicht zolang je rolt. Dat klinkt verkeerd, maar tocht en warmte laten de verf te snel drogen, en dat geeft juist strepen. Twintig graden is prima. Luchten doe je als de laatste baan erop zit.",
    },
    { type: "heading", text: "Rollen: nat in nat" },
    {
      type: "image",
      src: "roller-path",
      alt: "Het plafond van bovenaf: vanaf het raam lopen banen naast elkaar, met pijlen die laten zien hoe je rolt",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "Begin bij het raam. Kwast langs de rand een strook van tien centimeter, niet langer dan anderhalve meter. De rest van de rand komt straks.",
        "Doop de roller, rol hem goed uit op het rooster en zet een baan op van ongeveer een meter breed, van het raam af de kamer in.",
        "Verdeel de verf meteen dwars op die baan. Druk niet: als je moet duwen is je roller leeg.",
        "Rol dan licht na, zonder nieuwe verf, in de richting van het licht. Alle banen in dezelfde richting.",
        "Zet de volgende baan ernaast terwijl de eerste nog nat is, en ga er een paar centimeter overheen. Kwast steeds het volgende stukje rand mee.",
        "Stop niet halverwege. Ook niet voor de telefoon, de koffie of dat ene plekje dat je gemist hebt. Dat plekje is voor de tweede laag.",
      ],
    },
    {
      type: "paragraph",
      text: "Met z’n tweeën gaat het twee keer zo goed: één doet de randen, één rolt. Een kamer van twintig meter kost dan drie kwartier per laag. Laat de eerste laag drogen zoals op de emmer staat, meestal een uur of vier tot zes, en kijk dan pas of er nog een nodig is. Bijna altijd wel.",
    },
    {
      type: "tip",
      text: "Draai tussen twee lagen je roller strak in plasticfolie of een boterhamzak, met verf en al. Hij blijft zo een dag nat, en je hoeft niet twee keer uit te spoelen. Trek de tape eraf als de laatste laag nog net vochtig is, schuin naar je toe: dan krijg je een strakke lijn en scheur je geen verf mee.",
    },
    { type: "heading", text: "Toch strepen?" },
    {
      type: "paragraph",
      text: "Wacht tot het helemaal droog is. Nat plafond is altijd vlekkerig. Zie je de volgende dag nog banen, rol dan één dunne extra laag in de andere richting, en eindig weer naar het licht. Glimmende plekken zijn plekken waar je te lang hebt nagerold. Losse bladders betekenen dat de ondergrond niet goed was: die moeten eraf, en dan voorstrijken.",
    },
    { type: "heading", text: "Wanneer je beter iemand vraagt" },
    {
      type: "paragraph",
      text: "Een trapgat, een plafond hoger dan drie meter of een kamer met veel bladders is geen werk voor een eerste keer. En krijg je last van je nek als je boven je hoofd werkt, dan is dat ook een goede reden. Zet in je klus hoeveel meter het is, hoe hoog, wat er nu op zit en of de kamer leeg is, en maak een foto met het licht van opzij. Zet er ook bij wie de verf koopt. Dat laatste scheelt het meest in de biedingen.",
    },
    {
      type: "paragraph",
      text: "Houd je verf over? Sluit de emmer goed, zet hem vorstvrij weg en schrijf de kamer op het deksel. Wat echt op moet, hoort bij het klein chemisch afval op de milieustraat, en niet in de gootsteen. Spoel ook je roller daar niet in leeg: strijk hem eerst uit op een krant.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Een wit plafond maakt een kamer groter en lichter dan welke lamp ook. En als de folie toch ligt: kijk eens rond welke klusjes blijven liggen in dezelfde kamer. Die ene schakelaar, dat gat van het oude schilderij. Vandaag staat de trap er al.",
    },
  ],
} satisfies ArticleText;
