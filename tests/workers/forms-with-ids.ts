import type { Shown } from "./browser";
import { insertAcceptedBid } from "./rows";
import { neighbours, setJob } from "./world";

export async function aSolvedJob() {
  const { placer, helper, job } = await neighbours();
  await insertAcceptedBid(job, placer.id, helper.id);
  await setJob(job, "solved");
  return { placer, helper, job };
}

export const onceIn = ({ html }: Shown, form: string) => {
  const value = [...html.matchAll(/name="once" value="([^"]+)"/g)].find(([, id]) => id?.endsWith(`.${form}`))?.[1];
  if (!value) throw new Error(`no form ${form} with an id of its own`);
  return value;
};

export const placeOf = ({ status, to }: Shown) => [status, to?.replace(/\/api\/dev\/.*/, "")];
