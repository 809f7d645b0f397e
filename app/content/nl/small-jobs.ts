import { brand } from "~/brand";
import { stores } from "~/brand-shown";
import type { ArticleText } from "../catalogue";

const APP =
  stores.values.ios && stores.values.android
    ? "De app helpt daarbij: je kunt een melding krijgen als er een bod of een bericht is. Je vindt hem in de App Store en bij Google Play. Andersom werkt het ook. "
    : "";

export default {
  title: "Klusjes die blijven liggen: zo kom je ervan af",
  intro:
    "De schakelaar die los zit, de plank die al een jaar tegen de muur staat, de deur die klemt. Waarom kleine klusjes het langst blijven liggen, en hoe je ze in een paar weken wegwerkt.",
  alt: "Een koelkast met een lange lijst eraan waarvan een paar regels zijn afgevinkt, en een schroevendraaier en een lamp ernaast",
  phrases: ["klusjes blijven liggen", "klusjes die blijven liggen", "lijst met uitgestelde klusjes"],
  blocks: [
    {
      type: "paragraph",
      text: "Bijna elk huis heeft een lijst. Op de koelkast, in je telefoon of alleen in je hoofd. De grote dingen staan er niet lang op: een lek los je op, een kapotte verwarming ook. Het zijn de kleine klusjes die een jaar blijven staan. Ze doen geen pijn, ze zijn nooit dringend, en elke keer dat je erlangs loopt kosten ze een klein beetje goed humeur.",
    },
    { type: "heading", text: "Waarom juist de kleine?" },
    {
      type: "paragraph",
      text: "Een klus van tien minuten bestaat zelden uit tien minuten. Je moet eerst de goede boor vinden, dan merken dat de pluggen op zijn, naar de winkel, een uur later terug, en opruimen. Het werk is klein, de aanloop is groot. En omdat het zo klein lijkt, plan je er niets voor in. Voor een vakbedrijf is het vaak te weinig om voor te komen rijden. Zo valt het overal tussendoor.",
    },
    {
      type: "paragraph",
      text: "Dat is meteen de oplossing: maak de aanloop kleiner. Niet door harder je best te doen, maar door klusjes die op elkaar lijken samen te nemen. Eén keer naar de winkel, één keer de boor uit de kast, één keer stofzuigen.",
    },
    { type: "heading", text: "Stap 1: loop je huis door met je telefoon" },
    {
      type: "paragraph",
      text: "Neem er een half uur voor. Begin bij de voordeur en loop alle kamers langs, ook de gang en de schuur. Maak van alles wat niet klopt één foto en doe verder niets. Geen schroefje aandraaien, geen lampje wisselen. Je bent aan het kijken. De meeste mensen komen op vijftien tot vijfentwintig foto’s, en schrikken daar minder van dan ze dachten.",
    },
    {
      type: "image",
      src: "job-list",
      alt: "Een notitieblok met drie kolommen vol briefjes, een potlood en een klok ernaast",
    },
    { type: "heading", text: "Stap 2: drie stapels" },
    {
      type: "list",
      items: [
        "Moet. Alles wat erger wordt als je wacht, of wat niet veilig is.",
        "Wil. Alles waar je je aan stoort, maar wat rustig kan wachten.",
        "Laat maar. Wat je eigenlijk niet meer ziet. Gooi die foto’s weg. Dat is ook afmaken.",
      ],
    },
    {
      type: "paragraph",
      text: "Wees streng bij ‘moet’, want daar zit het geld. Dit hoort er in elk geval bij:",
    },
    {
      type: "list",
      items: [
        "Zwarte of losse kit bij de douche. Water dat achter de tegels komt, zie je pas als het beneden door het plafond komt.",
        "Een druppelende kraan of een wc die doorloopt. Dat is elke dag water, en bij warm water ook gas.",
        "Een stopcontact dat los in de muur zit of warm wordt. Niet meer gebruiken, groep uit, en laat ernaar kijken.",
        "Verstopte dakgoten. Maak ze leeg als het blad eraf is, en voor de eerste vorst.",
        "Rookmelders. Sinds juli 2022 hoort er op elke verdieping een te hangen. Druk vandaag nog even op het testknopje.",
      ],
    },
    { type: "heading", text: "Stap 3: bundel op gereedschap" },
    {
      type: "paragraph",
      text: "Sorteer de stapel ‘wil’ niet op kamer maar op wat je nodig hebt. Alles met de boormachine bij elkaar: de plank, de handdoekhaak, de spiegel, het gordijnrailtje. Alles met de kwast: het kozijn, de plint, het plafond witten in de wc. Alles met schroevendraaier en olie: de piepende deur, de losse kruk, de kast in elkaar zetten die al maanden in de gang staat. Bij elke bundel schrijf je één boodschappenlijstje.",
    },
    {
      type: "paragraph",
      text: "Schat dan de tijd en doe het keer twee. Een plank is een half uur, dus een uur. Dat is geen somberheid, dat is hoe lang het duurt met zoeken en opruimen erbij. Drie bundels van een ochtend zijn voor de meeste huizen genoeg.",
    },
    {
      type: "tip",
      text: "Leg een klusdoos aan. Eén krat met schroevendraaiers, een rolmaat, een potlood, een waterpas, pluggen en schroeven in drie maten, tape, kit, olie en reservelampjes. Alles wat je in de winkel moest halen, koop je de volgende keer dubbel. Na een halfjaar begint een klusje met klussen in plaats van met zoeken.",
    },
    { type: "heading", text: "Stap 4: een vaste plek in de week" },
    {
      type: "paragraph",
      text: "Kies een moment dat toch al rommelig is, bijvoorbeeld zaterdagochtend na de koffie, en zet er een eind aan. Een uur, wekker erbij. Wat af is, is af. Wat niet af is, gaat volgende week verder. Begin elke keer met de kleinste, want een streepje op de lijst geeft meer zin dan een goed voornemen. En doe het samen als dat kan: een halve klus is het moment dat iemand even de plank vasthoudt.",
    },
    {
      type: "paragraph",
      text: "Sommige klusjes horen bij een seizoen. Een klemmende deur schaaf je niet in november, als het hout van het vocht is gezwollen; in de zomer past hij misschien vanzelf en heb je een kier. Buiten schilderen doe je bij droog weer boven de tien graden. En in het najaar, voor je gaat stoken, is het tijd om radiatoren te ontluchten en zo nodig de cv-ketel bij te vullen.",
    },
    { type: "heading", text: "Stap 5: geef weg wat niet bij je past" },
    {
      type: "paragraph",
      text: "Er blijft altijd een stapeltje over waar je tegenop ziet. Iets met hoogte, met stroom, of gewoon iets waar je geen zin in hebt. Dat is geen falen, dat is een lijst. Voor een handige buur is het een leuke middag, juist als het er meer zijn: vier kleine dingen in één bezoek is voor allebei fijner dan één ding waarvoor iemand moet rijden.",
    },
    {
      type: "paragraph",
      text: `Zet ze daarom als één klus op ${brand.name}. Noem alles puntsgewijs, maak van elk een foto en schrijf erbij wat je al in huis hebt. Vraag om één prijs voor het geheel, en spreek af wat er gebeurt als er één punt tegenvalt. Twijfel je over wat je moet antwoorden of wie je kiest, lees dan eerst ons stuk over vragen en biedingen.`,
    },
    {
      type: "paragraph",
      text: `${APP}Ben jij zelf juist degene met de boor en een vrije zaterdag? Dan zijn klussen in de buurt een mooie manier om iets bij te verdienen, en om te weten wie er achter die andere voordeuren wonen.`,
    },
    { type: "heading", text: "En daarna?" },
    {
      type: "paragraph",
      text: "Een huis is nooit af, dus de lijst komt terug. Maar er is verschil tussen een lijst van vijf en een lijst van vijftig. Doe de ronde met je telefoon twee keer per jaar, als de klok verzet wordt. Dan hoef je er de rest van het jaar niet aan te denken. Meer weten over hoe het werkt als je hulp vraagt? Kijk bij de veelgestelde vragen.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Begin vanavond, met één. Niet de grootste, niet de belangrijkste, maar die ene waar je elke dag langs loopt. Je weet precies welke het is.",
    },
  ],
} satisfies ArticleText;
