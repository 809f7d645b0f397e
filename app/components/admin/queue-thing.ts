import type { Queue } from "~/domain/admin/case-files";

const PATHS: Record<Queue, string> = {
  report: "/admin/reports",
  appeal: "/admin/appeals",
  dispute: "/admin/disputes",
  money: "/admin/money",
  withdrawal: "/admin/withdrawals",
  paused: "/admin/payments",
};

export const queueAddress = (queue: Queue) => PATHS[queue];

export const decideAddress = ({ queue, id }: { queue: Queue; id: number }) => `${PATHS[queue]}/${id}`;
