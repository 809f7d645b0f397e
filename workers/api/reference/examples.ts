import { API_TITLE } from "~/content/reference";

export interface Example {
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  answer?: unknown;
}

export const EXAMPLES: Readonly<Record<string, Example>> = {
  "job.list": { query: { zipcode: "1012AB", distance: 25_000, categories: [4, 6], price: "25", page: 1 } },
  "job.areas": { query: { search: "schilderen" } },
  "job.statistics": { query: { category: 4 } },
  "job.act": { query: { action: "reserve" } },
  "job.say": { body: { comment: "Hoe hoog is de schutting?" } },
  "job.post": {
    body: {
      title: "Schutting schilderen",
      description: "Twintig meter schutting, twee keer in de verf.",
      zipcode: "1012AB",
      price_type: "budget",
      budget: "60.00",
      category: 4,
      execution_date: null,
    },
  },
  "job.change": {
    body: {
      title: "Schutting schilderen",
      description: "Twintig meter schutting, een keer in de verf.",
      zipcode: "1012AB",
      price_type: "TBD",
      category: 4,
    },
  },
  "job.begin": { body: { words: "kaars wortel fiets lynx" } },
  "chat.answer": { body: { status: "accepted" } },
  "bid.decide": { body: { bid_id: 1, status: "rejected" } },
  "profile.change": { body: { bio: "Ik schilder al twintig jaar.", active_worker: true, categories: [4, 6] } },
  "chat.propose": { body: { starts_at: "2099-03-07T10:00:00Z", ends_at: "2099-03-07T12:00:00Z" } },
  "payment.intent": {
    body: { bid_id: 1, chat_uri: "Zx81kLmN0pQrStUv", amount_with_platform_cost: "63.00" },
  },
  "payment.webhook": {
    body: {
      id: "evt_1",
      type: "payment.succeeded",
      created: 1_772_359_200,
      data: { session: "pay_2b7e", amount: 6300, currency: "eur" },
    },
  },
  "partner.dashboard": {
    query: { from: "2026-03-01", to: "2026-03-02" },
    answer: {
      partner_id: "buurtkrant",
      name: "Buurtkrant",
      visits: 40,
      conversions: 3,
      conversion_rate: 7.5,
      days: [
        { date: "2026-03-01", visits: 24, conversions: 2 },
        { date: "2026-03-02", visits: 16, conversions: 1 },
      ],
    },
  },
  "affiliate.products": {
    query: { category: "schilderen", limit: 12, locale: "nl_NL" },
    answer: {
      count: 1,
      results: [
        {
          id: "kv-muurverf-10l",
          title: "Muurverf mat wit, 10 liter",
          description: "Dekt in twee lagen en ruikt nauwelijks.",
          image: "/products/verf.svg",
          merchant: "Kwast & Verf",
          brand: "Delfsblank",
          condition: "new",
          price: "39.95",
          originalPrice: "49.95",
          discount: 20,
          category: "schilderen",
          affiliateUrl: "https://klik.kwastenverf.example/track?p=kv-muurverf-10l",
        },
      ],
    },
  },
  "affiliate.trackClick": {
    body: {
      productId: "kv-muurverf-10l",
      productName: "Muurverf mat wit, 10 liter",
      merchant: "Kwast & Verf",
      category: "schilderen",
      price: "39.95",
    },
  },
  "global.analytics": {
    body: {
      consent: true,
      session_id: "3f2a9c4e",
      events: [{ name: "scroll", at: "2026-03-01T10:00:00Z", page: "/browse-tasks", data: { percent: 75 } }],
    },
  },
  "global.openapi": { answer: { openapi: "3.1.1", info: { title: API_TITLE, version: "1.0.0" } } },
};
