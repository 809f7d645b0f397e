import type { CategoryId } from "../jobs/category-names";

/** `words`: names, objects and symptoms in any form, in Dutch and English. Words between two commas are synonyms. */
export interface KindOfWork {
  id: number;
  category: CategoryId;
  nl: string;
  en: string;
  words: string;
}

/** Never renumber: stored jobs and searches refer to the ids. */
export const KINDS_OF_WORK: readonly KindOfWork[] = [
  {
    id: 1,
    category: 1,
    nl: "Meubels in elkaar zetten",
    en: "Furniture assembly",
    words: `kast kasten cupboard cabinet, kledingkast garderobekast wardrobe closet, boekenkast boekenrek bookcase bookshelf, meubel meubels
      furniture, bed ledikant, stapelbed hoogslaper bunk bunkbed, bedframe bedbodem, bureau desk, commode ladekast dresser drawers, tafel table,
      stoel chair, bank sofa couch, ikea flatpack bouwpakket, pax, billy, hemnes, dressoir sideboard, meubelmontage assemble assembly, tuinset,
      trampoline, speeltoestel, schommel swing, glijbaan, fitnessapparaat, crosstrainer`,
  },
  {
    id: 2,
    category: 1,
    nl: "Ophangen en boren",
    en: "Hanging and drilling",
    words: `plank planken boekenplank wandplank shelf shelves shelving bookshelves, gordijn gordijnen vitrage curtain curtains drapes, gordijnrail rail,
      rolgordijn jaloezie lamellen luxaflex zonwering blinds shutters, spiegel mirror, schilderij fotolijst picture painting frame,
      tvbeugel muurbeugel beugel bracket, kapstok coatrack, boren boor drill, boormachine, gipswand plasterboard drywall, plug pluggen,
      televisie tv television, prikbord whiteboard, wandrek, hangstoel hangmat hammock, trapgat, traphekje`,
  },
  {
    id: 3,
    category: 1,
    nl: "Timmerwerk en reparaties",
    en: "Carpentry and repairs",
    words: `timmerman schrijnwerker carpenter joiner, timmeren timmerwerk carpentry woodwork, hout houten wood wooden timber, meubelmaker,
      tafelpoot stoelpoot poot leg, schuur schuurtje berging shed, overkapping veranda pergola carport, kippenhok hok coop, kip kippen chicken,
      vlonder deck decking, trapleuning leuning handrail banister, plint plinten skirting baseboard, drempel threshold,
      zagen zaag saw, lijmen glue, tafel table, lade la drawer, keukenblad werkblad worktop countertop, vloerluik luik hatch,
      vogelhuisje, zandbak, plantenbak planter, nestkast, kattenluik catflap, keukenmontage`,
  },
  {
    id: 4,
    category: 1,
    nl: "Deuren, ramen en sloten",
    en: "Doors, windows and locks",
    words: `deur deuren doors, voordeur, schuifdeur, garagedeur, slot sloten deurslot lock locks, cilinder cylinder, sleutel sleutels key keys,
      slotenmaker sleutelmaker locksmith, buitengesloten lockout, scharnier scharnieren hinge hinges, klink deurklink deurkruk handle doorknob,
      raam ramen venster window windows, ruit ruiten glas dubbelglas glass pane, glaszetter glazier, hor horren hordeur muggengaas vliegenraam
      screen mosquito, tocht tochtstrip kieren draught draft, klemmen klemt sticking stuck, brievenbus letterbox mailbox, inbraak inbreken burglary,
      rolluik rolluiken, kierstandhouder, deurdranger`,
  },
  {
    id: 5,
    category: 1,
    nl: "Vloeren leggen",
    en: "Laying floors",
    words: `vloer vloeren floor floors flooring, laminaat laminate, parket houtvloer parquet, pvc vinyl lino, ondervloer underlay, plankenvloer
      floorboards, tapijt vloerbedekking carpet, zeil, vloerenlegger parketteur parketlegger, stoffeerder stofferen upholster upholsterer,
      traprenovatie traptreden stairs, egaliseren levelling`,
  },
  {
    id: 6,
    category: 1,
    nl: "Tegelen, stuken en voegen",
    en: "Tiling, plastering and grouting",
    words: `tegel tegels tegelen betegelen tegelwerk tile tiles tiling tegelzetter tiler, stuc stucen stuken stucwerk pleister pleisteren plaster
      plastering stukadoor stucadoor plasterer, gips gipsplaat plasterboard, voeg voegen voegwerk grout grouting voeger, metselen metselwerk
      bricklaying brickwork metselaar bricklayer mason, baksteen steen brick bricks, beton betonnen concrete, cement mortel mortar, gat gaten hole
      holes, scheur scheuren barst crack cracks, muur muren wand wall walls, slopen sloop breken demolish demolition, aannemer contractor builder`,
  },
  {
    id: 7,
    category: 1,
    nl: "Dak en gevel",
    en: "Roof and front",
    words: `dak daken roof roofing, dakgoot dakgoten goot gutter gutters, dakpan dakpannen tiles slate, dakdekker rietdekker roofer, dakraam velux
      skylight, bitumen dakleer, schoorsteen rookkanaal chimney, schoorsteenveger sweep, regenpijp hemelwater downpipe drainpipe, gevel facade,
      dakkapel dormer, isolatie isoleren insulation insulate, spouwmuur cavity, vogelnest, antenne schotel aerial satellite, zonnepaneel`,
  },
  {
    id: 8,
    category: 2,
    nl: "Huis schoonmaken",
    en: "House cleaning",
    words: `schoonmaken schoonmaak poetsen poets reinigen clean cleaning, schoonmaker schoonmaakster schoonmaakhulp poetshulp poetsvrouw werkster
      huishoudster interieurverzorgster cleaner maid housekeeper, huishouden huishoudelijk huishoudelijke housework household, stofzuigen zuigen
      vacuum hoover, dweilen mop mopping, soppen afnemen wipe, afstoffen stof stoffig dust dusting, spinrag spinnenweb cobweb, kalk kalkaanslag
      ontkalken limescale descale, vies vuil dirty filthy, schimmel mould mold`,
  },
  {
    id: 9,
    category: 2,
    nl: "Ramen wassen",
    en: "Window cleaning",
    words: `ramen raam ruiten window windows, wassen zemen lappen wash washing, glazenwasser ramenwasser ramenlapper raamwasser, glasbewassing,
      kozijnen`,
  },
  {
    id: 10,
    category: 2,
    nl: "Grote schoonmaak en oplevering",
    en: "Deep clean and end of tenancy",
    words: `oplevering opleveren tenancy handover, schoonmaak clean deep grote, voorjaarsschoonmaak spring, eindschoonmaak, bouwschoonmaak verbouwing renovation, vlek vlekken
      stain stains, bankstel upholstery, tapijt tapijtreiniging tapijtreiniger vloerkleed kleed carpet rug, stoomreinigen stomen steam, matras mattress,
      oven, koelkast ijskast fridge, afzuigkap`,
  },
  {
    id: 11,
    category: 2,
    nl: "Buiten schoonmaken",
    en: "Outdoor cleaning",
    words: `schoonmaken cleaning clean, hogedruk hogedrukspuit hogedrukreiniger pressure washer, terras patio, aanslag algen alg groene algae moss mos, dakgoot goot gutter gutters,
      container kliko vuilnisbak bin bins, zonnepanelen zonnepaneel solar panels, afspoelen schoonspuiten rinse, tuinmeubelen, barbecue grill,
      graffiti, auto car, autowassen carwash, boot caravan`,
  },
  {
    id: 12,
    category: 2,
    nl: "Wassen en strijken",
    en: "Laundry and ironing",
    words: `strijken strijk strijkgoed strijkwerk iron ironing, strijkhulp strijkster, wasgoed was laundry, vouwen opvouwen fold folding, overhemd
      overhemden shirt shirts`,
  },
  {
    id: 13,
    category: 3,
    nl: "Verhuizen",
    en: "Moving house",
    words: `verhuizen verhuizing verhuis move moving removal relocation, verhuizer verhuizers mover movers, verhuishulp, verhuisdozen dozen doos boxes
      box, verhuislift, verhuiswagen verhuisbus, inpakken pack packing, uitpakken unpack`,
  },
  {
    id: 14,
    category: 3,
    nl: "Tillen en verplaatsen",
    en: "Lifting and shifting",
    words: `tillen sjouwen dragen lift lifting carry carrying, sjouwer sterke strong, verplaatsen verzetten versjouwen verschuiven shift move moving, piano vleugel,
      wasmachine wasautomaat washer, zwaar zware heavy, koelkast ijskast vriezer fridge freezer refrigerator, kluis safe, bankstel bank sofa couch,
      aquarium, trap trappen stairs`,
  },
  {
    id: 15,
    category: 3,
    nl: "Vervoer en bezorgen",
    en: "Transport and delivery",
    words: `vervoer vervoeren transport transporteren, bezorgen bezorging afleveren deliver delivery, ophalen afhalen pickup collect, koerier bezorger
      courier, brengen wegbrengen bring, rijden drive, bestelbus busje bus, aanhanger aanhangwagen trailer, chauffeur driver, caravan camper campervan,
      boot sloep boat, marktplaats, pakket pakketje parcel package, spullen stuff`,
  },
  {
    id: 16,
    category: 3,
    nl: "Ontruimen en afvoeren",
    en: "Clearance and disposal",
    words: `ontruimen ontruiming leegruimen leeghalen leegmaken clear clearance clearing, opruimen opruim opruimhulp declutter tidy, opruimcoach
      organizer, afvoeren weggooien dispose disposal, grofvuil grof afval vuilnis rubbish trash garbage waste junk, puin rubble, stort milieustraat
      tip dump, kringloop, zolder vliering attic loft, kelder basement cellar, garage, schuur, rommel troep clutter mess, inboedel`,
  },
  {
    id: 17,
    category: 4,
    nl: "Binnen schilderen",
    en: "Painting indoors",
    words: `schilderen verven verf schilderwerk paint painting, schilder huisschilder verver painter decorator, witten wit sauzen sausen saus latex
      muurverf whitewash emulsion, witter sauzer, plafond plafonds ceiling ceilings, muur muren wand wall walls, kleur kleuren colour color, kamer room,
      babykamer kinderkamer nursery, muurschildering mural, keukenkastjes keuken kitchen`,
  },
  {
    id: 18,
    category: 4,
    nl: "Buiten schilderen",
    en: "Painting outdoors",
    words: `schilderen painting paint, buitenschilderwerk buitenverf exterior outside outdoors, kozijn kozijnen frames windowframe, gevel facade, hek fence, beits beitsen stain staining,
      boeiboord boeidelen boeideel fascia, houtrot rot, bladderen afbladderen afbladderende bladdert flaking peeling, dakkapel dormer`,
  },
  {
    id: 19,
    category: 4,
    nl: "Lakken en schuren",
    en: "Varnishing and sanding",
    words: `lakken lak aflakken varnish lacquer, schuren opschuren afschuren sand sanding, hoogglans gloss, trap trappen stairs staircase,
      keukenkastjes deuren, radiator, spuiten verfspuiten spray, vernis, olie oliën oil, meubel opknappen restore refinish`,
  },
  {
    id: 20,
    category: 4,
    nl: "Behangen",
    en: "Wallpapering",
    words: `behang behangen behangwerk wallpaper wallpapering, behanger paperhanger, vliesbehang, fotobehang, glasvezelbehang renovlies glasvlies,
      afstomen behangafstomer strip`,
  },
  {
    id: 21,
    category: 5,
    nl: "Snoeien en heggen",
    en: "Pruning and hedges",
    words: `snoeien snoei snoeiwerk bijknippen knippen trim prune pruning, heg haag heggen hagen beukenhaag ligusterhaag hedge hedges, heggenschaar,
      boom bomen tree trees, boomverzorger boomchirurg treesurgeon arborist, kappen omzagen rooien fell felling, struik struiken heester shrub bush
      bushes, tak takken branch branches, conifeer coniferen, laurier laurel, klimop ivy, stronk boomstronk stobbe stump, wortel wortels roots, roos
      rozen roses, appelboom fruitboom, druif blauweregen`,
  },
  {
    id: 22,
    category: 5,
    nl: "Gras maaien en leggen",
    en: "Mowing and laying lawns",
    words: `gras grass, gazon grasveld lawn, grasmat graszoden zoden turf sod, maaien grasmaaien mow mowing cut, grasmaaier maaier maairobot
      robotmaaier mower, verticuteren, kunstgras artificial, inzaaien seed`,
  },
  {
    id: 23,
    category: 5,
    nl: "Tuinonderhoud",
    en: "Garden maintenance",
    words: `onkruid weed weeds, wieden schoffelen weeding, spitten omspitten dig digging, moestuin groentetuin volkstuin vegetable allotment, border
      bloembed flowerbed, planten beplanting planting plant plants, bloembakken bloempotten, balkon balcony, bladeren blad herfst leaves, blazen
      bladblazer harken rake, winterklaar, tuinonderhoud, vijver pond, vijverpomp, bemesten mest fertilise, compost, mol mollen mole, tuinslang
      beregening irrigation, kas greenhouse, regenton`,
  },
  {
    id: 24,
    category: 5,
    nl: "Bestraten en schuttingen",
    en: "Paving and fences",
    words: `bestraten bestrating herstraten straten straatwerk pave paving, stratenmaker stratenlegger paver, oprit driveway, terras patio, tuintegels
      stoeptegels tegels slabs, grind gravel, pad tuinpad grindpad path, klinkers, verzakt verzakking sunken, schutting schuttingen omheining erfafscheiding
      fence fencing, hek hekwerk railing, poort tuinpoort tuindeur gate, tuinhuis blokhut gardenhouse shed, grondwerk graven dig, zand sand`,
  },
  {
    id: 25,
    category: 5,
    nl: "Planten water geven",
    en: "Watering plants",
    words: `planten plant plants, plantenoppas, water geven begieten watering, kamerplanten kamerplant houseplants houseplant, verpotten repot`,
  },
  {
    id: 26,
    category: 6,
    nl: "Dieren",
    en: "Pets",
    words: `hond honden puppy dog dogs, hondenoppas dogsitter, hondenuitlaat hondenuitlater hondenuitlaatservice dogwalker, uitlaten wandelen walk walking,
      kat katten poes poezen kitten cat cats, kattenoppas catsitter, konijn konijnen cavia rabbit, vissen aquarium fish, vogel parkiet bird, kippen
      chickens, paard horse, huisdier huisdieren dier dieren beest pet pets animal animals, dierenoppas oppas petsitter sitter, voeren eten feed feeding,
      kattenbak litter, trimmen vacht groom`,
  },
  {
    id: 27,
    category: 6,
    nl: "Fietsen repareren",
    en: "Bicycle repairs",
    words: `fiets fietsen rijwiel bike bikes bicycle, fietsenmaker fietsenmonteur rijwielhersteller, fietsreparatie, lekke band banden puncture flat tyre
      tire, plakken, ketting chain, bakfiets cargobike, ebike elektrische, rem remmen brake brakes, versnelling versnellingen gears, trapper pedaal
      pedal, scooter brommer moped, fietsslot, step`,
  },
  {
    id: 28,
    category: 6,
    nl: "Boodschappen en gezelschap",
    en: "Errands and company",
    words: `boodschappen boodschap groceries shopping, errand errands, gezelschap company companion, mantelzorg care carer, bejaarde bejaarden senior
      senioren elderly, oma opa grandma grandpa grandmother, apotheek medicijnen pharmacy, begeleiden meegaan accompany, voorlezen`,
  },
  {
    id: 29,
    category: 6,
    nl: "Oppassen en bijles",
    en: "Babysitting and tutoring",
    words: `oppas oppassen babysitten babysit babysitting childcare, babysitter kinderoppas nanny gastouder sitter, kind kinderen kleuter kleuters peuter
      baby kids child children toddler, bijles les lessen tutoring lesson lessons, bijlesleraar leraar lerares docent tutor teacher, huiswerk homework,
      wiskunde rekenen maths math, engels english, nederlands dutch taal language, pianoles, gitaar gitaarles guitar, muziekles music, zwemmen,
      examen exam`,
  },
  {
    id: 30,
    category: 6,
    nl: "Feesten en koken",
    en: "Parties and cooking",
    words: `feest feestje party, kinderfeestje, verjaardag birthday, bediening bedienen ober serveerster waiter waitress serve, barman bartender, koken kok
      cook chef, catering cateraar caterer, bbq barbecue, afwas afwassen dishes, partytent, springkussen, dj muziek music, taart cake bakken baking,
      versieren decoreren decorate, clown goochelaar magician, sinterklaas kerstman`,
  },
  {
    id: 31,
    category: 6,
    nl: "Naaien en teksten",
    en: "Sewing and writing",
    words: `naaien verstellen sew sewing alteration alterations mend, naaister kleermaker coupeuse tailor seamstress, rits ritsen zip zipper, inkorten
      korter shorten, broek jurk trousers dress, zoom hem, knoop button, tekst teksten text texts, nalezen nakijken correctie redigeren proofread
      proofreading, redacteur tekstschrijver schrijver editor writer copywriter, spelling taalfouten grammar, vertalen vertaling translate translation,
      vertaler tolk translator, brief sollicitatiebrief cv resume letter, formulier belasting belastingaangifte aangifte tax, administratie`,
  },
  {
    id: 32,
    category: 7,
    nl: "Portretten en trouwfoto’s",
    en: "Portraits and weddings",
    words: `foto fotos photo photos picture pictures, fotograferen fotografie photography, fotograaf photographer, portret portretten portretfoto portrait
      portraits headshot, familieportret familiefoto, pasfoto passport, fotoshoot shoot fotosessie, bruiloft trouwen trouwerij huwelijk wedding,
      trouwreportage trouwfoto trouwfotos trouwfotograaf, diploma uitreiking graduation, newborn pasgeboren zwanger, evenement event`,
  },
  {
    id: 33,
    category: 7,
    nl: "Producten en huizen fotograferen",
    en: "Product and property photography",
    words: `product producten productfoto productfotografie products, fotograferen fotografie photography, webshop, woningfoto huisfoto woningfotografie vastgoed makelaar funda property
      estate listing interior`,
  },
  {
    id: 34,
    category: 7,
    nl: "Video en drone",
    en: "Video and drone",
    words: `video film filmpje filmen footage filming, videograaf cameraman filmer videographer, montage monteren editen editing edit, drone dronebeelden
      luchtfoto aerial, digitaliseren overzetten digitise scan, videoband dia dias slides negatieven`,
  },
  {
    id: 35,
    category: 8,
    nl: "Computer en telefoon",
    en: "Computer and phone",
    words: `computer computers pc desktop, laptop notebook macbook, windows, tablet ipad, telefoon mobiel smartphone iphone phone mobile, virus malware
      hacked gehackt, traag langzaam slow, scherm schermpje beeldscherm screen display, beeldbellen videobellen facetime skype zoom videocall, whatsapp,
      mail email outlook gmail, wachtwoord wachtwoorden password passwords, bestand bestanden files file, backup reservekopie, software, digid,
      accu batterij battery, computerhulp pchulp, harde schijf disk`,
  },
  {
    id: 36,
    category: 8,
    nl: "Wifi, printer en televisie",
    en: "Wifi, printer and television",
    words: `wifi internet wlan, router modem, netwerk network, netwerkkabel utp internetkabel ethernet, bereik verbinding connection signal, printer printen
      print, scanner, tv televisie smarttv television, chromecast, geluid speaker speakers sound, soundbar, sonos, ziggo kpn, beamer projector,
      bewakingscamera camera`,
  },
  {
    id: 37,
    category: 8,
    nl: "Websites en programma’s",
    en: "Websites and software",
    words: `website websites site webpagina webpage, webdesign, webdesigner webbouwer webdeveloper, wordpress, webshop, app apps, programmeren coding code, programma programmas program programs software,
      programmeur ontwikkelaar developer programmer, domein domain, seo, excel spreadsheet, logo ontwerp ontwerpen design, ontwerper vormgever designer,
      flyer folder`,
  },
  {
    id: 38,
    category: 9,
    nl: "Lampen en verlichting",
    en: "Lamps and lighting",
    words: `lamp lampen licht verlichting light lights lighting, hanglamp plafondlamp plafonniere kroonluchter chandelier pendant, spot spots spotje
      inbouwspot inbouwspots downlight spotlight, led leds, ledstrip, dimmer, kerstverlichting kerstlampjes christmas, buitenlamp buitenlampje
      buitenverlichting tuinverlichting, bewegingssensor sensor bewegingsmelder motion, gloeilamp peertje bulb`,
  },
  {
    id: 39,
    category: 9,
    nl: "Stopcontacten en schakelaars",
    en: "Sockets and switches",
    words: `stopcontact stopcontacten contactdoos wandcontactdoos socket sockets outlet, schakelaar schakelaars lichtknop switch switches, stekker plug,
      bedrading draad draden wiring wire wires, kabel kabels snoer cable cables, deurbel bel videodeurbel doorbell bell, intercom, thermostaat thermostat,
      rookmelder brandmelder smoke`,
  },
  {
    id: 40,
    category: 9,
    nl: "Groepenkast en laadpaal",
    en: "Fuse box and charger",
    words: `groepenkast meterkast zekeringkast stoppenkast fusebox, groep groepen circuit, zekering stop fuse fuses, aardlek aardlekschakelaar breaker,
      kortsluiting sluiting shortcircuit, stroom stroomstoring elektriciteit power electricity, perilex krachtstroom kookgroep,
      laadpaal laadpunt laadstation wallbox charger, opladen laden charge charging, aarding`,
  },
  {
    id: 41,
    category: 9,
    nl: "Apparaten aansluiten",
    en: "Connecting appliances",
    words: `wasmachine wasautomaat washing washer, droger wasdroger dryer, vaatwasser afwasmachine vaatwasmachine dishwasher, oven magnetron microwave,
      kookplaat inductie inductieplaat hob induction, fornuis gasfornuis stove cooker, afzuigkap extractor hood, koelkast ijskast fridge, witgoed
      apparaat apparaten appliance appliances, airco airconditioning aircon, ventilator afzuiging mechanische fan ventilation`,
  },
  {
    id: 42,
    category: 10,
    nl: "Kraan of lekkage",
    en: "Tap or leak",
    words: `kraan kranen mengkraan badkamerkraan tap taps faucet, keukenkraan, buitenkraan, lekkage lek lekt lekken lekke lekkende leak leaking leaks leaky,
      druppelen druppelt druppel drip dripping drips, waterleiding leiding leidingen pipe pipes, gesprongen burst, kraanleertje washer,
      waterschade, vocht vochtig damp, waterdruk pressure, stopkraan hoofdkraan`,
  },
  {
    id: 43,
    category: 10,
    nl: "Afvoer en verstopping",
    en: "Drain and blockage",
    words: `afvoer afvoerpijp drain drains, verstopt verstopping verstoppingen ontstoppen ontstopping ontstoppingsdienst blocked blockage clogged unclog
      unblock, riool riolering rioolservice sewer, gootsteen spoelbak sink, wastafel wasbak washbasin basin, sifon zwanenhals siphon, putje doucheputje
      plughole, stank stinkt smell smells`,
  },
  {
    id: 44,
    category: 10,
    nl: "Toilet, douche en bad",
    en: "Toilet, shower and bath",
    words: `toilet wc toiletpot plee loo, stortbak spoelbak vlotter cistern, doorspoelen spoelt loopt flush flushing running, douche douchecabine shower,
      douchekop showerhead, badkuip ligbad bad bathtub bath, badkamer bathroom, sanitair, kit kitten kitrand kitranden kitnaad siliconen sealant silicone
      caulk caulking, kitter, wastafel wasbak basin, toiletbril wcbril seat, fonteintje`,
  },
  {
    id: 45,
    category: 10,
    nl: "Verwarming",
    en: "Heating",
    words: `verwarming heating, cvketel ketel cv combiketel boiler remeha vaillant nefit intergas, radiator radiatoren radiators, ontluchten bleed bleeding,
      bijvullen refill, geiser heater, vloerverwarming, warmtepomp heatpump, koud cold, cvmonteur verwarmingsmonteur, thermostaatknop, waterzijdig`,
  },
];

