import preview from "../../../.storybook/preview";
import { english, mobile, opens, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/offline" } });

export const Online = meta.story({ play: opens("Je hebt verbinding") });
export const English = meta.story({ ...english, play: opens("You’re online") });
export const Mobile = meta.story({ ...mobile, play: opens("Je hebt verbinding") });
