import { delimiter, dirname } from "node:path";
import { fromRoot } from "./paths.mjs";

/** PATH with the pinned Node and the installed tools first. */
export function withTools(nodeBinary, env = process.env) {
  return { ...env, PATH: [dirname(nodeBinary), fromRoot("node_modules/.bin"), env.PATH].join(delimiter) };
}

/** What runs before or while node_modules is made: nothing from inside it may be on PATH, for it is about to be replaced. */
export function withoutTools(env = process.env) {
  const path = (env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...env, PATH: path.join(delimiter) };
}

/** The caller's own settings of the product must not leak into its tests. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|SITE_URL|DATA_DIR|DATABASE_URL|DATABASE_DIRECT_URL|DATABASE_STANDBY_URL|PREPARED_STATEMENTS|SEED|AUTH_SECRET|AUTH_SECRET_PREVIOUS|LINK_SECRET|ADMIN_.*|SMTP_URL|MAIL_.*|AI_.*|S3_.*|PLAIN_CONNECTIONS|RATE_LIMITS|STAFF_SECOND_FACTOR|STAFF_UNDO_SECONDS|TRUST_PROXY|METRICS_TOKEN|DRAIN_SECONDS|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|PG[A-Z]+)$/;

/** The environment without any variable the product itself reads. */
export function withoutProductVariables(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !PRODUCT_VARIABLES.test(name)));
}
