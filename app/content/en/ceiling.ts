import type { ArticleText } from "../catalogue";

export default {
  title: "Painting your ceiling white without streaks",
  intro:
    "A ceiling is the one surface in the house that gets its daylight from the side, so everything shows. How to get it evenly white: prepare well, keep a wet edge, and finish towards the light.",
  alt: "A room with covered furniture, a step ladder, and a paint roller on a long pole painting a white strip across the ceiling",
  phrases: ["painting the ceiling", "painting a ceiling", "paint the ceiling"],
  blocks: [
    {
      type: "paragraph",
      text: "Everyone says you can paint a ceiling yourself. The next morning’s light shows how it went. Streaks don’t come from poor paint or a poor painter. They appear when one strip has already dried before you paint the next. Once you know that, you’re halfway there. The rest is dust sheets.",
    },
    { type: "heading", text: "First check what’s up there" },
    {
      type: "paragraph",
      text: "Rub the ceiling with a dry hand. If your hand turns white, there’s old limewash or chalky paint on it. Wash it off with water and a sponge, or seal it with a primer. Otherwise your roller pulls the old layer off along with the new one.",
    },
    {
      type: "list",
      items: [
        "Yellow or brown stains from soot, nicotine or an old leak always show through ordinary emulsion. Treat them with a stain-blocking primer, and make sure the leak is really fixed.",
        "Grease, in a kitchen for example: wipe it off with water and a dash of ammonia or a paint cleaner, and rinse.",
        "Cracks: scrape them open, dust them out, fill them and sand them smooth. Joints between plasterboards need mesh tape, or the crack will come back.",
        "Mould: deal with the cause first. It’s often poor ventilation. Painting over it only puts off the problem.",
      ],
    },
    {
      type: "paragraph",
      text: "Does your ceiling have a grainy sprayed layer, and is the house from before 1994? Then do not sand or scrape it. Old spray plaster can contain asbestos. Have a certified company take a sample before you do anything. Leaving it intact and painting over it’s usually fine, but ask first.",
    },
    { type: "heading", text: "Paint, roller and how much you need" },
    {
      type: "paragraph",
      text: "Use matt ceiling paint or matt emulsion: the duller it is, the less you see. One litre covers about six to eight square metres in one coat. A room of four by five metres is twenty square metres, two coats make forty, so you need about six litres. Buy one big tub rather than two small ones, or pour them together: white isn’t always the same white.",
    },
    {
      type: "list",
      items: [
        "A 25-centimetre roller with a nap of about 12 millimetres, for a smooth ceiling. For a textured ceiling, use a longer nap.",
        "A telescopic pole. You can paint from the floor, see what you’re doing and stay off the ladder.",
        "A round brush or a small roller for the edges.",
        "A bucket with a grid. On a ceiling, a paint tray runs out all the time.",
        "Plastic sheeting, masking tape, a cap and old glasses.",
      ],
    },
    { type: "heading", text: "Getting the room ready" },
    {
      type: "paragraph",
      text: "Move out what you can and put the rest in the middle, under plastic. Cover the floor with cardboard or old sheets: plastic is slippery underfoot, and drops stay wet on it. Mask the walls along the edge; five centimetres is enough if you do the walls next. Does the lamp have to come down? Switch off the circuit at the fuse box, and check with a voltage tester that nothing is live.",
    },
    {
      type: "paragraph",
      text: "Keep the heating low and the windows shut while you’re rolling. It sounds wrong, but draughts and warmth dry the paint too fast, and that causes streaks. Twenty degrees is fine. Air the room once the last strip is done.",
    },
    { type: "heading", text: "Rolling: keep a wet edge" },
    {
      type: "image",
      src: "roller-path",
      alt: "The ceiling from above: strips run side by side from the window, with arrows that show how to roll",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "Start at the window. Brush ten centimetres along the edge, over no more than a metre and a half. The rest of the edge comes later.",
        "Dip the roller, roll it out well on the grid and paint a strip about a metre wide, from the window into the room.",
        "Spread the paint right away, across that strip. Don’t press: if you have to push, the roller is empty.",
        "Then roll over it lightly, without new paint, in the direction of the light. Do all strips in the same direction.",
        "Paint the next strip while the first is still wet, and overlap it by a few centimetres. Brush the next piece of the edge as you go.",
        "Don’t stop halfway. Not for the phone, not for coffee, and not for that one spot you missed. Leave that for the second coat.",
      ],
    },
    {
      type: "paragraph",
      text: "It’s much easier with two people: one does the edges, the other rolls. A room of twenty square metres then takes 45 minutes per coat. Let the first coat dry for as long as the tub says, usually four to six hours, and only then see whether it needs another. It nearly always does.",
    },
    {
      type: "tip",
      text: "Between two coats, wrap your roller tightly in cling film or a sandwich bag, paint and all. It stays wet for a day, so you don’t have to rinse it twice. Pull the tape off while the last coat is still slightly damp, at an angle towards you: you’ll get a crisp line without tearing the paint.",
    },
    { type: "heading", text: "Still seeing streaks?" },
    {
      type: "paragraph",
      text: "Wait until it’s completely dry. A wet ceiling is always patchy. If you still see strips the next day, roll one more thin coat in the other direction, and again finish towards the light. Shiny spots are where you rolled for too long. Flakes mean the surface wasn’t sound: scrape them off and use a primer.",
    },
    { type: "heading", text: "When to ask for help" },
    {
      type: "paragraph",
      text: "A stairwell, a ceiling above three metres or a room full of flaking paint isn’t for beginners. And if painting overhead hurts your neck, that’s a good reason too. Say in your job how many square metres it is, how high, what’s on it now and whether the room is empty, and take a photo with the light from the side. Also say who buys the paint: nothing affects offers more.",
    },
    {
      type: "paragraph",
      text: "Paint left over? Close the tub well, keep it away from frost and write the name of the room on the lid. If you have to throw paint away, take it to the hazardous waste section of the recycling centre (milieustraat); never pour it down the sink. Don’t rinse a full roller there either: wipe it off on a newspaper first.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "A white ceiling makes a room look bigger and brighter than any lamp does. And while the sheets are down, look around for the small jobs you keep putting off in the same room. That one switch, the hole left by that old picture. Today the ladder is already there.",
    },
  ],
} satisfies ArticleText;
