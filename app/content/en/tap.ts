import type { ArticleText } from "../catalogue";

export default {
  title: "Fixing a leaking tap: from drip to dry",
  intro:
    "A dripping tap is nearly always down to one small worn-out part. How to find out which one, how to replace it, and when to stop.",
  alt: "A kitchen tap with a drop hanging from it, a bucket below and a pair of water pump pliers beside it",
  phrases: ["leaking tap", "dripping tap", "tap that drips", "tap washer"],
  blocks: [
    {
      type: "paragraph",
      text: "Tick. Tick. Tick. You don’t notice it during the day; at half past eleven at night it’s all you hear. One drop a second can add up to 25 litres a day, or nine cubic metres a year. If it’s hot water, you’re paying for the gas as well. The good news: the tap itself is rarely broken. Somewhere inside, a washer, a ring or a cartridge has worn out, and you can replace it.",
    },
    { type: "heading", text: "First see where the water is coming from" },
    {
      type: "paragraph",
      text: "Wipe the tap completely dry and wait a few minutes. The place where water first appears tells you the cause.",
    },
    {
      type: "list",
      items: [
        "From the spout, while the tap is off: the washer or the cartridge no longer seals.",
        "From below the handle: the O-ring or the packing on the spindle has worn.",
        "At the base of a swivelling spout: the rings in the spout are worn.",
        "Under the sink, at the hoses: a loose coupling, or a flat ring that isn’t seated properly.",
        "Does it spray in all directions instead of leaking? There’s limescale in the aerator at the end of the spout. Unscrew it and leave it in cleaning vinegar overnight.",
      ],
    },
    { type: "heading", text: "Water off, plug in" },
    {
      type: "paragraph",
      text: "Turn the water off before you loosen anything. Most basins and sinks have two small stop valves underneath: one for cold, one for hot. Turn them clockwise. If one is stiff, don’t force it: a valve that hasn’t moved for years may start to leak itself. Use the main stopcock (hoofdkraan) instead. It’s usually in the meter cupboard or in a pit near the front door.",
    },
    {
      type: "paragraph",
      text: "Then open the tap until no more water comes out, to release the pressure. Put the plug in and lay an old tea towel over it. Every little screw that ever vanished down a drain started with ‘I won’t need that’.",
    },
    {
      type: "image",
      src: "washer",
      alt: "The parts of a tap side by side: the handle, the headgear, the rubber washer and the body with the seat",
    },
    { type: "heading", text: "A tap with two handles: the washer" },
    {
      type: "paragraph",
      text: "Does it take a few turns to close the tap? Then it’s a traditional one, with a small rubber disc at the bottom: the washer, or leertje as Dutch shops call it. Over time it hardens and gets a dent, and then it no longer seals. A set in several sizes costs a few euros at any DIY store.",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "Prise the red or blue cap off the handle and undo the screw below it. Pull the handle off.",
        "Unscrew the headgear with a spanner or water pump pliers, anticlockwise. Put a cloth between the pliers and the chrome.",
        "The washer is at the bottom of the headgear, sometimes held by a small nut. Take it off and take it to the shop, or compare it with your set to find its size.",
        "Feel inside the tap with a finger. You’ll feel the seat, a metal rim. If it’s smooth, all is well. If you feel a groove, it has to be reground, and a new washer will only help for a while.",
        "Fit the new washer, put a little tap grease on the spindle, and tighten everything again in reverse order.",
      ],
    },
    {
      type: "paragraph",
      text: "Does the handle close after a quarter turn? Then it doesn’t have a washer but a headgear with two ceramic discs, which you replace as a whole. Note that hot and cold often turn in opposite directions, and take the old one with you to compare.",
    },
    { type: "heading", text: "A mixer tap with one lever: the cartridge" },
    {
      type: "paragraph",
      text: "Below the lever is a plastic unit with ceramic discs, the cartridge. It’s usually 35 or 40 millimetres wide, and there are dozens that nearly fit. A new one costs more than a washer. So look up the make and model first; they’re often on the base of the tap or in the papers that came with the kitchen.",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "Prise the cap off the lever. Behind it’s a hex screw, often 2.5 millimetres. Loosen it a few turns and lift the lever off.",
        "Unscrew the decorative ring by hand, and then the big nut below it with the right spanner.",
        "Pull the cartridge straight up. Note how it was fitted and take a photo: the pins at the bottom have to go back into the same holes.",
        "Clean the bottom, put the new cartridge in and tighten the nut. Firmly, but not so hard that the lever becomes stiff.",
      ],
    },
    {
      type: "tip",
      text: "Take a photo at every step and lay the parts out on a towel in order, from left to right. To put it back, just follow the photos from last to first. Open the stop valves very slowly afterwards, with the tap itself slightly open: that flushes out air and grit without a bang in the pipes.",
    },
    { type: "heading", text: "Check your work" },
    {
      type: "paragraph",
      text: "Wipe everything dry and put a piece of kitchen paper under the couplings. Open and close the tap about ten times, cold and hot. Check the paper after an hour and again the next morning. Dry? Then you’re done. If a coupling drips slightly, an eighth of a turn often fixes it. If the spout still drips, the seat is damaged or you don’t have quite the right part.",
    },
    { type: "heading", text: "When to call someone in" },
    {
      type: "paragraph",
      text: "Stop if a nut won’t budge. If you use more force, you’ll turn the whole tap or tear a pipe in the wall, and a drip becomes a puddle. The same goes if the main stopcock won’t close, when a stop valve starts to leak, or when the pipes are made of lead: soft, dull grey metal in houses from before 1960. Have those looked at anyway: lead doesn’t belong in drinking water.",
    },
    {
      type: "paragraph",
      text: "Do you rent? In the Netherlands, the tenant usually replaces a washer, and the landlord replaces a tap that’s completely worn out. Ask before you buy a new one yourself. And if you simply dread it, post it as a job: for someone who’s done it before, it’s half an hour’s work. Add a photo of the tap and one of the valves below it, so that the helper can bring the right part. Our piece on questions and offers tells you what to look for in the replies.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "One more thing before you put the tools away: close and open all the stop valves in your house twice a year. Then they’ll work on the day you need them. Combine it with something you do anyway, such as topping up the boiler in autumn.",
    },
  ],
} satisfies ArticleText;
