import type { ArticleText } from "../catalogue";

export default {
  title: "Painting your ceiling white without streaks",
  intro:
    "A ceiling is the one surface in the house that gets its daylight from the side, so everything shows. How to get it evenly white: prepare well, roll wet into wet, and finish towards the light.",
  alt: "A room with covered furniture, a step ladder, and a paint roller on a long pole drawing a white lane across the ceiling",
  phrases: ["painting the ceiling", "painting a ceiling", "paint the ceiling"],
  blocks: [
    {
      type: "paragraph",
      text: "Everyone says you can paint a ceiling yourself. The next morning’s light shows how it went. Streaks do not come from poor paint or a poor painter. They come because one lane was already dry when the next was laid beside it. Know that, and you are halfway. The rest is dust sheets.",
    },
    { type: "heading", text: "First see what is up there" },
    {
      type: "paragraph",
      text: "Rub the ceiling with a dry hand. If the hand turns white, there is old limewash or powdering paint on it. It has to come off with water and a sponge, or be bound with a primer. Otherwise you roll the old layer down along with the new one.",
    },
    {
      type: "list",
      items: [
        "Yellow or brown stains of soot, nicotine or an old leak always come through ordinary emulsion. Treat them with an isolating primer, and make sure that the leak is really gone.",
        "Grease, as in a kitchen: wipe it off with water and a dash of ammonia or a paint cleaner, and rinse.",
        "Cracks: scrape them open, free them of dust, fill them and sand them smooth. Joints between plasterboards want a strip of mesh, or the crack returns.",
        "Mould: the cause first. Often it is too little ventilation. Painting over it is putting it off.",
      ],
    },
    {
      type: "paragraph",
      text: "Does your ceiling have a grainy sprayed layer, and is the house from before 1994? Then do not sand or scrape it. Old spray plaster can contain asbestos. Have a laboratory look at a sample before you do anything. Leaving it whole and rolling over it is usually no problem, but ask.",
    },
    { type: "heading", text: "Paint, roller and sums" },
    {
      type: "paragraph",
      text: "Take matt ceiling paint or matt emulsion: the duller, the less you see. One litre covers some six to eight square metres, for one coat. A room of four by five is twenty metres, two coats make forty, so you need about six litres. Rather buy one big tub than two small ones, or pour them together: white is not always the same white.",
    },
    {
      type: "list",
      items: [
        "A roller of 25 centimetres with a nap of about 12 millimetres, for a smooth ceiling. For texture, a longer nap.",
        "A telescopic pole. You paint from the floor, you see what you do and you need not come down the ladder every metre.",
        "A round brush or a small roller for the edges.",
        "A bucket with a grid. For a ceiling a paint tray is empty all the time.",
        "Plastic sheeting, masking tape, a cap and old glasses.",
      ],
    },
    { type: "heading", text: "Getting the room ready" },
    {
      type: "paragraph",
      text: "Take out what can go out and put the rest in the middle, under plastic. On the floor lay covering cardboard or old sheets: plastic underfoot is slippery, and drops stay wet on it. Mask the walls along the edge; five centimetres is enough if you do the walls next. Does the lamp have to come down? Switch off the group in the meter cupboard, and check with a voltage tester that nothing is live.",
    },
    {
      type: "paragraph",
      text: "Keep the heating low and the windows shut while you roll. It sounds wrong, but draught and warmth dry the paint too fast, and that is what gives streaks. Twenty degrees is fine. Air the room when the last lane is up.",
    },
    { type: "heading", text: "Rolling: wet into wet" },
    {
      type: "image",
      src: "roller-path",
      alt: "The ceiling from above: from the window, lanes lie side by side, with arrows that show how to roll",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "Begin at the window. Brush a strip of ten centimetres along the edge, no longer than a metre and a half. The rest of the edge comes later.",
        "Dip the roller, roll it out well on the grid and lay on a lane of about a metre wide, from the window into the room.",
        "Spread the paint at once, across that lane. Do not press: if you have to push, the roller is empty.",
        "Then roll it off lightly, without new paint, in the direction of the light. All lanes in the same direction.",
        "Set the next lane beside it while the first is still wet, and overlap it by a few centimetres. Brush the next piece of the edge as you go.",
        "Do not stop halfway. Not for the phone, not for coffee, and not for that one spot you missed. That spot is for the second coat.",
      ],
    },
    {
      type: "paragraph",
      text: "With two people it goes twice as well: one does the edges, the other rolls. A room of twenty metres then takes three quarters of an hour a coat. Let the first one dry for as long as the tub says, mostly four to six hours, and only then see whether it needs another. It nearly always does.",
    },
    {
      type: "tip",
      text: "Between two coats, wrap your roller tightly in cling film or a sandwich bag, paint and all. It stays wet for a day, and you need not rinse it twice. Pull the tape off while the last coat is still just damp, at an angle towards you: you get a crisp line and tear no paint along.",
    },
    { type: "heading", text: "Streaks after all?" },
    {
      type: "paragraph",
      text: "Wait until it is completely dry. A wet ceiling is always patchy. If you still see lanes the next day, roll one more thin coat in the other direction, and again finish towards the light. Shiny spots are spots that you rolled for too long. Flakes mean that the ground was not good: they have to come off, and then it wants a primer.",
    },
    { type: "heading", text: "When to ask for help" },
    {
      type: "paragraph",
      text: "A stairwell, a ceiling above three metres or a room full of flakes is no work for a first time. And some people get it in their neck, which is a good reason too. Say in your job how many metres it is, how high, what is on it now and whether the room is empty, and take a photo with the light from the side. Say who buys the paint as well. That makes the biggest difference between offers.",
    },
    {
      type: "paragraph",
      text: "Paint left over? Shut the tub well, keep it free of frost and write the name of the room on the lid. What really has to go belongs with the small chemical waste at the recycling centre, the milieustraat, and not in the sink. Do not rinse a full roller there either: wipe it out on a newspaper first.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "A white ceiling makes a room bigger and lighter than any lamp does. And now that the sheets are down anyway: look around for the small jobs you keep putting off in the same room. That one switch, the hole of that old picture. Today the ladder is already there.",
    },
  ],
} satisfies ArticleText;
