import { START_TRIES } from "../../domain/deals/start-limits";

export default {
  title: "Startcode",
  back: "Terug naar de klus",
  job: "Voor de klus ‘{{job}}’.",
  agreed: "Afgesproken prijs: {{amount}}.",
  appointment: "Afspraak: {{span}}.",
  early: "Jullie afspraak is pas op een latere dag. Vul de startcode pas in als je echt begint.",
  words: "Jouw vier woorden",
  read: "Lees deze woorden voor als {{name}} bij je is en begint. Stuur ze niet van tevoren.",
  suspended: "We hebben het account van {{name}} geschorst",
  suspendedText: "{{name}} kan de startcode nu niet invullen. Bij de klus lees je wat je kunt doen.",
  toJob: "Naar de klus",
  label: "De vier woorden van {{name}}",
  ask: "Vraag {{name}} om de startcode als je begint: vier woorden. {{name}} vindt ze bij de klus en in de mail van toen jullie het eens werden.",
  hint: `Hoofdletters, komma’s en het woord ‘en’ maken niet uit. Je kunt het ${START_TRIES} keer per uur proberen.`,
  submit: "Begin met het werk",
  pending: "Controleren…",
  done: "Het werk is begonnen. {{name}} krijgt bericht.",
  report: {
    own: "Je meldde dat {{name}} er niet was. Vul je de startcode in, dan trek je die melding in.",
    other: "{{name}} meldde dat je er niet was. Vul je de startcode in, dan is die melding ingetrokken.",
    ownOwner: "Je meldde dat {{name}} er niet was. Vult {{name}} de startcode in, dan is je melding ingetrokken.",
    otherOwner: "{{name}} meldde dat je er niet was. Vult {{name}} de startcode in, dan is die melding ingetrokken.",
    ended: "De melding van niet gekomen is toen ingetrokken, want de startcode bewijst dat jullie er allebei waren.",
    done: "De melding van niet gekomen is ingetrokken.",
  },
  begun: "Het werk is begonnen op {{at}}",
  begunText: "De klusser vulde toen de startcode in.",
  why: {
    title: "Wat heb je eraan?",
    proof: "De startcode bewijst dat de klusser er was en wanneer het werk begon.",
    missed: "Niemand kan daarna nog melden dat de ander niet kwam.",
    cancel:
      "De plaatser kan daarna niet meer alleen annuleren. Stoppen jullie toch, dan spreken jullie samen een bedrag af of openen jullie een geschil.",
    cancelOwn:
      "Je kunt daarna niet meer alleen annuleren. Stoppen jullie toch, dan spreken jullie samen een bedrag af of openen jullie een geschil.",
    optional: "Het hoeft niet. Zonder startcode gaat alles door zoals jullie afspraken.",
  },
};
