import type { ArticleText } from "../catalogue";

export default {
  title: "Topping up your boiler: back at pressure in twenty minutes",
  intro:
    "Lukewarm radiators, or an error code about pressure? Then there is often too little water in your heating. You can top it up yourself, if you do a few things in the right order.",
  alt: "A boiler on the wall with a pressure gauge, a filling hose to the tap and a bucket on the floor",
  phrases: ["topping up the boiler", "top up the boiler", "top up your boiler", "topping up the heating"],
  blocks: [
    {
      type: "paragraph",
      text: "Your central heating, CV in Dutch, is a closed circle: the boiler warms water, a pump pushes it past the radiators, and it comes back. That takes pressure, and the pressure drops a little by itself in the course of a year. Topping up once or twice a year is normal. You need a filling hose, a bucket, a cloth and twenty minutes.",
    },
    { type: "heading", text: "How to tell it needs topping up" },
    {
      type: "paragraph",
      text: "Look at the pressure gauge. It is on or below the boiler, or the number is on the display. With a cold system it should be between 1.5 and 2 bar. Below 1 bar most boilers stop with a fault. If your house has three floors, keep to the upper end: the water has to go higher.",
    },
    {
      type: "image",
      src: "gauge",
      alt: "A pressure gauge from 0 to 4 bar: the part between 1.5 and 2 bar is green, and the needle is in it",
    },
    {
      type: "list",
      items: [
        "Radiators upstairs do not get warm, or only half.",
        "You hear water gurgling in the pipes.",
        "The boiler keeps shutting down, or shows a code for low water pressure. What the code means is on the inside of the flap or in the manual.",
      ],
    },
    {
      type: "paragraph",
      text: "Do you have district or block heating (stadsverwarming, blokverwarming)? Then there is no boiler of your own, and usually you need not and may not top up anything. Call the manager of the building or the supplier.",
    },
    { type: "heading", text: "Before you begin" },
    {
      type: "list",
      items: [
        "Turn the thermostat down and wait half an hour to an hour, until the radiators have cooled. Warm water gives a higher pressure, and so a wrong reading.",
        "Pull the boiler's plug out of the socket. That way the pump does not start while there is air in it.",
        "Open all radiators.",
        "Find the filling valve. It is a small tap with a hose connection, on the pipe below the boiler or near some radiator. Often there is a cap on it.",
        "See whether the filling hose is sound. Replace one that is hard or cracked; that is cheaper than a wet floor.",
      ],
    },
    { type: "heading", text: "Topping up, step by step" },
    {
      type: "list",
      ordered: true,
      items: [
        "Screw the hose on the water tap, mostly that of the washing machine. Use cold water.",
        "Hold the other end in the bucket and open the tap a little, until the hose is completely full and no more bubbles come out. Then shut it. This way you press no air into your heating.",
        "Put the full hose on the filling valve and make it finger-tight.",
        "Open the filling valve at the boiler first, by hand or with its key, and then slowly the water tap.",
        "Watch the gauge. It rises calmly. At about 1.8 bar, shut the filling valve first and then the water tap.",
        "Take the hose off above the bucket, for there is still water in it. Put the cap back on the filling valve.",
        "Put the plug back in the socket.",
      ],
    },
    {
      type: "tip",
      text: "Never leave the filling hose connected. A valve that lets through ever so little would raise the pressure unnoticed, and water from your heating could get back into the drinking water. Let the hose run empty, hang it to dry and keep it near the boiler with a note: the date, and up to how many bar you filled.",
    },
    { type: "heading", text: "After that: bleeding" },
    {
      type: "paragraph",
      text: "With fresh water comes air, and air does not sink. Let the boiler run for a quarter of an hour, switch it off and wait until the pump is silent. Begin with the lowest radiator, the one nearest the boiler, and end at the top of the house. Hold a cloth below the valve, open it a quarter turn with a bleed key, wait until the hissing stops and a thin jet of water comes, and shut it again.",
    },
    {
      type: "paragraph",
      text: "Then look at the pressure once more. Bleeding usually lowers it a little. If it is below 1.5, add a little water. When you heat, the gauge rises by a few tenths. That is as it should be: warm water takes more room.",
    },
    { type: "heading", text: "Pressure too high?" },
    {
      type: "paragraph",
      text: "No need to panic. If it stands above 2.5 bar when cold, let some water out into a bowl through the bleed valve of a radiator, until you are below 2 again. Above 3 bar the boiler does it by itself: the safety valve opens and water runs into the drain. If that valve goes on dripping afterwards, there is dirt in it and an engineer should look at it.",
    },
    { type: "heading", text: "When is there more to it?" },
    {
      type: "paragraph",
      text: "If you have to top up every few weeks, water is getting lost somewhere. Look below radiator valves, at couplings and at the ceiling below the bathroom. If you find nothing, the expansion vessel is often worn out: a small tank that takes up the differences in pressure. You recognise it when the pressure climbs high while warm and falls low when cold. That is something to have replaced.",
    },
    {
      type: "paragraph",
      text: "Everything inside the boiler is work for a professional. In the Netherlands, work on the gas supply, the burner or the flue of a boiler may only be done by a certified firm, and not for nothing: carbon monoxide can be neither smelt nor seen. So do not open the casing. Do put a carbon monoxide alarm in the room where the boiler hangs. If it goes off, open windows, go outside and call 112.",
    },
    {
      type: "paragraph",
      text: "If you rent, topping up is usually your own task, and servicing the boiler your landlord's. Can't you manage with the hose, or is the boiler in a loft where you would rather not go? Then it is a fine job for a neighbour. Add a photo of the boiler, the gauge and the filling valve. Somebody who does it more often will do the round of your radiators as well. It is also a good moment for that other thing with water, such as a leaking tap.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Put a reminder in your calendar for the first week of October: read the gauge, bleed, top up if need be. Then you do it on a quiet Saturday, and not on the first cold evening of the year. Could you do with more of such fixed rounds? Then read how to be rid of the jobs you keep putting off.",
    },
  ],
} satisfies ArticleText;
