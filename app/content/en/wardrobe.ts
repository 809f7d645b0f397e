import type { ArticleText } from "../catalogue";

export default {
  title: "Putting a wardrobe together without spare parts or a row",
  intro:
    "Four boxes, a bag of eighty screws and a drawing without words. With the right preparation your wardrobe stands in an afternoon, straight and fixed to the wall.",
  alt: "A wardrobe with one door open and clothes inside, with a toolbox and a bag of screws in front of it",
  phrases: ["putting a wardrobe together", "put a wardrobe together", "a wardrobe that is still in its box"],
  blocks: [
    {
      type: "paragraph",
      text: "A flat-pack wardrobe is not difficult work. It is a lot of work in the right order. What goes wrong nearly always goes wrong in the first quarter of an hour: a back panel the wrong way round, a side mirrored, or a wardrobe built lying down that can never be stood up. So take your time to look first. After that, speed comes by itself.",
    },
    { type: "heading", text: "Measure before you open a box" },
    {
      type: "paragraph",
      text: "Measure the spot at three heights, as walls are seldom straight, and see where skirting boards, sockets and radiator pipes are. Then measure the ceiling. A tall wardrobe that is built lying down has to come up over its corner, and then it is the diagonal that counts. One of 236 centimetres high and 58 deep measures 243 centimetres across. Under a ceiling of 240 you will never get it upright. Such a wardrobe is built standing, by two people. The manual nearly always says from which ceiling height it may be built lying down.",
    },
    {
      type: "list",
      items: [
        "Does the box fit up the stairs and round the bend? Dutch staircases are steep and narrow, and the panels of a sliding wardrobe can be longer than two metres.",
        "Can the door of the room still open fully once the wardrobe is there?",
        "Do the wardrobe doors clear the bed? Count a door of 50 centimetres plus room for yourself.",
        "Is the floor level? A spirit level of a metre does not lie; a feeling does.",
      ],
    },
    { type: "heading", text: "What to lay out" },
    {
      type: "paragraph",
      text: "The little key in the box is for emergencies. With an ordinary set of hex keys and a good cross-head screwdriver, mostly a PZ2, you take half as long and keep your hands whole. A cordless driver is pleasant, but use its lowest setting: chipboard forgives nothing. Do the last turn by hand.",
    },
    {
      type: "list",
      items: [
        "Hex keys, a cross-head and a flat screwdriver, a rubber mallet, a spirit level, a tape measure and a pencil.",
        "A drill with the bit that suits your wall, for fixing it at the end.",
        "The cardboard of the boxes, to work on. It saves your floor and your panels.",
        "Bowls or a muffin tin for the screws, each kind to itself.",
      ],
    },
    {
      type: "paragraph",
      text: "Count everything before you begin, beside the list in the manual. If something is missing you know it now, and not at nine in the evening with half a skeleton in the bedroom. Most shops hand out single screws and fittings for free if you know the number of the part.",
    },
    { type: "heading", text: "The frame: begin slowly" },
    {
      type: "list",
      ordered: true,
      items: [
        "Lay the side panels next to each other on cardboard, inside up. Find the edge that is finished: it comes to the front, on every panel.",
        "Screw in the upright pins and tap the wooden dowels a little way into their holes. No further than halfway.",
        "Put the bottom and the top between them and turn the cam locks. Mind the arrow or the opening: it points to the edge where the pin comes in. After half a turn it should bite.",
        "Make everything finger-tight first, and tighten only once the whole frame stands. That way it can still settle.",
        "Before the back goes in, measure the two diagonals, corner to corner. Are they equal, then the frame is square. If they differ by a centimetre, push in the longer one until they match.",
        "Slide or nail the back in place. That thin sheet looks like nonsense, but it is what keeps your wardrobe straight. Do not skip any nails.",
      ],
    },
    {
      type: "tip",
      text: "Stick a piece of masking tape on every panel with its number from the manual and an arrow pointing up. It takes five minutes and prevents the classic mistake: the shelf that has one pretty edge, which you only see facing backwards once everything is tight.",
    },
    { type: "heading", text: "To the wall, always" },
    {
      type: "paragraph",
      text: "A tall wardrobe can fall forward: when a child climbs into a drawer, or when all doors and drawers are open at once. So fix it, also when it feels heavy and also when you have no children. Usually there is a bracket or a strap in the box. The plugs are not, because they depend on your wall.",
    },
    {
      type: "image",
      src: "bracket",
      alt: "The top of a wardrobe fixed to a brick wall with a bracket, a screw and a plug",
    },
    {
      type: "list",
      items: [
        "Brick or concrete: an ordinary nylon plug. Drill soft brick without hammer action, and concrete with.",
        "Sand-lime brick or aerated concrete, common in newer Dutch houses: a plug for soft stone, and a hole one size smaller.",
        "Plasterboard: a hollow-wall plug, or better a screw into the stud behind it. You find that with a detector, or with a small magnet along the row of screws.",
        "An old, crumbly wall: take a longer screw and plug, past the plaster.",
      ],
    },
    {
      type: "paragraph",
      text: "Never drill straight above or below a socket or switch, for that is where the wires run. When in doubt, use a detector. Then level the wardrobe with its feet, or with thin packing underneath. Only once it stands straight do you adjust the doors: the front screw of a hinge moves a door left or right, the back one in or out.",
    },
    { type: "heading", text: "How many people, and how long?" },
    {
      type: "paragraph",
      text: "For a wardrobe with two doors, count two to three hours with two people. With sliding doors, drawers and lights it is a day. Alone is possible too, except for the moment when a panel of two metres has to stay upright while you look for the screw. Ask somebody for that, if only for half an hour.",
    },
    {
      type: "paragraph",
      text: "No appetite, no time, or a back that protests? Post it as a job. Name the make and model, the number of doors and drawers, the height of your ceiling and the kind of wall, and take a photo of the boxes. Then a helper knows exactly what it is about. Say as well whether the cardboard has to go, because afterwards it fills a room. More about choosing among the replies is in questions and offers.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "And keep the manual and the leftover screws, in an envelope, taped to the inside of the back panel. You will thank yourself at the next move: taking a wardrobe apart goes in exactly the same steps, from last to first. And if the room is empty anyway, it is a fine moment for painting the ceiling first.",
    },
  ],
} satisfies ArticleText;
