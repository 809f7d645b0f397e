import { inTheOtherLanguage } from "./broken-deals";

inTheOtherLanguage({ script: true });
