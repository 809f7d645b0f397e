import { brand } from "~/brand";
import { MAX_JOB_IMAGES } from "~/domain/image-limits";
import { JOB_DAYS } from "~/domain/job-days";
import type { ArticleText } from "../catalogue";

export default {
  title: "Questions and offers on your job: how to choose well",
  intro:
    "Your job is online and the replies come in. How do you read an offer, what do you say to a question, and how do you choose without losing a whole evening over it?",
  alt: "A pinboard with the note of a job, and three cards with offers around it",
  phrases: ["questions and offers", "how to read an offer", "choosing an offer"],
  blocks: [
    {
      type: "paragraph",
      text: "You post your job, put your phone down, and a little later there are two questions and three offers. One person asks 60 euros, another 140, and a third wants to know whether there is a ladder in the house. Now what? You need not choose straight away, and you need not know anything about the work. A few fixed habits are enough to pick the right offer.",
    },
    { type: "heading", text: "Start with a description that answers questions first" },
    {
      type: "paragraph",
      text: "Good offers begin with you. The better somebody can picture the work, the closer the price will be to the truth. ‘Put up shelves’ can take a quarter of an hour or a whole morning: a brick wall is quite another thing than a hollow one. So write down what you would say to somebody standing in your kitchen.",
    },
    {
      type: "list",
      items: [
        "What is there now and what it should become: ‘three shelves of 80 centimetres on a plasterboard wall’.",
        "The measurements. Two minutes with a tape measure save half a day of messages.",
        "What you already have: screws, paint, the new tap, a ladder.",
        "How to get there: which floor, lift or stairs, can one park at the door?",
        "What happens afterwards. Does the helper take the rubbish along, or do you bring it to the recycling centre yourself?",
      ],
    },
    {
      type: "paragraph",
      text: `Add photos; a job can have ${MAX_JOB_IMAGES}. One from a distance, so that the room can be seen, and one from close by. We take the location out of your photos, and your street and number belong in the field that only the helper you choose can see. Do check what else is in the picture: an envelope with your name or a bunch of keys has no place on a public photo.`,
    },
    {
      type: "image",
      src: "questions",
      alt: "Two speech bubbles beside a wall with a tape measure: one holds a question mark, the other a tick",
    },
    { type: "heading", text: "A question is a good sign" },
    {
      type: "paragraph",
      text: "Whoever asks is thinking about your job. Questions and answers stand below it for everyone to read, so one good answer helps everybody who still wants to make an offer. Keep it short and factual. ‘The wall is brick, the house was built in 1934’ is worth more than ‘just a normal wall’. You don't know? Say so. ‘No idea, but it sounds hollow when you knock on it’ is a perfectly good answer to a handy neighbour.",
    },
    {
      type: "paragraph",
      text: "If the same question comes twice, change your description. Everyone who has made an offer hears about it and can adjust theirs. That way nobody turns up at your door with the wrong drill bit.",
    },
    {
      type: "paragraph",
      text: "Phone numbers and websites cannot be put in a question or an answer. That is on purpose: everyone can read along. Once you accept an offer, a conversation opens for the two of you, and that is where you arrange the rest.",
    },
    { type: "heading", text: "What to look at in an offer" },
    {
      type: "paragraph",
      text: "An offer is the price of the whole job. The amount catches your eye first, but look at four things together.",
    },
    {
      type: "list",
      ordered: true,
      items: [
        "The message. Is it about your job, or could it stand below any job? ‘I see it is a corner wardrobe, so I will bring a friend’ shows that somebody really looked.",
        "What is included. Are materials part of it, and taking the waste away? If it does not say, it is worth asking.",
        "Earlier work and reviews. Read a few of them in full, not only the stars. ‘Came an hour late, but let me know in time’ says more than a five without a word. Somebody is new? Then there is nothing to read yet, but everybody once had a first job.",
        "The day. A lovely offer for three weeks from now is no help if you have a leaking tap today.",
      ],
    },
    {
      type: "paragraph",
      text: "Only you see all the offers. Helpers do not see each other's amounts, so an offer is what somebody thinks the work is worth, and not a race to go ten euros below the next person.",
    },
    { type: "heading", text: "Why the lowest offer is not always the cheapest" },
    {
      type: "paragraph",
      text: "Say you want a room painted and the offers are 120, 210 and 230 euros. The first looks like a bargain, until you see that it is without paint and that the masking is up to you. Add a tub of wall paint, tape, plastic sheeting and your own Saturday, and the difference is gone. It may still be the best choice, if you like masking. But then you choose it knowingly.",
    },
    {
      type: "paragraph",
      text: "Nor is expensive the same as good. A higher offer makes sense when somebody brings their own tools, comes with two people or has a long way to drive. Feel free to ask what is in it; people who know the work explain it in two sentences. No idea what is reasonable? Browse jobs that look like yours. There you see what budget others have in mind.",
    },
    {
      type: "tip",
      text: `Sleep on it, unless there is water on the floor. Your job stays open for ${JOB_DAYS} days and the offers stay with it, except those that their makers withdraw. The nicest offer often comes in the evening, from somebody who was at work all day.`,
    },
    { type: "heading", text: "Choosing, and saying no kindly" },
    {
      type: "paragraph",
      text: "Made your choice? Then accept that offer. The conversation opens and the helper sees your address details. The others are told that you found somebody else. An offer that you certainly will not take can be declined earlier: that is fairer than letting somebody wait. How paying works is explained in the frequently asked questions.",
    },
    {
      type: "paragraph",
      text: `After that, agree on three things in the ${brand.name} chat: the day and time, who brings what, and what you will do if it turns out worse than expected. Nearly everybody forgets the last one. ‘If the pipe is rotten, you stop and we talk’ is one sentence, and it prevents most quarrels. Do it in the chat and not on the doorstep: then both of you can read it again.`,
    },
    { type: "heading", text: "And if nobody makes an offer?" },
    {
      type: "paragraph",
      text: "It happens, and it says nothing about you. Usually it is one of three things: there is no photo, the day is too tight, or the budget does not fit the work. Change one thing at a time and see what happens. Make the day flexible, or choose ‘price to be agreed’ and let others propose something. You can also ask a helper from your neighbourhood to have a look at your job.",
    },
    {
      type: "paragraph",
      text: "Is it a big job? Cut it up. People who do not fancy doing a whole attic may well like painting the ceiling or putting a wardrobe together. Two small jobs often get an offer sooner than one big one.",
    },
    { type: "divider" },
    {
      type: "paragraph",
      text: "In short: tell a lot, answer briefly, read the message first and the amount second. And choose somebody you are happy to open your front door to. The price is a number. The rest is a person from your own neighbourhood, whom you will meet again at the baker's tomorrow.",
    },
  ],
} satisfies ArticleText;
