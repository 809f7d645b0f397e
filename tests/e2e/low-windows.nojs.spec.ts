import { test } from "./fixtures";
import { conversationsOpenAtTheirEnd, LOW_WINDOWS } from "./low-windows";

for (const window of LOW_WINDOWS)
  test(`conversations open at their newest message and the composer at ${window.width} by ${window.height}`, async ({
    open,
  }) => {
    await conversationsOpenAtTheirEnd(open, window);
  });
