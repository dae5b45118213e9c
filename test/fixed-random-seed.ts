import fc from "fast-check";

// What is drawn is the same in every run, so that a test passes always or never; FAST_CHECK_SEED=random draws something new, a number that very draw.
const { FAST_CHECK_SEED = "1" } = process.env;
if (FAST_CHECK_SEED !== "random") fc.configureGlobal({ seed: Number(FAST_CHECK_SEED) });
