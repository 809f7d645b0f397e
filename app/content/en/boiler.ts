import type { ArticleText } from "../catalogue";

export default {
  title: "Topping up your boiler: back to the right pressure in twenty minutes",
  intro:
    "Lukewarm radiators, or an error code about pressure? Your heating probably needs more water. You can top it up yourself, if you do a few things in the right order.",
  alt: "A boiler on the wall with a pressure gauge, a filling hose to the tap and a bucket on the floor",
  phrases: ["topping up the boiler", "top up the boiler", "top up your boiler", "topping up the heating"],
  blocks: [
    {
      type: "paragraph",
      text: "Your central heating (cv in Dutch) is a closed circuit: the boiler heats water, a pump pushes it through the radiators, and it comes back. That takes pressure, and the pressure drops a little over the year. Topping up once or twice a year is normal. You need a filling hose, a bucket, a cloth and twenty minutes.",
    },
    { type: "heading", text: "How to tell it needs topping up" },
    {
      type: "paragraph",
      text: "Look at the pressure gauge. It’s on or below the boiler, or on the display. When the system is cold, it should be between 1.5 and 2 bar. Below 1 bar, most boilers shut down with an error. If your house has three floors, aim for the upper end: the water has to go higher.",
    },
    {
      type: "image",
      src: "gauge",
      alt: "A pressure gauge from 0 to 4 bar: the part between 1.5 and 2 bar is green, and the needle is in it",
    },
    {
      type: "list",
      items: [
        "The radiators upstairs don’t get warm, or only halfway.",
        "You hear water gurgling in the pipes.",
        "The boiler keeps shutting down, or shows a code for low water pressure. You’ll find what the code means inside the flap or in the manual.",
      ],
    },
    {
      type: "paragraph",
      text: "Do you have district or block heating (stadsverwarming, blokverwarming)? Then you don’t have a boiler of your own, and you usually don’t need to top anything up, and aren’t allowed to. Call the building manager or the supplier.",
    },
    { type: "heading", text: "Before you begin" },
    {
      type: "list",
      items: [
        "Turn the thermostat down and wait half an hour to an hour, until the radiators have cooled. Warm water raises the pressure, which gives a wrong reading.",
        "Unplug the boiler. That way the pump won’t start while there’s air in it.",
        "Open all radiators.",
        "Find the filling valve. It’s a small tap with a hose connection, on the pipe below the boiler or near a radiator. It often has a cap on it.",
        "Check the filling hose. If it’s hard or cracked, replace it; that’s cheaper than a wet floor.",
      ],
    },
    { type: "heading", text: "Topping up, step by step" },
    {
      type: "list",
      ordered: true,
      items: [
        "Screw the hose onto the water tap, usually the one for the washing machine. Use cold water.",
        "Hold the other end in the bucket and open the tap a little, until the hose is completely full and no more bubbles come out. Then close it. That keeps air out of your heating.",
        "Attach the full hose to the filling valve and tighten it by hand.",
        "Open the filling valve on the boiler first, by hand or with its key, and then slowly open the water tap.",
        "Watch the gauge. It rises slowly. At about 1.8 bar, close the filling valve first and then the water tap.",
        "Take the hose off over the bucket, because there’s still water in it. Put the cap back on the filling valve.",
        "Plug the boiler back in.",
      ],
    },
    {
      type: "tip",
      text: "Never leave the filling hose connected. If a valve leaks even slightly, the pressure rises without you noticing, and water from your heating could get back into the drinking water. Empty the hose, hang it up to dry and keep it near the boiler with a note: the date, and the pressure you filled it to.",
    },
    { type: "heading", text: "After that: bleeding" },
    {
      type: "paragraph",
      text: "Fresh water brings in air, and air rises. Let the boiler run for fifteen minutes, switch it off and wait until the pump has stopped. Start with the lowest radiator, the one nearest the boiler, and finish at the top of the house. Hold a cloth below the valve, open it a quarter turn with a bleed key, wait until the hissing stops and a thin jet of water comes out, and close it again.",
    },
    {
      type: "paragraph",
      text: "Then check the pressure again. Bleeding usually lowers it a little. If it’s below 1.5, add some water. When the heating is on, the gauge rises by a few tenths. That’s normal: warm water takes up more space.",
    },
    { type: "heading", text: "Pressure too high?" },
    {
      type: "paragraph",
      text: "Don’t panic. If it’s above 2.5 bar when cold, let some water out into a bowl through the bleed valve of a radiator, until it’s below 2 again. Above 3 bar the boiler does this by itself: the safety valve opens and water runs into the drain. If that valve keeps dripping afterwards, there’s dirt in it and an engineer should look at it.",
    },
    { type: "heading", text: "When there’s more to it" },
    {
      type: "paragraph",
      text: "If you have to top up every few weeks, you’re losing water somewhere. Look under the radiator valves, at the couplings and at the ceiling below the bathroom. If you don’t find anything, the expansion vessel is often worn out: a small tank that absorbs changes in pressure. The sign is pressure that climbs high when warm and drops low when cold. Have it replaced.",
    },
    {
      type: "paragraph",
      text: "Leave everything inside the boiler to a professional. In the Netherlands, only a certified firm may work on the gas supply, the burner or the flue of a boiler, and for good reason: you cannot see or smell carbon monoxide. So do not open the casing. Do put a carbon monoxide alarm in the room with the boiler. If it goes off, open windows, go outside and call 112.",
    },
    {
      type: "paragraph",
      text: "If you rent, topping up is usually up to you, and servicing the boiler is up to your landlord. Can’t manage the hose, or is the boiler in a loft you’d rather avoid? It’s a good job for a neighbour. Add a photo of the boiler, the gauge and the filling valve. Someone who’s done it before can bleed your radiators as well. It’s also a good moment to fix that other thing with water, such as a leaking tap.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "Put a reminder in your calendar for the first week of October: read the gauge, bleed the radiators, top up if needed. That way you do it on a quiet Saturday, and not on the first cold evening of the year. Want more routines like this? Read how to get rid of the jobs you keep putting off.",
    },
  ],
} satisfies ArticleText;
