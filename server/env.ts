import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { withDiskErrorMessages } from "#server/disk-errors.ts";
import { StartError } from "#server/errors.ts";
import { insecureServicesSchema, rejectInsecureUrls, requiresTls } from "#server/insecure-urls.ts";
import { ensurePrivateDir } from "#server/private-dir.ts";
import { deriveSecretKeys, type SecretKeys } from "#server/secret-keys.ts";

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);
const onOffFlag = (fallback: "on" | "off") =>
  z
    .enum(["on", "off"])
    .default(fallback)
    .transform((value) => value === "on");

const postgresUrl = z
  .string()
  .trim()
  .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
  .optional();

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().trim().min(1).default("127.0.0.1"),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().trim().min(1).default("./data"),
    DATABASE_URL: postgresUrl,
    DATABASE_DIRECT_URL: postgresUrl,
    DATABASE_STANDBY_URL: postgresUrl,
    PREPARED_STATEMENTS: z.enum(["on", "off"]).optional(),
    SEED: z.enum(["demo", "catalogue", "none"]).optional(),
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    AUTH_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
    LINK_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    ADMIN_EMAIL: z.email().default("admin@velluto.example"),
    ADMIN_PASSWORD: z.string().min(6, "must have at least 6 characters").optional(),
    SMTP_URL: z
      .string()
      .trim()
      .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
      .optional(),
    MAIL_FROM: optionalText,
    MAIL_STAFF: z.email().optional(),
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_API_KEY: optionalText,
    AI_MODEL: optionalText,
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_BUCKET: optionalText,
    S3_REGION: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    PLAIN_CONNECTIONS: insecureServicesSchema,
    /** Whether an admin role requires a second factor; if unset, `requiresSecondFactor` decides. */
    STAFF_SECOND_FACTOR: z.enum(["on", "off"]).optional(),
    RATE_LIMITS: onOffFlag("on"),
    STAFF_UNDO_SECONDS: z.coerce.number().int().min(0).max(600).default(60),
    /** Whether to trust X-Forwarded-For: only behind the owner's own reverse proxy. */
    TRUST_PROXY: onOffFlag("off"),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    /** Seconds between the stop signal and closing the listener. In this time a load balancer can send visitors to another process. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  })
  .refine((env) => !env.DATABASE_URL || env.AUTH_SECRET, {
    path: ["AUTH_SECRET"],
    message: "must be set together with DATABASE_URL",
  })
  .superRefine(rejectInsecureUrls)
  .refine((env) => !env.DATABASE_DIRECT_URL || env.DATABASE_URL, {
    path: ["DATABASE_DIRECT_URL"],
    message: "is the server behind DATABASE_URL, which must be set too",
  })
  .refine((env) => !env.DATABASE_STANDBY_URL || env.DATABASE_URL, {
    path: ["DATABASE_STANDBY_URL"],
    message: "follows the server of DATABASE_URL, which must be set too",
  })
  .superRefine(({ AI_BASE_URL, AI_API_KEY, AI_MODEL }, context) => {
    if (!AI_BASE_URL && !AI_API_KEY && !AI_MODEL) return;
    const missing = Object.entries({ AI_BASE_URL, AI_MODEL }).filter(([, value]) => !value);
    for (const [name] of missing)
      context.addIssue({ code: "custom", path: [name], message: "must be set for a model to write SEO texts" });
  })
  .superRefine(({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }, context) => {
    const variables = Object.entries({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY });
    const missing = variables.filter(([, value]) => !value);
    if (missing.length === variables.length) return;
    for (const [name] of missing)
      context.addIssue({ code: "custom", path: [name], message: "must be set together with the other S3 variables" });
  });

export interface Environment {
  port: number;
  host: string;
  /** Origin of canonical links, sitemap and mails, without a trailing slash. */
  siteUrl: string;
  /** Whether SITE_URL is the only URL of the site; if not, the host names of this machine are accepted too. */
  isPublicSite: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /**
   * URL of the database server itself; equal to DATABASE_URL if there is no connection pooler. Migrations (because of their lock) and LISTEN need a
   * session of their own, so they use this URL.
   */
  databaseDirectUrl: string | undefined;
  /** URL of a standby. While the standby is up to date, public pages are read from it; undefined if there is none. */
  databaseStandbyUrl: string | undefined;
  /** Whether reads use prepared statements; a pooler that switches connections between transactions may not support them. */
  preparedStatements: boolean;
  seed: "demo" | "catalogue" | "none";
  /** The secret from which only private links are derived: AUTH_SECRET, or the value that AUTH_SECRET had when the links were created. */
  secret: string;
  keys: SecretKeys;
  adminEmail: string;
  adminPassword: string | undefined;
  smtp: MailServer | undefined;
  mailFrom: string;
  mailStaff: string;
  /** The language model that writes SEO texts; undefined if the built-in templates write them. */
  ai: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** The bucket for uploaded pictures; undefined if they are stored in DATA_DIR/uploads. */
  s3: PictureBucket | undefined;
  rateLimits: boolean;
  /** Whether an admin role takes effect only after its holder has set up a second factor. */
  staffSecondFactor: boolean;
  /** How long staff can undo a transition of a booking, in seconds. */
  staffUndoSeconds: number;
  trustProxy: boolean;
  /** The token with which Prometheus reads /metrics; undefined if the endpoint is disabled. */
  metricsToken: string | undefined;
  drainSeconds: number;
  logLevel: string;
}

