import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News } from "~/alerts/news";
import { calledTogether } from "~/alerts/together";

const aJob = (id: number): News => ({ kind: "notification", id, title: "Nieuwe klus", text: "", link: `/task/${id}` });
const aMessage = (id: number, chat: string): News => ({
  kind: "message",
  id,
  title: "Hassan B.",
  text: "",
  link: `/messages/${chat}`,
});

describe("what is told at once", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function called(...moments: News[][]): number[] {
    const ids: number[] = [];
    const tell = calledTogether(({ id }) => void ids.push(id));
    for (const moment of moments) {
      for (const news of moment) tell(news);
      vi.runAllTimers();
    }
    return ids;
  }

  it("calls once, to the last", () => {
    expect(called(Array.from({ length: 100 }, (_, at) => aJob(at)))).toEqual([99]);
  });

  it("calls each time, when it is told one after the other", () => {
    expect(called([aJob(1)], [aJob(2)])).toEqual([1, 2]);
  });

  it("calls to each conversation, and to what is no message", () => {
    expect(called([aMessage(1, "kraan"), aMessage(2, "muur"), aMessage(3, "kraan"), aJob(4)])).toEqual([2, 3, 4]);
  });
});
