import { afterEach, expect, it, vi } from "vitest";
import { warnOfHiddenSettings } from "../../workers/settings-notice";

afterEach(() => {
  vi.restoreAllMocks();
});

it("hidden settings are named in one warning, and none without them", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  warnOfHiddenSettings([]);
  expect(warn).not.toHaveBeenCalled();
  for (let at = 0; at < 2; at++) warnOfHiddenSettings(["company.kvk", "social.facebook"]);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({ settings: ["company.kvk", "social.facebook"] });
});
