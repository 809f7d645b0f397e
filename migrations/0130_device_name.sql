-- The browser and the device of a subscription, from its User-Agent: "Firefox, Android". Null if unknown.
ALTER TABLE push_subscription ADD COLUMN name TEXT;
