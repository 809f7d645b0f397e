import { brand } from "../../brand";
import type nl from "../nl/categories";

export default {
  all: {
    title: "All categories",
    pageTitle: "Every kind of job",
    description: `From putting up a shelf to moving house: see what neighbours on ${brand.name} help each other with.`,
    text: "Looking for help, or for jobs to do? Here’s what neighbours ask each other for, by category.",
    elseTitle: "Can’t find the right category?",
    elseText: "Post your job under Other. Say what needs doing, so that helpers know enough to make an offer.",
    post: "Post your job",
  },
  one: {
    title: "{{jobs}}",
    titleNear: "{{jobs}} near you",
    titlePage: "{{title}}, page {{page}}",
    heading: "{{jobs}} near you",
    description: "{{text}} See the open jobs and make an offer, or post a job of your own.",
    askZipcode: "Enter your postcode for jobs near you",
    others: "Other categories",
  },
  helpers: {
    title: "Helpers who do this",
    titleNear: "Helpers near you who do this",
    all_one: "See {{shown}} helper",
    all_other: "See all {{shown}} helpers",
  },
  facts: {
    title: "In figures",
    available: "Open jobs",
    budget: "Average budget",
    active: "Active helpers",
  },
  filters: {
    zipcodeHint: "Only the first four digits matter",
    priceHint: "Shows only jobs with a fixed budget. At €0 you see everything",
  },
  cities: { title: "Jobs by city", others: "Other cities" },
  about: {
    handig: {
      jobs: "Jobs around the house",
      post: "Post a job around the house",
      text: "Small jobs at home when you don’t have the time, the drill or a second pair of hands.",
      examples: ["Putting together a wardrobe", "Hanging lamps and curtain rails", "Planing a door that sticks"],
    },
    schoonmaken: {
      jobs: "Cleaning jobs",
      post: "Post a cleaning job",
      text: "One thorough clean, or a backlog that is too much for you alone.",
      examples: ["Cleaning a home before handing over the keys", "Washing windows", "Clearing out a shed or garage"],
    },
    verhuizen: {
      jobs: "Moving jobs",
      post: "Post a moving job",
      text: "Carrying, driving and packing: a few extra hands and you’ll be done on time.",
      examples: ["A sofa up three flights of stairs", "A van with a driver", "A washing machine to the charity shop"],
    },
    schilderen: {
      jobs: "Painting jobs",
      post: "Post a painting job",
      text: "Walls, ceilings and window frames, from masking tape to the last coat.",
      examples: ["Painting a ceiling", "Sanding and painting window frames", "Stripping wallpaper"],
    },
    tuinieren: {
      jobs: "Gardening jobs",
      post: "Post a gardening job",
      text: "From an afternoon of pruning to a garden you can’t get through any more.",
      examples: ["Trimming a hedge", "Mowing the lawn while you’re away", "Swapping paving for plants"],
    },
    overig: {
      jobs: "Other jobs",
      post: "Post your job",
      text: "Everything that doesn’t fit anywhere else and that a handy neighbour does in no time.",
      examples: ["Repairing a bike", "Getting the shopping in", "Walking the dog"],
    },
    fotografie: {
      jobs: "Photography jobs",
      post: "Post a photography job",
      text: "Photos of a party, of a home for sale, or simply of the two of you.",
      examples: ["Photographing a birthday", "Photos for a property or marketplace ad", "A new profile picture"],
    },
    tech: {
      jobs: "Tech jobs",
      post: "Post a tech job",
      text: "Wifi, phone, television or laptop: someone who takes the time to set it up for you.",
      examples: ["Getting wifi up to the attic", "Moving to a new phone", "Getting the printer to work"],
    },
    elektra: {
      jobs: "Electrical jobs",
      post: "Post an electrical job",
      text: "Lamps, sockets and switches. Leave work in the fuse box to a qualified electrician.",
      examples: ["Fitting a dimmer", "Connecting an outdoor lamp", "Replacing a socket"],
    },
    loodgieter: {
      jobs: "Plumbing jobs",
      post: "Post a plumbing job",
      text: "Taps, drains and small leaks, before a stain appears on the ceiling.",
      examples: ["Repairing a dripping tap", "A blocked sink", "Connecting a washing machine"],
    },
  },
} satisfies typeof nl;
