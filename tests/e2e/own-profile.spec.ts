import { ownProfile } from "./own-profile";

ownProfile("en");
