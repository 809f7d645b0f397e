import { brand } from "~/brand";
import { MAX_JOB_IMAGES } from "~/domain/jobs/image-limits";
import { JOB_DAYS } from "~/domain/jobs/job-days";
import type { ArticleText } from "../catalogue";

export default {
  title: "Vragen en biedingen op je klus: zo kies je goed",
  intro:
    "Je klus staat erop, en dan komen de reacties. Hoe lees je een bod, wat antwoord je op een vraag en hoe kies je zonder er een hele avond aan kwijt te zijn?",
  alt: "Een prikbord met een briefje van een klus, en drie kaartjes met biedingen eromheen",
  phrases: ["vragen en biedingen", "hoe je een bod leest", "een bod kiezen"],
  blocks: [
    {
      type: "paragraph",
      text: "Je hebt je klus geplaatst, je legt je telefoon weg en een tijdje later staan er twee vragen en drie biedingen bij. De een wil 60 euro, de ander 140, en een derde vraagt of er een trap in huis is. Wat nu? Je hoeft niet meteen te kiezen, en je hoeft ook geen verstand van het werk te hebben. Met een paar vaste gewoonten haal je er snel het goede bod uit.",
    },
    { type: "heading", text: "Begin met een omschrijving die vragen voorkomt" },
    {
      type: "paragraph",
      text: "Goede biedingen beginnen bij jezelf. Hoe beter iemand zich het werk kan voorstellen, hoe dichter de prijs bij de waarheid zit. ‘Planken ophangen’ kan een kwartier duren of een hele ochtend: het scheelt nogal of er een bakstenen muur achter zit of een gipswand. Zet daarom in je omschrijving wat je zou vertellen als iemand bij je in de keuken stond.",
    },
    {
      type: "list",
      items: [
        "Wat er nu is en wat het moet worden: ‘drie planken van 80 centimeter aan een gipswand’.",
        "De maten. Twee minuten met een rolmaat scheelt later een halve dag heen en weer praten.",
        "Wat er al in huis ligt: schroeven, verf, de nieuwe kraan, een ladder.",
        "Hoe je er komt: welke verdieping, lift of trap, kun je voor de deur parkeren?",
        "Wat er daarna moet gebeuren. Neemt de klusser het afval mee, of breng jij het zelf weg?",
      ],
    },
    {
      type: "paragraph",
      text: `Maak er foto’s bij; er passen er ${MAX_JOB_IMAGES} bij een klus. Eén van een afstand, zodat je de ruimte ziet, en één van dichtbij. De locatie halen wij uit je foto’s, en je straat en huisnummer zet je in het veld dat alleen de klusser ziet die je kiest. Let wel op wat er verder in beeld ligt: een envelop met je naam of een sleutelbos hoort niet op een openbare foto.`,
    },
    {
      type: "image",
      src: "questions",
      alt: "Twee tekstballonnen naast een muur met een rolmaat: in de ene een vraagteken, in de andere een vinkje",
    },
    { type: "heading", text: "Een vraag is een goed teken" },
    {
      type: "paragraph",
      text: "Wie iets vraagt, denkt na over je klus. Vragen en antwoorden staan voor iedereen onder je klus, dus één goed antwoord helpt iedereen die nog wil bieden. Antwoord kort en met feiten. ‘De muur is van baksteen, het huis is van 1934’ is meer waard dan ‘gewoon een muur’. Weet je het niet? Zeg dat dan. ‘Geen idee, maar het klinkt hol als je erop klopt’ is voor een handige buur een prima antwoord.",
    },
    {
      type: "paragraph",
      text: "Krijg je dezelfde vraag twee keer, pas dan je omschrijving aan. Wie al een bod deed krijgt daar bericht van en kan het bod bijstellen. Zo staat er straks niemand voor de deur met de verkeerde boor.",
    },
    {
      type: "paragraph",
      text: "Telefoonnummers en websites kun je in een vraag of antwoord niet kwijt. Dat is met opzet: iedereen leest mee. Accepteer je een bod, dan gaat de chat tussen jullie tweeën open en regel je daar de rest.",
    },
    { type: "heading", text: "Waar je op let bij een bod" },
    {
      type: "paragraph",
      text: "Een bod is de prijs voor het hele werk. Het bedrag valt het eerste op, maar kijk naar vier dingen tegelijk.",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "De boodschap. Gaat die over jouw klus, of had dit onder elke klus kunnen staan? ‘Ik zie dat het een hoekkast is, dus ik kom met z’n tweeën’ laat zien dat iemand echt heeft gekeken.",
        "Wat erbij zit. Is het materiaal inbegrepen, en het afvoeren? Staat het er niet bij, dan is het een vraag waard.",
        "Eerder werk en beoordelingen. Lees er een paar helemaal, en niet alleen de sterren. ‘Kwam een uur later, maar liet het op tijd weten’ zegt meer dan een vijf zonder tekst. Is iemand nieuw? Dan is er nog niets te lezen, maar iedereen is ooit met de eerste klus begonnen.",
        "De dag. Een mooi bod voor over drie weken helpt je niet als je nu een lekkende kraan hebt.",
      ],
    },
    {
      type: "paragraph",
      text: "Alleen jij ziet alle biedingen. Klussers zien elkaars bedragen niet, dus een bod is wat iemand er zelf voor nodig vindt, en geen wedstrijd wie er nog een tientje onder duikt.",
    },
    { type: "heading", text: "Waarom het laagste bod niet altijd het goedkoopst is" },
    {
      type: "paragraph",
      text: "Stel: je laat een kamer schilderen en er komen biedingen van 120, 210 en 230 euro. Het eerste lijkt een koopje, tot je ziet dat het zonder verf is en dat je zelf moet afplakken. Reken je een emmer muurverf, tape, folie en je eigen zaterdag mee, dan is het verschil verdwenen. Het kan nog steeds de beste keuze zijn, als je zelf graag afplakt. Maar dan kies je er bewust voor.",
    },
    {
      type: "paragraph",
      text: "Andersom is duur niet vanzelf beter. Een hoger bod is logisch als iemand eigen gereedschap meebrengt, met z’n tweeën komt of van een eind verder moet rijden. Vraag gerust wat erin zit; wie het werk kent, legt het in twee zinnen uit. Heb je geen idee wat redelijk is? Bekijk klussen die op die van jou lijken. Daar zie je welk budget anderen ervoor hebben.",
    },
    {
      type: "tip",
      text: `Slaap er een nachtje over, tenzij er water over de vloer loopt. Je klus staat ${JOB_DAYS} dagen open en zolang blijven de biedingen staan, behalve als iemand het bod zelf intrekt. Het fijnste bod komt vaak pas ’s avonds, van iemand die overdag aan het werk was.`,
    },
    { type: "heading", text: "Kiezen, en netjes nee zeggen" },
    {
      type: "paragraph",
      text: "Heb je gekozen, dan accepteer je dat bod. De chat gaat open en de klusser ziet je hele postcode en het adres dat je invulde. Vulde je er geen in, geef het dan bij de klus. De anderen krijgen vanzelf bericht dat jij iemand anders hebt. Een bod dat het zeker niet wordt, kun je ook eerder weigeren: dat is eerlijker dan iemand laten wachten. Hoe het betalen gaat, lees je bij de veelgestelde vragen.",
    },
    {
      type: "paragraph",
      text: `Spreek daarna in de chat van ${brand.name} drie dingen af: de dag en de tijd, wie wat meebrengt, en wat jullie doen als het tegenvalt. Dat laatste vergeet bijna iedereen. ‘Blijkt de leiding verrot, dan stop je even en overleggen we’ is één zin, en het voorkomt de meeste ruzies. Doe het in de chat en niet aan de deur, dan kunnen jullie het allebei teruglezen.`,
    },
    { type: "heading", text: "En als niemand biedt?" },
    {
      type: "paragraph",
      text: "Dat gebeurt, en het zegt niets over jou. Meestal ligt het aan een van drie dingen: er staat geen foto bij, de dag is te krap, of het budget past niet bij het werk. Verander één ding tegelijk en kijk wat er gebeurt. Zet de dag op flexibel, of kies ‘prijs in overleg’ en laat anderen een voorstel doen. Je kunt ook zelf een klusser uit de buurt vragen om naar je klus te kijken.",
    },
    {
      type: "paragraph",
      text: "Is het een grote klus, knip hem dan op. Wie geen zin heeft in een hele zolder, wil misschien best het plafond witten of de kast in elkaar zetten. Twee kleine klussen krijgen vaak sneller een bod dan één grote.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Kort gezegd: vertel veel, antwoord kort, lees eerst de boodschap en dan pas het bedrag. En kies iemand voor wie je graag je voordeur opendoet. De prijs is een getal. De rest is een mens uit je eigen buurt, die je morgen weer tegenkomt bij de bakker.",
    },
  ],
} satisfies ArticleText;
