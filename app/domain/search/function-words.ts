const set = (words: string) => new Set(words.split(/\s+/));

export const FUNCTION_WORDS = set(
  `aan achter al als alle alles altijd andere bij ben beneden bent binnen blijft blijven boven buiten dan dat de der deze die dit doe doet door dus een eens eigen elk elkaar elke en enkele er erg ergens gaat geen
  ging graag had heb hebben hebt heeft heel hele het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan kunnen kunt kom komt laat maar me meer
  mee met mij mijn moet moeten mogen na naar niet niets niks nog nooit nu of om omdat onder ons onze ook op over paar s sinds steeds t te tegen toch tot uit uw u van vanaf veel via voor vrij
  waar wat we wel weer wie wil willen wilt wij word worden wordt wou zal ze zei zelf zich zijn zo zoek zoeken zoekt zou zeg
  a am an and any are as at be by can could do does doesn doesnt don dont for from get has have her his how i im in indoors into is isn isnt it its me my need needs not of on or our out please
  she so some somebody someone that the their them there they this to up us want wants was we what when where which who will with would you your`,
);

/** These words say that work is needed, but not which. They never exclude a job. */
export const WEAK_WORDS = set(
  `aanleggen aansluiten afmaken bedrijf bestellen bevestigen boeken bouwen controleren deskundige dienst doen expert firma fixen geven gezocht goed goedkoop goedkope grote halen hangen hangt help helpen herstellen hulp
  huis installeren instellen kapot kapotte klaar klaarmaken klein kleine klus klusje klusjes klussen kopen krijg huren krijgen laten leggen losse los maken man
  mannetje monteren nieuw nieuwe nodig ophangen oud oude plaatsen repareren reparatie regelen service snel specialist spoed stuk vandaag vastmaken verleggen vernieuwen
  vervangen verwijderen vakman vrouw weekend werk werken werkt werkzaamheden wekelijks zaterdag zetten zondag
  bad broken build change cheap do fix fixed fixing good hang help helper house install installation job make mount new old put quick remove repair
  repairs replace replacement service set small today urgent work working`,
);
