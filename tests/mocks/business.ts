import { aViewer } from "./factories/person";

export const TRADER = {
  company: "Kraan en Zo",
  kvk: "27312459",
  vat: "NL004495445B01",
  address: "Wijnhaven 12, 3011 AB Rotterdam",
  email: "info@kraanenzo.example",
};

export const aTrader = (of: Parameters<typeof aViewer>[0] = {}) =>
  aViewer({ name: TRADER.company, business: true, business_details: TRADER, active_worker: true, ...of });
