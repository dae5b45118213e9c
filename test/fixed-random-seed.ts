import fc from "fast-check";

// Uses the same random seed in every run, so that a test passes always or never. FAST_CHECK_SEED=random draws a new seed; a number sets it.
const { FAST_CHECK_SEED = "1" } = process.env;
if (FAST_CHECK_SEED !== "random") fc.configureGlobal({ seed: Number(FAST_CHECK_SEED) });
