import { ownProfile } from "./own-profile";

ownProfile("nl");
