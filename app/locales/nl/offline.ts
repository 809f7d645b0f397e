import { LEFT_DAYS } from "../../domain/site/left-form";

const offline = {
  title: "Geen verbinding",
  online: { heading: "Je hebt verbinding", text: "Deze pagina zie je als je geen internet hebt." },
  offline: {
    heading: "Je hebt geen verbinding",
    text: "Zodra je weer internet hebt, gaat deze pagina vanzelf open.",
  },
  waits: {
    heading: "Bewaard tot je weer verbinding hebt",
    text: "Wat je invulde staat veilig op dit apparaat. Het wordt één keer verstuurd zodra er weer internet is.",
    drop: "Verstuur dit niet",
  },
  unsent: {
    heading: "Dit is niet verstuurd",
    text: "Je hebt geen verbinding. Ga terug: wat je typte staat er nog. Verstuur het opnieuw zodra je weer internet hebt.",
  },
  ended: {
    heading: "Je bent uitgelogd",
    text: `Wat je zonder internet invulde, is nog niet verstuurd. Het staat ${LEFT_DAYS} dagen op dit apparaat. Log in met hetzelfde account, dan versturen we het één keer.`,
    logIn: "Log in",
  },
  retry: "Probeer opnieuw",
  kept: "Deze pagina’s kun je nu lezen",
  keptText: "Zoals ze waren toen je ze voor het laatst zag.",
  notice: "Je hebt geen verbinding. Dit is de pagina zoals je die het laatst zag.",
  refused: "Dit stuurde je toen je geen verbinding had. Het is niet aangenomen. Hieronder lees je waarom.",
  refusedToo: "Dit is ook niet aangenomen. Open de pagina om te lezen waarom.",
  app: {
    description: "Hulp bij kleine klussen, van mensen uit je buurt.",
    post: "Plaats je klus",
    browse: "Bekijk klussen",
    messages: "Berichten",
  },
};

export default offline;
