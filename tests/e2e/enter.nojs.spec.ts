import { READERS } from "./addresses";
import { enterPressesTheMainButton } from "./enter";
import { test } from "./fixtures";

for (const reader of READERS)
  test(`Enter in a text field presses the main button, for ${reader.who}`, async ({ open }) => {
    test.slow();
    await enterPressesTheMainButton(open, reader);
  });
