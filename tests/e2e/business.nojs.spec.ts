import { becomesABusiness } from "./business";

becomesABusiness("nl");
