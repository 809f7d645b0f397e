import { answersAreChanged } from "./post-steps";

answersAreChanged();
