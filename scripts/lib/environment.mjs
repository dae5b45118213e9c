import { delimiter, dirname } from "node:path";
import { fromRoot } from "./paths.mjs";

/** Returns an environment whose PATH starts with the pinned Node and the installed tools. */
export function withTools(nodeBinary, env = process.env) {
  return { ...env, PATH: [dirname(nodeBinary), fromRoot("node_modules/.bin"), env.PATH].join(delimiter) };
}

/** Returns an environment whose PATH has no folder inside node_modules, for commands that replace node_modules. */
export function withoutTools(env = process.env) {
  const path = (env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...env, PATH: path.join(delimiter) };
}

/** The environment variables that the product reads. Tests remove them, so that the caller's settings do not change their results. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|SITE_URL|DATA_DIR|DATABASE_URL|DATABASE_DIRECT_URL|DATABASE_STANDBY_URL|PREPARED_STATEMENTS|SEED|AUTH_SECRET|AUTH_SECRET_PREVIOUS|LINK_SECRET|ADMIN_.*|SMTP_URL|MAIL_.*|AI_.*|S3_.*|PLAIN_CONNECTIONS|RATE_LIMITS|STAFF_SECOND_FACTOR|STAFF_UNDO_SECONDS|TRUST_PROXY|METRICS_TOKEN|DRAIN_SECONDS|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|PG[A-Z]+)$/;

/** Returns the environment without the variables that the product reads. */
export function withoutProductVariables(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !PRODUCT_VARIABLES.test(name)));
}
