import { brand } from "~/brand";
import { stores } from "~/brand-shown";
import type { ArticleText } from "../catalogue";

/** Only where there is an app to find. */
const APP =
  stores.values.ios && stores.values.android
    ? "The app helps: it can tell you when there’s an offer or a message. You’ll find it in the App Store and on Google Play. It works the other way round as well. "
    : "";

export default {
  title: "Small jobs you keep putting off: how to be rid of them",
  intro:
    "The loose switch, the shelf that has leant against the wall for a year, the door that sticks. Why small jobs wait the longest, and how to clear them in a few weeks.",
  alt: "A fridge with a long list on it of which a few lines are ticked off, and a screwdriver and a lamp beside it",
  phrases: ["small jobs you keep putting off", "jobs you keep putting off", "list of postponed jobs"],
  blocks: [
    {
      type: "paragraph",
      text: "Nearly every home has a list. On the fridge, in a phone, or only in somebody's head. The big things are not on it for long: a leak gets fixed, and so does a broken heating. It is the small jobs that stay for a year. They do not hurt, they are never urgent, and every time you walk past they cost a little good cheer.",
    },
    { type: "heading", text: "Why the small ones?" },
    {
      type: "paragraph",
      text: "A job of ten minutes seldom consists of ten minutes. First you have to find the right drill bit, then notice that the plugs have run out, go to the shop, carry on an hour later, and tidy up. The work is small, the run-up is long. And because it looks so small, you never plan it. For a firm it is often too little to drive out for. So it falls between everything.",
    },
    {
      type: "paragraph",
      text: "There lies the answer as well: shorten the run-up. Not by trying harder, but by doing jobs together that are alike. One trip to the shop, one time the drill comes out, one time the vacuum cleaner.",
    },
    { type: "heading", text: "Step 1: walk through your home with your phone" },
    {
      type: "paragraph",
      text: "Take half an hour. Begin at the front door and pass through every room, the hall and the shed too. Take one photo of everything that is not right, and do nothing else. Tighten no screw, change no bulb. You are only looking. Most people end up with fifteen to twenty-five photos, and are less shocked than they had feared.",
    },
    {
      type: "image",
      src: "job-list",
      alt: "A notepad with three columns full of notes, with a pencil and a clock beside it",
    },
    { type: "heading", text: "Step 2: three piles" },
    {
      type: "list",
      items: [
        "Must. Everything that gets worse when you wait, or that is not safe.",
        "Want. Everything that annoys you, but that can wait in peace.",
        "Never mind. What you no longer see anyway. Delete those photos. That is finishing something too.",
      ],
    },
    {
      type: "paragraph",
      text: "Be strict with ‘must’, for that is where the money is. These belong to it in any case:",
    },
    {
      type: "list",
      items: [
        "Black or loose sealant at the shower. Water that gets behind the tiles shows itself only when it comes through the ceiling below.",
        "A dripping tap, or a toilet that keeps running. That is water every day, and with hot water gas as well.",
        "A socket that hangs loose or gets warm. Stop using it, switch off its group, and have it looked at.",
        "Blocked gutters. Clear them once the leaves are down, and before the first frost.",
        "Smoke alarms. In the Netherlands there has had to be one on every floor since July 2022. Press the test button today.",
      ],
    },
    { type: "heading", text: "Step 3: bundle by tool" },
    {
      type: "paragraph",
      text: "Do not sort the ‘want’ pile by room but by what you need for it. Everything with the drill together: the shelf, the towel hook, the mirror, the curtain rail. Everything with a brush: the window frame, the skirting board, painting the ceiling of the toilet. Everything with a screwdriver and oil: the squeaking door, the loose handle, a wardrobe that is still in its box in the hall. For each bundle you write one shopping list.",
    },
    {
      type: "paragraph",
      text: "Then guess how long it takes and double it. A shelf is half an hour, so an hour. That is not gloom, that is what it takes with searching and tidying up. For most homes three bundles of a morning each are enough.",
    },
    {
      type: "tip",
      text: "Keep a job box. One crate with screwdrivers, a tape measure, a pencil, a spirit level, plugs and screws in three sizes, tape, sealant, oil and spare bulbs. Whatever you had to fetch from the shop, you buy double the next time. After half a year a small job begins with the job and not with the search.",
    },
    { type: "heading", text: "Step 4: a fixed place in the week" },
    {
      type: "paragraph",
      text: "Choose a moment that is untidy anyway, Saturday morning after coffee for instance, and give it an end. One hour, with an alarm. What is done is done. What is not goes on next week. Begin with the smallest each time, because a line through something gives more energy than a good intention. And do it together if you can: half of a small job is the moment when somebody holds the shelf.",
    },
    {
      type: "paragraph",
      text: "Some jobs belong to a season. Do not plane a sticking door in November, when the wood is swollen with damp; in summer it may well fit by itself, and you would have a gap. Paint outdoors in dry weather above ten degrees. And in autumn, before you start heating, it is time to bleed the radiators and top up the boiler if need be.",
    },
    { type: "heading", text: "Step 5: give away what does not suit you" },
    {
      type: "paragraph",
      text: "There is always a small pile left that you dread. Something high up, something electric, or simply something you do not feel like. That is no failure, that is a list. For a handy neighbour it is a pleasant afternoon, all the more when there are several: four small things in one visit is nicer for both than one thing that somebody has to drive for.",
    },
    {
      type: "paragraph",
      text: `So put them on ${brand.name} as one job. Name everything point by point, take a photo of each and write down what you already have. Ask for one price for the lot, and agree on what happens if one point turns out worse. If you wonder what to answer or whom to choose, read our piece on questions and offers first.`,
    },
    {
      type: "paragraph",
      text: `${APP}Are you the one with the drill and a free Saturday? Then jobs nearby are a fine way to earn something, and to know who lives behind those other front doors.`,
    },
    { type: "heading", text: "And after that?" },
    {
      type: "paragraph",
      text: "A home is never finished, so the list comes back. But a list of five is not a list of fifty. Do the round with your phone twice a year, when the clocks change. Then you need not think of it for the rest of the year. Would you like to know more about how asking for help works? Have a look at the frequently asked questions.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Begin tonight, with one. Not the biggest, not the most important, but the one you walk past every day. You know exactly which one it is.",
    },
  ],
} satisfies ArticleText;