export interface MailServer {
  /** smtp://user:password@host:587 or smtps://… */
  url: string;
  /** Whether to refuse a mail server that does not offer TLS. */
  requireTls: boolean;
}

/** A bucket of an S3-compatible service. */
export interface PictureBucket {
  /** Origin of the service; the bucket name is the first segment of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Thrown for invalid environment variables. The message lists all of them. */
export class EnvironmentError extends StartError {}

/** Where the installation's data are: a database server or a data folder. */
export interface DataLocation {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Whether there is a database: a variable names one, or the data folder contains one. */
  exists: boolean;
}

/** Returns where the data are, according to the environment variables. Creates nothing, because the operator may have passed the wrong variables. */
export function locateData(variables: NodeJS.ProcessEnv = process.env): DataLocation {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = parseVariables(variables);
  const dataDir = resolve(DATA_DIR);
  return {
    databaseUrl,
    dataDir,
    exists: databaseUrl !== undefined || existsSync(join(dataDir, "database", "PG_VERSION")),
  };
}

/**
 * Parses and validates the environment variables (product.md#commands-and-environment); no other code reads them.
 * Creates DATA_DIR and, without AUTH_SECRET, a secret in it.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const env = parseVariables(variables);
  const dataDir = resolve(env.DATA_DIR);
  const secret = withDiskErrorMessages("The data folder", dataDir, () => {
    ensurePrivateDir(dataDir);
    return env.AUTH_SECRET ?? readOrCreateSecret(join(dataDir, "secret"));
  });
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl: (env.SITE_URL ?? toLocalUrl(env.PORT)).replace(/\/+$/, ""),
    isPublicSite: env.SITE_URL !== undefined && !LOCAL_URL.test(env.SITE_URL),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databaseStandbyUrl: env.DATABASE_STANDBY_URL,
    preparedStatements: (env.PREPARED_STATEMENTS ?? (env.DATABASE_DIRECT_URL ? "off" : "on")) === "on",
    seed: env.SEED ?? (env.DATABASE_URL ? "none" : "demo"),
    secret: env.LINK_SECRET ?? secret,
    keys: deriveSecretKeys(secret, env.AUTH_SECRET_PREVIOUS),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    smtp: env.SMTP_URL
      ? { url: env.SMTP_URL, requireTls: requiresTls(env.SMTP_URL, "smtp", env.PLAIN_CONNECTIONS) }
      : undefined,
    mailFrom: env.MAIL_FROM ?? "prenotazioni@velluto.example",
    mailStaff: env.MAIL_STAFF ?? env.ADMIN_EMAIL,
    ai:
      env.AI_BASE_URL && env.AI_MODEL
        ? { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, model: env.AI_MODEL }
        : undefined,
    s3: toPictureBucket(env),
    rateLimits: env.RATE_LIMITS,
    staffSecondFactor: requiresSecondFactor(env),
    staffUndoSeconds: env.STAFF_UNDO_SECONDS,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
  };
}

function parseVariables(variables: NodeJS.ProcessEnv): z.output<typeof schema> {
  // Treat an empty variable as not set.
  const nonEmptyVariables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(nonEmptyVariables);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(`The configuration is wrong:\n${lines.join("\n")}`);
}

/** Returns the environment with the port on which the server listens, in the site's URL too. With PORT=0 the operating system chooses the port. */
export function withListeningPort(env: Environment, port: number): Environment {
  return { ...env, port, siteUrl: env.siteUrl === toLocalUrl(env.port) ? toLocalUrl(port) : env.siteUrl };
}

/** The default for STAFF_SECOND_FACTOR: on for a production site, with https and its own database. */
const requiresSecondFactor = (env: z.output<typeof schema>): boolean =>
  env.STAFF_SECOND_FACTOR
    ? env.STAFF_SECOND_FACTOR === "on"
    : env.DATABASE_URL !== undefined && (env.SITE_URL?.startsWith("https:") ?? false);

const toLocalUrl = (port: number) => `http://localhost:${port}`;
/** A URL that is reachable only on this machine. An https URL is never one: it is the URL of a proxy, and the only URL of the site. */
const LOCAL_URL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i;

function toPictureBucket(env: z.output<typeof schema>): PictureBucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function readOrCreateSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}
