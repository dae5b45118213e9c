import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's folder; all scripts run from here, wherever they are called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Returns an absolute path inside the checkout. */
export const fromRoot = (...parts) => join(root, ...parts);
