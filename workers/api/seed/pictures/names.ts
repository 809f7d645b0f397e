/** The drawn pictures of the demonstration data, with what they show. */
export const PICTURES = {
  kraan: "Een chromen keukenkraan waar een druppel onder hangt, boven een witte spoelbak",
  kast: "Een half opgebouwde kledingkast met planken en gereedschap ervoor op de vloer",
  dozen: "Gestapelde verhuisdozen met een plant erop in een lege woonkamer",
  heg: "Een hoge groene heg met een heggenschaar ervoor op het gras",
  muur: "Een muur die half is geverfd, met een roller, een verfbak en een trapje",
  trap: "Een houten trap met witte spijlen en daglicht van boven",
  fiets: "Een stadsfiets tegen een bakstenen muur, met een losse ketting",
  zolder: "Een zolder met schuine balken, een dakraam en volle dozen",
  dakgoot: "Een dakgoot vol herfstbladeren langs een rood pannendak, met een ladder",
  plafond: "Een plafond met een rond ornament van gips waar een lamp aan hangt",
  tuin: "Een herfsttuin met een kale boom, een bladhark en een berg bladeren",
  stopcontact: "Een muur met een oud stopcontact waaruit twee draden steken, naast een bureau",
} as const;

export type PictureName = keyof typeof PICTURES;
