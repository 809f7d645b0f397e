import { affiliateProduct, productClick, productFilters, productNamed } from "../../domain/site/affiliate";
import { pageOf } from "../../domain/values/page-schema";
import { call } from "../call";

const products = call({
  method: "GET",
  path: "/api/affiliate/products/",
  who: "everyone",
  summary: "Products of shops that pay for visitors",
  fields: productFilters,
  answers: { 200: pageOf(affiliateProduct) },
  refuses: ["unavailable"],
  cache: "fresh",
});

const trackClick = call({
  method: "POST",
  path: "/api/affiliate/track-click/",
  who: "everyone",
  summary: "A product is about to be opened",
  ids: productNamed,
  fields: productClick,
  answers: { 204: null },
  refuses: ["not_found", "unavailable"],
});

export const affiliateCalls = { products, trackClick };
