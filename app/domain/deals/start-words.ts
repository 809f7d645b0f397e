import { startWordsIn } from "./start-code";
import { START_CODE_WORDS } from "./start-limits";

/** Easy to say, hear and spell; they do not sound alike. */
export const START_WORDS: readonly string[] = `
adem ananas anijs anjer anker appel arend atlas auto avond baard bakker bal balkon ballet ballon bamboe banaan banjo bank beek beer beitel
beker berg berk beton beuk bever bezem biet bizon blad blauw bloem boek boer boog boom boon boot bord boter braam brief bril broek bron
brood brug bruid bruin buffel bumper cacao cactus cadeau camera cello circus cirkel citrus clown dadel dahlia dakpan damp dansen dapper
datum dauw deken delta deur dijk diner distel dokter donder dorp draad droog druif duif duim duin dweil dynamo echo eend egel eiland ekster
eland emmer enkel etage fazant feest ficus fiets film fles fluit folder forel foto fris gans garage geit geluid geluk gember getal gevel
gezond gieter gitaar glas globe golf goud graan gras grijs grind groen grot haan haard haas halte hamer hand haring harnas harp haven havik
helm hemel hengel herfst hert heuvel hitte hockey hoed hommel hond honing hooi hotel huis hut ijsje ijskap ijzer inkt iris jacht jaguar jam
jas judo jungle jurk juweel kaap kaars kaart kaas kabel kachel kajak kalm kameel kaneel kapel kapper karton kast kat katoen katrol kegel
kelder kerk kers keuken kever kikker kiosk kiwi klaver klei klimop klok klomp knie knoop koekje koel koets koffer koffie kok kokos komeet
kompas konijn koning kool koper kraag kraai kraal kraan krant kreeft krekel krokus kroon kruk kubus kuiken kussen kust laars ladder lagune
laken lama lamp lava leeuw lelie lente lepel letter lezen lift lijm lijst limoen linde lint lolly lopen lotus luifel lynx maan maand mand
mango mantel markt marter masker meer melk meloen menu merel metro middag mier modder model moeras molen mond mooi mossel motor mug muis
museum muur muziek naald nacht narcis natuur neus nevel nieuw nummer oase oceaan oever olie olijf oog oor oranje orgel orka otter oven
paard paars pad pagina paleis palm panda panter papier parel park pasta patat pauw pedaal peer perron piano piloot pinda piraat pixel pizza
plank plein poeder polder poncho pony poort prei prins pruim puma puzzel pyjama quiz raaf raam radijs radio raket recept regen reiger
rennen ridder riem riet ring rivier robijn robot rogge rok roos rots roze rozijn rugzak ruiter rustig safari salade saus schaak schaap
schaar schat schelp scherm school schuim schuur servet sesam sjaal ski sla sloot slurf smid sneeuw snoek soep sok spar spel spin spons
sport stad steen ster sterk stevig stoel stoep stof stoom storm straat strand stroop suiker sushi taart tablet tafel tandem tapijt tarwe
tegel tempel tennis tent thee tijger tijm tomaat toneel tong tonijn toren tosti touw tram trap trein trui tuba tulp tunnel uil vaas vacht
valk varen verf vest veter veulen vijg vijver vinger vink violet viool visser vla vlag vlieg vloer voet vogel vonk vorst vos vrucht waaier
wafel wagen walvis week wekker wiel wijzer wimper winkel winter wolf wolk wortel yoga zaag zacht zadel zalm zand zanger zebra zee zeep
zegel zeil zetel zeven zijde zilver zingen zoet zolder zomer zon zonnig zout zwaan zwaluw
`
  .trim()
  .split(/\s+/);

/** Larger random numbers would favour the first words (modulo bias). */
const FAIR = 2 ** 32 - (2 ** 32 % START_WORDS.length);

function drawWord(): string {
  for (;;) {
    const [random = FAIR] = crypto.getRandomValues(new Uint32Array(1));
    if (random < FAIR) return START_WORDS[random % START_WORDS.length] as string;
  }
}

export function drawStartCode(): string {
  const words = new Set<string>();
  while (words.size < START_CODE_WORDS) words.add(drawWord());
  return [...words].join(" ");
}

const lettersOf = (words: string): string => startWordsIn(words).join("");

/** Constant time, so that timing does not reveal the code. */
export function isStartCode(typed: string, code: string): boolean {
  const [one, other] = [lettersOf(typed), lettersOf(code)];
  let differs = one.length ^ other.length;
  for (let at = 0; at < other.length; at++) differs |= (one.charCodeAt(at) || 0) ^ other.charCodeAt(at);
  return differs === 0;
}
