import { brand } from "~/brand";
import { MAX_JOB_IMAGES } from "~/domain/jobs/image-limits";
import { JOB_DAYS } from "~/domain/jobs/job-days";
import type { ArticleText } from "../catalogue";

export default {
  title: "Questions and offers on your job: how to choose well",
  intro:
    "Your job is online and the replies come in. How do you read an offer, how do you answer a question, and how do you choose without losing a whole evening?",
  alt: "A pinboard with a note about a job and three cards with offers around it",
  phrases: ["questions and offers", "how to read an offer", "choosing an offer"],
  blocks: [
    {
      type: "paragraph",
      text: "You post your job, put your phone down, and a little later there are two questions and three offers. One person wants 60 euros, another 140, and a third asks whether there’s a ladder in the house. Now what? You don’t have to choose straight away, and you don’t have to know anything about the work. A few good habits are enough to pick the right offer.",
    },
    { type: "heading", text: "Write a description that answers questions in advance" },
    {
      type: "paragraph",
      text: "Good offers start with you. The better people can picture the work, the more accurate their price will be. ‘Put up shelves’ can take fifteen minutes or a whole morning: a brick wall is nothing like a hollow one. So write down what you’d say to someone standing in your kitchen.",
    },
    {
      type: "list",
      items: [
        "What’s there now and what you want instead: ‘three shelves of 80 centimetres on a plasterboard wall’.",
        "The measurements. Two minutes with a tape measure can save half a day of messages.",
        "What you already have: screws, paint, the new tap, a ladder.",
        "How to get there: which floor, is there a lift, can you park outside?",
        "What happens afterwards. Will the helper take the rubbish away, or will you take it to the recycling centre yourself?",
      ],
    },
    {
      type: "paragraph",
      text: `Add photos; a job can have ${MAX_JOB_IMAGES}. Take one from a distance that shows the room, and one close up. We remove the location from your photos, and your street and house number go in the field that only the helper you choose can see. Do check what else is in the picture: an envelope with your name on it or a bunch of keys doesn’t belong in a public photo.`,
    },
    {
      type: "image",
      src: "questions",
      alt: "Two speech bubbles beside a wall with a tape measure: one holds a question mark, the other a tick",
    },
    { type: "heading", text: "A question is a good sign" },
    {
      type: "paragraph",
      text: "People who ask are thinking about your job. Everyone can read the questions and answers below it, so one good answer helps everyone who’s still deciding. Keep it short and factual. ‘The wall is brick, the house was built in 1934’ is worth more than ‘just a normal wall’. Don’t know? Say so. To a handy neighbour, ‘no idea, but it sounds hollow when you knock on it’ is a perfectly good answer.",
    },
    {
      type: "paragraph",
      text: "If you get the same question twice, change your description. We notify everyone who’s made an offer, so they can adjust it. That way nobody turns up with the wrong drill bit.",
    },
    {
      type: "paragraph",
      text: "You can’t put phone numbers or websites in a question or an answer. That’s on purpose: everyone can read them. Once you accept an offer, a chat opens for the two of you, and that’s where you arrange the rest.",
    },
    { type: "heading", text: "What to look at in an offer" },
    {
      type: "paragraph",
      text: "An offer is the price for the whole job. The amount is the first thing you see, but look at four things together.",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "The message. Is it about your job, or could it be about any job? ‘I see it’s a corner wardrobe, so I’ll bring a friend’ shows that someone has really looked.",
        "What’s included. Does it cover materials and taking the waste away? If it doesn’t say, ask.",
        "Earlier work and reviews. Read a few in full, not just the stars. ‘Came an hour late, but let me know in time’ tells you more than five stars without a word. If someone’s new, there’s nothing to read yet, but everyone has a first job.",
        "The day. A great offer for three weeks from now is no help if your tap is leaking today.",
      ],
    },
    {
      type: "paragraph",
      text: "Only you see all the offers. Helpers don’t see each other’s amounts, so an offer is what someone thinks the work is worth, not a race to be ten euros cheaper than the next person.",
    },
    { type: "heading", text: "Why the lowest offer isn’t always the cheapest" },
    {
      type: "paragraph",
      text: "Say you want a room painted and the offers are 120, 210 and 230 euros. The first looks like a bargain, until you see that it doesn’t include paint and that you have to do the masking. Add a tub of wall paint, tape, plastic sheeting and your own Saturday, and the difference is gone. It may still be the best choice, if you like masking. But at least you know what you’re choosing.",
    },
    {
      type: "paragraph",
      text: "Expensive doesn’t always mean good either. A higher offer makes sense if someone brings their own tools, comes with a second person or has a long way to drive. Feel free to ask what’s included; people who know the work can explain it in two sentences. No idea what’s reasonable? Browse jobs like yours to see what budget others have in mind.",
    },
    {
      type: "tip",
      text: `Sleep on it, unless there’s water on the floor. Your job stays open for ${JOB_DAYS} days and the offers stay with it, unless someone withdraws theirs. The best offer often comes in the evening, from someone who’s been at work all day.`,
    },
    { type: "heading", text: "Choosing, and saying no kindly" },
    {
      type: "paragraph",
      text: "Made your choice? Accept that offer. The chat opens and the helper sees your full postcode and the address you entered. If you didn’t enter one, give it on the job page. We tell the others that you’ve found someone else. If you’re sure you won’t take an offer, decline it earlier: that’s fairer than keeping someone waiting. The frequently asked questions explain how payment works.",
    },
    {
      type: "paragraph",
      text: `After that, agree on three things in the ${brand.name} chat: the day and time, who brings what, and what happens if it turns out worse than expected. Nearly everyone forgets the last one. ‘If the pipe is rotten, stop and we’ll talk’ is one sentence, and it prevents most arguments. Do it in the chat and not on the doorstep, so that you can both read it again.`,
    },
    { type: "heading", text: "What if nobody makes an offer?" },
    {
      type: "paragraph",
      text: "It happens, and it says nothing about you. It’s usually one of three things: there’s no photo, the day is too soon, or the budget is too low for the work. Change one thing at a time and see what happens. Make the day flexible, or choose ‘price to be agreed’ and let others name a price. You can also ask a helper in your neighbourhood to look at your job.",
    },
    {
      type: "paragraph",
      text: "Is it a big job? Split it up. People who don’t fancy doing a whole attic may be happy with painting the ceiling or putting a wardrobe together. Two small jobs often get offers sooner than one big one.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "In short: say a lot, answer briefly, and read the message before the amount. And choose someone you’re happy to open your front door to. The price is just a number. The helper is a person from your own neighbourhood, who you’ll meet again at the baker’s tomorrow.",
    },
  ],
} satisfies ArticleText;
