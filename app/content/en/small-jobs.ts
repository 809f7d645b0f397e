import { brand } from "~/brand";
import { stores } from "~/brand-shown";
import type { ArticleText } from "../catalogue";

const APP =
  stores.values.ios && stores.values.android
    ? "The app helps: it can tell you when there’s an offer or a message. You’ll find it in the App Store and on Google Play. It works the other way round too. "
    : "";

export default {
  title: "Small jobs you keep putting off: how to get rid of them",
  intro:
    "The loose switch, the shelf that’s been leaning against the wall for a year, the door that sticks. Why small jobs wait longest, and how to clear them in a few weeks.",
  alt: "A fridge with a long list on it, a few lines ticked off, and a screwdriver and a lamp beside it",
  phrases: ["small jobs you keep putting off", "jobs you keep putting off", "list of postponed jobs"],
  blocks: [
    {
      type: "paragraph",
      text: "Nearly every home has a list. It’s on the fridge, on a phone, or just in someone’s head. The big things don’t stay on it for long: a leak gets fixed, and so does broken heating. It’s the small jobs that stay for a year. They don’t hurt, they’re never urgent, and they annoy you a little every time you walk past.",
    },
    { type: "heading", text: "Why the small ones?" },
    {
      type: "paragraph",
      text: "A ten-minute job rarely takes ten minutes. First you have to find the right drill bit, then you notice you’ve run out of plugs, so you go to the shop, carry on an hour later, and tidy up. The work is small; getting started is not. And because it looks so small, you never plan it. For a firm, it’s often not worth the drive. So nobody does it.",
    },
    {
      type: "paragraph",
      text: "That’s also where the answer lies: make it easier to get started. Not by trying harder, but by doing similar jobs together. One trip to the shop, get the drill out once, vacuum once.",
    },
    { type: "heading", text: "Step 1: walk through your home with your phone" },
    {
      type: "paragraph",
      text: "Take half an hour. Start at the front door and go through every room, including the hall and the shed. Take one photo of everything that isn’t right, and do nothing else. Don’t tighten a screw, don’t change a bulb. You’re only looking. Most people end up with fifteen to twenty-five photos, and it’s usually not as bad as they feared.",
    },
    {
      type: "image",
      src: "job-list",
      alt: "A notepad with three columns of notes, with a pencil and a clock beside it",
    },
    { type: "heading", text: "Step 2: three piles" },
    {
      type: "list",
      items: [
        "Must. Everything that gets worse if you wait, or isn’t safe.",
        "Want. Everything that annoys you, but can wait.",
        "Never mind. Things you no longer notice. Delete those photos. That counts as finishing something too.",
      ],
    },
    {
      type: "paragraph",
      text: "Be strict with ‘must’, because that’s where it gets expensive. These always belong in it:",
    },
    {
      type: "list",
      items: [
        "Black or loose sealant in the shower. You only notice water behind the tiles when it comes through the ceiling below.",
        "A dripping tap, or a toilet that keeps running. That’s water wasted every day, and gas as well if it’s hot water.",
        "A socket that’s loose or gets warm. Stop using it, switch off its circuit, and have it looked at.",
        "Blocked gutters. Clear them after the leaves have fallen and before the first frost.",
        "Smoke alarms. In the Netherlands, you’ve needed one on every floor since July 2022. Press the test button today.",
      ],
    },
    { type: "heading", text: "Step 3: bundle by tool" },
    {
      type: "paragraph",
      text: "Don’t sort the ‘want’ pile by room but by the tools you need. Everything with the drill together: the shelf, the towel hook, the mirror, the curtain rail. Everything with a brush: the window frame, the skirting board, painting the ceiling of the toilet. Everything with a screwdriver and oil: the squeaking door, the loose handle, a wardrobe that’s still in its box in the hall. Write one shopping list for each bundle.",
    },
    {
      type: "paragraph",
      text: "Then guess how long it’ll take and double it. A shelf takes half an hour, so count on an hour. That isn’t pessimism; that’s how long it takes with searching and tidying up. Three mornings, one for each bundle, are enough for most homes.",
    },
    {
      type: "tip",
      text: "Keep a job box: one crate with screwdrivers, a tape measure, a pencil, a spirit level, plugs and screws in three sizes, tape, sealant, oil and spare bulbs. If you had to go to the shop for something, buy two next time. After six months, a small job starts with the job and not with searching.",
    },
    { type: "heading", text: "Step 4: a regular time in the week" },
    {
      type: "paragraph",
      text: "Choose a time when things are a mess anyway, such as Saturday morning after coffee, and give it an end. One hour, with an alarm. What’s done is done. The rest waits until next week. Start with the smallest job each time, because crossing something off gives you more energy than good intentions do. And do it together if you can: half of a small job is having someone hold the shelf.",
    },
    {
      type: "paragraph",
      text: "Some jobs have a season. Don’t plane a sticking door in November, when the wood is swollen with damp; in summer it may fit by itself, and you’d be left with a gap. Paint outdoors in dry weather above ten degrees. And in autumn, before you turn on the heating, bleed the radiators and top up the boiler if needed.",
    },
    { type: "heading", text: "Step 5: hand over what doesn’t suit you" },
    {
      type: "paragraph",
      text: "There’s always a small pile left that you dread. Something high up, something electrical, or simply something you don’t feel like doing. That isn’t failure; it’s just another list. For a handy neighbour it’s a pleasant afternoon, especially if there are several jobs: four small things in one visit is better for both of you than one thing that someone has to make a trip for.",
    },
    {
      type: "paragraph",
      text: `So post them on ${brand.name} as one job. List everything point by point, take a photo of each and write down what you already have. Ask for one price for the lot, and agree on what happens if one of them turns out to be more work. Not sure how to answer or who to choose? Read our piece on questions and offers first.`,
    },
    {
      type: "paragraph",
      text: `${APP}Are you the one with the drill and a free Saturday? Then jobs nearby are a good way to earn something, and to find out who lives behind those other front doors.`,
    },
    { type: "heading", text: "And after that?" },
    {
      type: "paragraph",
      text: "A home is never finished, so the list comes back. But a list of five is better than a list of fifty. Do your round with the phone twice a year, when the clocks change. Then you don’t have to think about it for the rest of the year. Want to know how asking for help works? See the frequently asked questions.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Start tonight, with just one. Not the biggest, not the most important, but the one you walk past every day. You know exactly which one it is.",
    },
  ],
} satisfies ArticleText;
