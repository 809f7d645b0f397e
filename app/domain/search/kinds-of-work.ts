import type { CategoryId } from "../category-names";

/** A kind of work. `words`: what people call it, the things it is done to and its symptoms, in any form, in Dutch and English. */
export interface KindOfWork {
  id: number;
  category: CategoryId;
  nl: string;
  en: string;
  words: string;
}

/** The kinds of work by category. Numbers stay: stored jobs and searches refer to them. A kind is added by adding an entry. */
export const KINDS_OF_WORK: readonly KindOfWork[] = [
  {
    id: 1,
    category: 1,
    nl: "Meubels in elkaar zetten",
    en: "Furniture assembly",
    words:
      "kast meubel kledingkast boekenkast wandkast bed bedframe bureau commode ladekast ikea pax billy dressoir stoel tafel bouwpakket meubelmontage flatpack furniture wardrobe bookcase cabinet desk dresser drawers assemble assembly",
  },
  {
    id: 2,
    category: 1,
    nl: "Ophangen en boren",
    en: "Hanging and drilling",
    words:
      "plank boekenplank wandplank gordijn gordijnrail rail rolgordijn jaloezie lamellen luxaflex spiegel schilderij tvbeugel muurbeugel beugel kapstok ophangen ophangsysteem boren boor boormachine gipswand plug shelf shelves curtain blinds mirror picture frame hang mount drill bracket televisie",
  },
  {
    id: 3,
    category: 1,
    nl: "Timmerwerk en reparaties",
    en: "Carpentry and repairs",
    words:
      "timmerman timmeren timmerwerk hout houten meubelmaker tafelpoot stoelpoot schuur schuurtje overkapping kippenhok hok vlonder trapleuning leuning plint kozijn drempel zaag zagen carpenter carpentry wood wooden joiner skirting handrail tafel",
  },
  {
    id: 4,
    category: 1,
    nl: "Deuren, ramen en sloten",
    en: "Doors, windows and locks",
    words:
      "deur voordeur achterdeur binnendeur schuifdeur slot deurslot cilinder sleutel slotenmaker buitengesloten scharnier klink deurklink hang raam ruit glas glaszetter dubbelglas hor hordeur tocht tochtstrip klemt brievenbus inbraak lock locksmith hinge window pane glass glazier draught handle kattenluik",
  },
  {
    id: 5,
    category: 1,
    nl: "Vloeren leggen",
    en: "Laying floors",
    words:
      "vloer laminaat parket pvc vinyl ondervloer plankenvloer tapijt zeil vloerbedekking vloerenlegger parketteur stoffeerder traprenovatie floor flooring laminate parquet carpet underlay",
  },
  {
    id: 6,
    category: 1,
    nl: "Tegelen, stuken en voegen",
    en: "Tiling, plastering and grouting",
    words:
      "tegel tegelen tegelzetter tegelwerk stuc stucen stuken stukadoor stucwerk pleister gips gipsplaat voeg voegen voegwerk metselen metselaar metselwerk beton cement gat muur scheur tile tiler plaster plasterer grout brick bricklayer mason crack wall",
  },
  {
    id: 7,
    category: 1,
    nl: "Dak en gevel",
    en: "Roof and front",
    words:
      "dak goot dakgoot dakpan dakdekker dakraam lekdak bitumen schoorsteen regenpijp gevel dakkapel isolatie isoleren spouwmuur roof roofer gutter chimney slate insulation",
  },
  {
    id: 8,
    category: 2,
    nl: "Huis schoonmaken",
    en: "House cleaning",
    words:
      "schoonmaken schoonmaak schoonmaker schoonmaakster schoonmaakhulp poetsen poets poetshulp poetsvrouw werkster huishoudelijk huishouden huishoudelijke stofzuigen dweilen soppen afstoffen stof spinrag clean cleaner cleaning housekeeping maid vacuum mop dust tidy",
  },
  {
    id: 9,
    category: 2,
    nl: "Ramen wassen",
    en: "Window cleaning",
    words: "ramen raam wassen zemen lappen glazenwasser glasbewassing ruiten windows window wash washer washing",
  },
  {
    id: 10,
    category: 2,
    nl: "Grote schoonmaak en oplevering",
    en: "Deep clean and end of tenancy",
    words:
      "oplevering opleveren voorjaarsschoonmaak eindschoonmaak bouwschoonmaak verbouwing vlekken bankstel reinigen tapijtreiniging stoomreinigen matras deepclean tenancy carpet upholstery stain steam",
  },
  {
    id: 11,
    category: 2,
    nl: "Buiten schoonmaken",
    en: "Outdoor cleaning",
    words:
      "hogedruk hogedrukspuit terras groene aanslag algen dakgoot container kliko zonnepanelen pressure washer patio algae gutter bin",
  },
  {
    id: 12,
    category: 2,
    nl: "Wassen en strijken",
    en: "Laundry and ironing",
    words: "strijken strijk strijkgoed strijkhulp wasgoed was vouwen ironing iron laundry fold",
  },
  {
    id: 13,
    category: 3,
    nl: "Verhuizen",
    en: "Moving house",
    words:
      "verhuizen verhuizing verhuizer verhuis verhuishulp verhuisdozen verhuislift verhuiswagen dozen inpakken uitpakken move moving mover movers removal boxes pack packing unpack relocate",
  },
  {
    id: 14,
    category: 3,
    nl: "Tillen en verplaatsen",
    en: "Lifting and shifting",
    words:
      "tillen sjouwen sjouwer dragen verplaatsen verzetten versjouwen piano wasmachine zwaar heavy carry fridge piano",
  },
  {
    id: 15,
    category: 3,
    nl: "Vervoer en bezorgen",
    en: "Transport and delivery",
    words:
      "vervoer vervoeren transport bezorgen bezorger ophalen koerier brengen rijden bestelbus busje aanhanger chauffeur caravan boot marktplaats delivery deliver courier pickup collect driver trailer drive",
  },
  {
    id: 16,
    category: 3,
    nl: "Ontruimen en afvoeren",
    en: "Clearance and disposal",
    words:
      "ontruimen ontruiming leegruimen leeghalen leegmaken opruimen opruimhulp afvoeren grofvuil afval puin puinafvoer stort milieustraat kringloop weggooien zolder kelder garage schuur rommel clearance clear clutter dump junk rubbish waste skip declutter attic loft basement",
  },
  {
    id: 17,
    category: 4,
    nl: "Binnen schilderen",
    en: "Painting indoors",
    words:
      "schilderen schilder schilderwerk verven verf witten wit saus sauzen sausen latex muurverf plafond muur muren kleur paint painter painting decorator ceiling wall whitewash",
  },
  {
    id: 18,
    category: 4,
    nl: "Buiten schilderen",
    en: "Painting outdoors",
    words:
      "buitenschilderwerk kozijn kozijnen gevel hek beits beitsen boeiboord boeidelen houtrot frames fence stain exterior",
  },
  {
    id: 19,
    category: 4,
    nl: "Lakken en schuren",
    en: "Varnishing and sanding",
    words:
      "lakken lak schuren schuur hoogglans trap keukenkastjes deuren radiator spuiten varnish lacquer sand sanding gloss spray",
  },
  {
    id: 20,
    category: 4,
    nl: "Behangen",
    en: "Wallpapering",
    words:
      "behang behangen behanger vliesbehang fotobehang glasvezelbehang renovlies wallpaper wallpapering paperhanger",
  },
  {
    id: 21,
    category: 5,
    nl: "Snoeien en heggen",
    en: "Pruning and hedges",
    words:
      "snoeien snoei snoeiwerk heg haag heggen knippen heggenschaar boom bomen boomverzorger kappen rooien struik tak takken coniferen laurier klimop stronk prune pruning trim hedge tree shrub branch stump ivy",
  },
  {
    id: 22,
    category: 5,
    nl: "Gras maaien en leggen",
    en: "Mowing and laying lawns",
    words:
      "gras grasmat graszoden zoden gazon maaien grasmaaien grasmaaier verticuteren kunstgras lawn grass mow mowing turf",
  },
  {
    id: 23,
    category: 5,
    nl: "Tuinonderhoud",
    en: "Garden maintenance",
    words:
      "onkruid wieden schoffelen spitten omspitten moestuin border planten planter beplanting bloempotten balkon bladeren blad blazen winterklaar tuinonderhoud vijver bemesten compost weeding weed dig plant leaves balcony pond compost flowerbed",
  },
  {
    id: 24,
    category: 5,
    nl: "Bestraten en schuttingen",
    en: "Paving and fences",
    words:
      "bestraten bestrating straten stratenmaker oprit tegels terras grind grindpad pad klinkers schutting schuttingen hek poort tuinhek omheining tuinhuis pave paving patio driveway gravel fence fencing gate",
  },
  {
    id: 25,
    category: 5,
    nl: "Planten water geven",
    en: "Watering plants",
    words: "kamerplanten plantenoppas water geven begieten watering houseplants",
  },
  {
    id: 26,
    category: 6,
    nl: "Dieren",
    en: "Pets",
    words:
      "hond honden hondenoppas hondenuitlaat hondenuitlaatservice uitlaten kat kattenoppas poes konijn dier dieren dierenoppas huisdier dog dogs walk walking dogwalker cat pet sitter petsitter",
  },
  {
    id: 27,
    category: 6,
    nl: "Fietsen repareren",
    en: "Bicycle repairs",
    words:
      "fiets fietsen fietsenmaker fietsreparatie lekke band plakken band ketting bakfiets ebike remmen versnelling bike bicycle puncture tyre chain brakes",
  },
  {
    id: 28,
    category: 6,
    nl: "Boodschappen en gezelschap",
    en: "Errands and company",
    words:
      "boodschappen boodschap gezelschap wandelen mantelzorg bejaarden senioren oma opa apotheek errand errands groceries shopping company elderly",
  },
  {
    id: 29,
    category: 6,
    nl: "Oppassen en bijles",
    en: "Babysitting and tutoring",
    words:
      "oppas oppassen babysitter kinderoppas kinderen bijles huiswerk les leren wiskunde engels pianoles gitaarles babysit babysitting childcare tutor tutoring lessons homework",
  },
  {
    id: 30,
    category: 6,
    nl: "Feesten en koken",
    en: "Parties and cooking",
    words:
      "feest feestje verjaardag bediening bedienen kok koken catering bbq barbecue afwas partytent springkussen dj party birthday waiter cook chef cooking catering",
  },
  {
    id: 31,
    category: 6,
    nl: "Naaien en teksten",
    en: "Sewing and writing",
    words:
      "naaien naaister kleermaker rits inkorten broek zoom gordijnen tekst teksten nalezen nakijken vertalen vertaling correctie sew sewing tailor zip hem alteration text proofread proofreading translate translation",
  },
  {
    id: 32,
    category: 7,
    nl: "Portretten en feesten fotograferen",
    en: "Portrait and event photography",
    words:
      "foto fotos fotograaf fotografie fotograferen portret portretfoto familieportret pasfoto fotoshoot bruiloft trouwreportage trouwfoto trouwen diploma newborn photo photos photographer photography portrait headshot wedding shoot",
  },
  {
    id: 33,
    category: 7,
    nl: "Producten en huizen fotograferen",
    en: "Product and property photography",
    words: "productfoto productfotografie webshop woningfoto makelaar huisfoto product property listing",
  },
  {
    id: 34,
    category: 7,
    nl: "Video en drone",
    en: "Video and drone",
    words:
      "video film filmen filmpje videograaf monteren montage drone dronebeelden editing edit videographer footage digitaliseren videoband",
  },
  {
    id: 35,
    category: 8,
    nl: "Computer en telefoon",
    en: "Computer and phone",
    words:
      "computer computerhulp pc laptop macbook windows tablet ipad telefoon smartphone iphone virus traag scherm beeldbellen whatsapp mail email wachtwoord bestanden backup software digid computers phone screen slow files password videocall",
  },
  {
    id: 36,
    category: 8,
    nl: "Wifi, printer en televisie",
    en: "Wifi, printer and television",
    words:
      "wifi internet router modem netwerk netwerkkabel utp bereik verbinding printer scanner tv televisie smarttv chromecast geluid soundbar network connection television signal sonos",
  },
  {
    id: 37,
    category: 8,
    nl: "Websites en programma’s",
    en: "Websites and software",
    words:
      "website webdesign webdesigner wordpress site webshop app programmeren programmeur domein seo excel developer programming webpage spreadsheet",
  },
  {
    id: 38,
    category: 9,
    nl: "Lampen en verlichting",
    en: "Lamps and lighting",
    words:
      "lamp lampen verlichting licht hanglamp plafondlamp plafonniere spot spots inbouwspot inbouwspots led ledstrip dimmer kerstverlichting buitenlamp tuinverlichting light lights lighting chandelier spotlight bulb",
  },
  {
    id: 39,
    category: 9,
    nl: "Stopcontacten en schakelaars",
    en: "Sockets and switches",
    words:
      "stopcontact stopcontacten schakelaar contactdoos wandcontactdoos stekker bedrading kabel snoer deurbel bel videodeurbel intercom thermostaat socket outlet switch plug wiring cable doorbell thermostat",
  },
  {
    id: 40,
    category: 9,
    nl: "Groepenkast en laadpaal",
    en: "Fuse box and charger",
    words:
      "groepenkast meterkast zekering zekeringkast stoppenkast stoppen aardlek aardlekschakelaar kortsluiting stroom stroomstoring perilex kookgroep krachtstroom laadpaal laadpunt fuse fusebox breaker power charger electricity",
  },
  {
    id: 41,
    category: 9,
    nl: "Apparaten aansluiten",
    en: "Connecting appliances",
    words:
      "wasmachine wasautomaat droger vaatwasser afwasmachine oven kookplaat inductie inductieplaat fornuis afzuigkap koelkast witgoed apparaat washing machine dishwasher dryer hob induction cooker extractor appliance",
  },
  {
    id: 42,
    category: 10,
    nl: "Kraan of lekkage",
    en: "Tap or leak",
    words:
      "kraan keukenkraan mengkraan badkamerkraan buitenkraan lekkage lek lekt lekken lekke lekkende druppelt druppelen druppel waterleiding leiding gesprongen kraanleertje waterschade vocht tap faucet leak leaking leaks leaky drip dripping pipe burst",
  },
  {
    id: 43,
    category: 10,
    nl: "Afvoer en verstopping",
    en: "Drain and blockage",
    words:
      "afvoer verstopt verstopping verstoppingen ontstoppen ontstopping riool riolering gootsteen wastafel sifon zwanenhals putje stank drain blocked blockage clogged unclog sewer sink plughole siphon",
  },
  {
    id: 44,
    category: 10,
    nl: "Toilet, douche en bad",
    en: "Toilet, shower and bath",
    words:
      "wc toilet toiletpot stortbak vlotter spoelt doorspoelen douche douchekop douchecabine bad badkamer sanitair kit kitten kitranden kitrand kitnaad kitter wastafel toilet loo flush cistern shower bath bathroom basin sealant caulk silicone",
  },
  {
    id: 45,
    category: 10,
    nl: "Verwarming",
    en: "Heating",
    words:
      "verwarming cv ketel cvketel radiator radiatoren ontluchten bijvullen boiler geiser vloerverwarming warmtepomp koud heating boiler radiator bleed heater heat pump",
  },
];

/** Words for a whole category: its trades. */
export const TRADES: readonly { category: CategoryId; words: string }[] = [
  { category: 1, words: "handig klusjesman klusser klushulp klussenier klusbedrijf handyman handy fixer allround" },
  {
    category: 2,
    words:
      "schoonmaken schoonmaak schoonmaker schoonmaakster schoonmaakbedrijf poetshulp werkster cleaner cleaning clean",
  },
  { category: 3, words: "verhuizer verhuizers verhuisbedrijf mover movers" },
  { category: 4, words: "schilder schilders schildersbedrijf huisschilder painter decorator" },
  {
    category: 5,
    words:
      "tuin tuinman tuinier tuinieren hovenier hoveniersbedrijf tuinhulp tuinwerk achtertuin voortuin garden gardener gardening landscaper",
  },
  { category: 7, words: "fotograaf fotografie photographer photography" },
  { category: 8, words: "tech ict iter computermonteur nerd technicus computerman" },
  {
    category: 9,
    words: "elektra elektricien electricien elektromonteur elektrisch electrician electrical electric electra",
  },
  { category: 10, words: "loodgieter installateur plumber plumbing loodgieterswerk" },
];
