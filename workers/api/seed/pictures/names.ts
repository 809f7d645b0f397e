export const PICTURES = {
  kraan: "Een chromen keukenkraan waar een druppel onder hangt, boven een witte spoelbak",
  kast: "Een kledingkast in aanbouw, met een losse deur, een gereedschapskist en een schroevendraaier",
  dozen: "Gestapelde verhuisdozen met een plant erop in een lege woonkamer",
  heg: "Een hoge groene heg met een heggenschaar ervoor op het gras",
  muur: "Een muur die half is geverfd, met een roller, een verfbak en een trapje",
  trap: "Een houten trap met witte spijlen, in het licht van een raam",
  fiets: "Een groene stadsfiets met een mand en een losse ketting, tegen een bakstenen muur",
  zolder: "Een zolder onder een houten dak, vol dozen, met een koffer en een staande lamp",
  dakgoot: "Een dakgoot vol herfstbladeren langs een rood pannendak, met een ladder",
  plafond: "Een hoog plafond met een rond ornament van gips waar een lamp aan hangt; er loopt een scheur door",
  tuin: "Een herfsttuin met een boom, een groen schuurtje, een hark en een berg bladeren",
  stopcontact: "Een losgemaakt stopcontact met drie draden die uit de muur steken, naast een bureau met een laptop",
} as const;

export type PictureName = keyof typeof PICTURES;
