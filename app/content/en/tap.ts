import type { ArticleText } from "../catalogue";

export default {
  title: "Fixing a leaking tap: from drip to dry",
  intro:
    "A dripping tap nearly always comes down to a part of a few euros. How to find out which one, how to replace it, and how to know when to stop.",
  alt: "A kitchen tap with a drop hanging from it, a bucket below and a pair of water pump pliers beside it",
  phrases: ["leaking tap", "dripping tap", "tap that drips", "tap washer"],
  blocks: [
    {
      type: "paragraph",
      text: "Tick. Tick. Tick. By day you don't notice; at half past eleven at night you hear nothing else. One drop a second adds up to some 25 litres a day, more than nine cubic metres a year. If it is hot water, you pay for the gas as well. The good news: the tap itself is seldom broken. Somewhere inside sits a washer, a ring or a cartridge that is worn out, and that can be replaced.",
    },
    { type: "heading", text: "First see where the water comes from" },
    {
      type: "paragraph",
      text: "Wipe the tap completely dry and wait a few minutes. Where the first water appears, there is your cause.",
    },
    {
      type: "list",
      items: [
        "From the spout, while the tap is shut: the washer or the cartridge no longer seals.",
        "From below the handle: the O-ring or the packing on the spindle has worn.",
        "At the foot of a swivelling spout: the rings in the spout are done.",
        "Under the sink, at the hoses: a loose coupling, or a flat ring that does not lie well.",
        "Does it spray in all directions rather than leak? Then there is limescale in the little sieve. Unscrew it and leave it in cleaning vinegar overnight.",
      ],
    },
    { type: "heading", text: "Water off, plug in" },
    {
      type: "paragraph",
      text: "Turn the water off before you loosen anything. Below most basins and sinks are two small stop valves: one for cold, one for hot. Turn them clockwise. If one is stiff, do not force it: a valve that has not moved for years may start to leak itself. Use the main stopcock instead, in Dutch the hoofdkraan. It is usually in the meter cupboard or in a pit near the front door.",
    },
    {
      type: "paragraph",
      text: "Then open the tap until nothing more comes out, so that the pressure is gone. Put the plug in the drain and lay an old tea towel over it. Every little screw that ever vanished down a trap began with ‘I can do without that’.",
    },
    {
      type: "image",
      src: "washer",
      alt: "The parts of a tap side by side: the handle, the headgear, the rubber washer and the body with the seat",
    },
    { type: "heading", text: "A tap with two handles: the washer" },
    {
      type: "paragraph",
      text: "Does it take a few turns to shut the tap? Then it is a classic one, with a small rubber disc at the bottom: the washer, or leertje as Dutch shops call it. It hardens and gets a dent, and then it no longer seals. A set in several sizes costs a few euros at any DIY store.",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "Prise the red or blue cap off the handle and undo the screw below it. Pull the handle off.",
        "Unscrew the headgear with a spanner or water pump pliers, anticlockwise. Put a cloth between the pliers and the chrome.",
        "At the bottom of the headgear sits the washer, sometimes held by a small nut. Take it off and bring it to the shop, or lay it on your set to find its size.",
        "Feel inside the tap with a finger. There is the seat, a rim of metal. If it is smooth, all is well. If you feel a groove, it has to be reground, and a new washer will only help for a while.",
        "Fit the new washer, put a little tap grease on the spindle, and tighten everything again in reverse order.",
      ],
    },
    {
      type: "paragraph",
      text: "Does the handle shut after a quarter turn? Then there is no washer in it but a headgear with two ceramic discs, which you replace as a whole. Mind that hot and cold often turn in mirror image, and bring the old one along to compare.",
    },
    { type: "heading", text: "A mixer tap with one lever: the cartridge" },
    {
      type: "paragraph",
      text: "Below the lever is a plastic box with ceramic discs, the cartridge. It is mostly 35 or 40 millimetres wide, and there are dozens that nearly fit. So look up the make and model first; they are often on the foot of the tap or in the papers that came with the kitchen.",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "Prise the cap off the lever. Behind it is a hex screw, often 2.5 millimetres. Loosen it a few turns and lift the lever off.",
        "Unscrew the decorative ring by hand, and then the big nut below it with a spanner that fits.",
        "Pull the cartridge straight up. See how it sat and take a photo: the pins at the bottom have to go back into the same holes.",
        "Clean the bottom, put the new cartridge in and tighten the nut. Firmly, but not so hard that the lever becomes stiff.",
      ],
    },
    {
      type: "tip",
      text: "Take a photo at every step and lay the parts out on a towel in order, from left to right. Putting it back is then a matter of following the photos from last to first. And open the stop valves very slowly afterwards, with the tap itself slightly open: that flushes out air and grit without a bang in the pipes.",
    },
    { type: "heading", text: "Check your work" },
    {
      type: "paragraph",
      text: "Wipe everything dry and lay a piece of kitchen paper below the couplings. Open and shut the tap some ten times, cold and hot. Look at the paper after an hour and once more the next morning. Dry? Then you are done. A tiny drop at a coupling is often cured by an eighth of a turn. If the spout still drips, the seat is damaged or the part is not quite the right one.",
    },
    { type: "heading", text: "When to call someone in" },
    {
      type: "paragraph",
      text: "Stop if a nut will not budge. With more force you turn the whole tap along, or tear a pipe in the wall, and a drop becomes a puddle. The same goes when the main stopcock does not close, when a stop valve starts to leak, or when the pipes are made of lead: soft, dull grey metal in houses from before 1960. Have those looked at in any case, as lead has no business in drinking water.",
    },
    {
      type: "paragraph",
      text: "Do you rent? In the Netherlands, replacing a washer is usually up to the tenant, and a tap that is worn out altogether up to the landlord. Ask before you buy a new one yourself. And if you simply dread it, post it as a job: for somebody who does it more often it is half an hour's work. Add a photo of the tap and one of the valves below it, and the helper can bring the right part at once. What to look for in the replies is in our piece on questions and offers.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "One more thing before you put the tools away: turn all the stop valves in your house shut and open again twice a year. Then they work on the day you need them. Tie it to something you do anyway, such as topping up the boiler in autumn.",
    },
  ],
} satisfies ArticleText;
