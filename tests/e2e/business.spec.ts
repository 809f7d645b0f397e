import { becomesABusiness } from "./business";

becomesABusiness("en");