export const TRADES: readonly { category: CategoryId; words: string }[] = [
  {
    category: 1,
    words:
      "handig klusjesman klusser klushulp klussenier klusbedrijf klusdienst klusvrouw handyman handywoman handy odd jobs fixer allround",
  },
  {
    category: 2,
    words:
      "schoonmaken schoonmaak schoonmaker schoonmaakster schoonmaakbedrijf poetshulp werkster huishoudster interieurverzorgster cleaner cleaners cleaning clean",
  },
  { category: 3, words: "verhuizer verhuizers verhuisbedrijf verhuisservice mover movers removals" },
  { category: 4, words: "schilder schilders schildersbedrijf huisschilder painter painters decorator" },
  {
    category: 5,
    words:
      "tuin tuinen tuinman tuinvrouw tuinier tuinieren hovenier hoveniers hoveniersbedrijf tuinhulp tuinwerk tuinarchitect achtertuin voortuin garden gardens gardener gardening landscaper landscaping yard",
  },
  { category: 7, words: "fotograaf fotografe fotografie photographer photography" },
  { category: 8, words: "tech ict iter it computermonteur systeembeheerder nerd technicus technology" },
  {
    category: 9,
    words:
      "elektra elektricien electricien elektricienne elektromonteur elektrisch elektrische elektriciteit electrician electrical electric electra",
  },
  { category: 10, words: "loodgieter loodgieters loodgieterswerk installateur plumber plumbers plumbing" },
];
