import { inTheOtherLanguage } from "./broken-deals";

inTheOtherLanguage({ script: false });
