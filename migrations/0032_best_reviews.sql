-- The newest reviews of five stars, for the home page.
CREATE INDEX review_best ON review (id) WHERE status = 'visible' AND rating = 5;
