type Boxes = Env["DRAFTS"];

export const draftBoxOf = (boxes: Boxes, user: number) => boxes.get(boxes.idFromName(`user:${user}`));
