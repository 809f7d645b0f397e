import { test } from "./fixtures";
import { composersOpenInReach, conversationsOpenAtTheirEnd, LOW_WINDOWS } from "./low-windows";

for (const window of LOW_WINDOWS)
  test(`conversations open at their newest message and the composer at ${window.width} by ${window.height}`, async ({
    open,
  }) => {
    await conversationsOpenAtTheirEnd(open, window);
  });

test("a conversation opens at the composer in a window of 1280 by 1024 pixels at 400%", async ({ open }) => {
  await composersOpenInReach(open);
});
