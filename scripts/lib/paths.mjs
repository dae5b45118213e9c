import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The absolute path of the checkout. All scripts run in this folder, whatever the caller's current folder is. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Returns an absolute path inside the checkout. */
export const fromRoot = (...parts) => join(root, ...parts);
