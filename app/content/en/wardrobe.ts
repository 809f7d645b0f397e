import type { ArticleText } from "../catalogue";

export default {
  title: "Putting a wardrobe together without leftover parts or an argument",
  intro:
    "Four boxes, a bag of eighty screws and a drawing without words. With the right preparation, your wardrobe is up in an afternoon, straight and fixed to the wall.",
  alt: "A wardrobe with one door open and clothes inside, with a toolbox and a bag of screws in front of it",
  phrases: ["putting a wardrobe together", "put a wardrobe together", "a wardrobe that’s still in its box"],
  blocks: [
    {
      type: "paragraph",
      text: "A flat-pack wardrobe isn’t difficult. It’s just a lot of steps in the right order. What goes wrong nearly always goes wrong in the first fifteen minutes: a back panel the wrong way round, the sides swapped, or a wardrobe built lying down that you can’t stand up. So take your time at the start. After that, it speeds up by itself.",
    },
    { type: "heading", text: "Measure before you open a box" },
    {
      type: "paragraph",
      text: "Measure the space at three heights, because walls are rarely straight, and see where the skirting boards, sockets and radiator pipes are. Then measure the ceiling. If you build a tall wardrobe lying down, you have to tip it up over its corner, and then it’s the diagonal that counts. A wardrobe 236 centimetres high and 58 deep measures 243 centimetres across. Under a 240-centimetre ceiling, you’ll never get it upright. Build a wardrobe like that standing up, with two people. The manual nearly always says how high the ceiling has to be to build it lying down.",
    },
    {
      type: "list",
      items: [
        "Does the box fit up the stairs and round the bend? Dutch staircases are steep and narrow, and the panels of a sliding wardrobe can be longer than two metres.",
        "Can the door of the room still open fully once the wardrobe is there?",
        "Can you open the wardrobe doors without hitting the bed? Allow 50 centimetres for a door, plus room for yourself.",
        "Is the floor level? Trust a one-metre spirit level, not your feeling.",
      ],
    },
    { type: "heading", text: "What to lay out" },
    {
      type: "paragraph",
      text: "The little key in the box is for emergencies. With an ordinary set of hex keys and a good cross-head screwdriver, usually a PZ2, you’ll be twice as fast and avoid sore hands. A cordless driver is handy, but use its lowest setting: chipboard is unforgiving. Do the last turn by hand.",
    },
    {
      type: "list",
      items: [
        "Hex keys, a cross-head and a flat screwdriver, a rubber mallet, a spirit level, a tape measure and a pencil.",
        "A drill with the right bit for your wall, to fix the wardrobe at the end.",
        "The cardboard of the boxes, to work on. It saves your floor and your panels.",
        "Bowls or a muffin tin to keep each kind of screw apart.",
      ],
    },
    {
      type: "paragraph",
      text: "Before you start, check everything against the list in the manual. If something’s missing, you’ll know now, and not at nine in the evening with half a wardrobe in the bedroom. Most shops give you single screws and fittings for free if you know the part number.",
    },
    { type: "heading", text: "The frame: start slowly" },
    {
      type: "list",
      ordered: true,
      items: [
        "Lay the side panels next to each other on cardboard, inside up. Find the finished edge: it goes at the front, on every panel.",
        "Screw in the upright pins and tap the wooden dowels a little way into their holes. No further than halfway.",
        "Put the bottom and the top between them and turn the cam locks. Watch the arrow or the opening: it points to the edge where the pin goes in. It should grip after half a turn.",
        "Tighten everything by hand first, and only tighten it fully once the whole frame is up. That way it can still settle.",
        "Before the back goes in, measure the two diagonals, corner to corner. If they’re equal, the frame is square. If they differ by a centimetre, push the longer one in until they match.",
        "Slide or nail the back in place. That thin sheet looks pointless, but it’s what keeps your wardrobe straight. Don’t skip any nails.",
      ],
    },
    {
      type: "tip",
      text: "Stick a piece of masking tape on every panel with its number from the manual and an arrow pointing up. It takes five minutes and prevents the classic mistake: the shelf with one finished edge, which you notice is facing backwards only once everything is tight.",
    },
    { type: "heading", text: "Always fix it to the wall" },
    {
      type: "paragraph",
      text: "A tall wardrobe can fall forward: when a child climbs into a drawer, or when all doors and drawers are open at once. So fix it to the wall, even if it feels heavy and even if you don’t have children. There’s usually a bracket or a strap in the box, but no plugs, because they depend on your wall.",
    },
    {
      type: "image",
      src: "bracket",
      alt: "The top of a wardrobe fixed to a brick wall with a bracket, a screw and a plug",
    },
    {
      type: "list",
      items: [
        "Brick or concrete: an ordinary nylon plug. Drill soft brick without hammer action, and concrete with it.",
        "Sand-lime brick, common in newer Dutch houses: an ordinary nylon plug.",
        "Aerated concrete: a plug made for aerated concrete. Ordinary plugs can pull out.",
        "Plasterboard: a hollow-wall plug, or better a screw into the stud behind it. You can find the stud with a detector, or by moving a small magnet along the row of screws.",
        "An old, crumbly wall: use a longer screw and plug that go past the plaster.",
      ],
    },
    {
      type: "paragraph",
      text: "Never drill straight above or below a socket or switch, because that’s where the wires run. If in doubt, use a detector. Then level the wardrobe with its feet, or with thin packing underneath. Don’t adjust the doors until it’s level: the front screw of a hinge moves a door left or right, the back one in or out.",
    },
    { type: "heading", text: "How many people, and how long?" },
    {
      type: "paragraph",
      text: "Allow two to three hours for a wardrobe with two doors, with two people. With sliding doors, drawers and lights, it takes a day. You can do it alone, except when a two-metre panel has to stay upright while you look for the screw. Ask someone to help with that, even if it’s just for half an hour.",
    },
    {
      type: "paragraph",
      text: "Don’t feel like it, no time, or a bad back? Post it as a job. Mention the make and model, the number of doors and drawers, the height of your ceiling and the kind of wall, and take a photo of the boxes. Then a helper knows exactly what’s involved. Also say whether you want the cardboard taken away, because it fills a room. You can read more about choosing a helper in questions and offers.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Keep the manual and the leftover screws in an envelope taped to the inside of the back panel. You’ll thank yourself next time you move: you take a wardrobe apart in exactly the same steps, from last to first. And if the room is empty anyway, it’s a good moment for painting the ceiling first.",
    },
  ],
} satisfies ArticleText;
