import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's own folder; every script works from here, wherever it was called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** An absolute path inside the checkout. */
export const fromRoot = (...parts) => join(root, ...parts);
