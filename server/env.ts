import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);
const onOff = (standard: "on" | "off") =>
  z
    .enum(["on", "off"])
    .default(standard)
    .transform((value) => value === "on");

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().trim().min(1).default("127.0.0.1"),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().trim().min(1).default("./data"),
    DATABASE_URL: z
      .string()
      .trim()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
      .optional(),
    SEED: z.enum(["demo", "catalogue", "none"]).optional(),
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    ADMIN_EMAIL: z.email().default("admin@velluto.example"),
    ADMIN_PASSWORD: z.string().min(6, "must have at least 6 characters").optional(),
    SMTP_URL: z
      .string()
      .trim()
      .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
      .optional(),
    MAIL_FROM: optionalText,
    MAIL_STAFF: z.email().optional(),
    RATE_LIMITS: onOff("on"),
    /** Whether X-Forwarded-For may be believed: only behind a reverse proxy of the owner's. */
    TRUST_PROXY: onOff("off"),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  })
  .refine((env) => !env.DATABASE_URL || env.AUTH_SECRET, {
    path: ["AUTH_SECRET"],
    message: "must be set together with DATABASE_URL",
  });

export interface Environment {
  port: number;
  host: string;
  /** Origin of canonical links, sitemap and mails, without a trailing slash. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  seed: "demo" | "catalogue" | "none";
  secret: string;
  adminEmail: string;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  mailStaff: string;
  rateLimits: boolean;
  trustProxy: boolean;
  logLevel: string;
}

/** Thrown with one message that names every wrong variable. */
export class EnvironmentError extends Error {}

/** Reads and checks the variables of design 2; the only place that does. Creates DATA_DIR and, without AUTH_SECRET, the secret in it. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  // An empty variable is an unset one.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new EnvironmentError(`The configuration is wrong:\n${lines.join("\n")}`);
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    seed: env.SEED ?? (env.DATABASE_URL ? "none" : "demo"),
    secret: env.AUTH_SECRET ?? keptSecret(join(dataDir, "secret")),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? "Velluto <prenotazioni@velluto.example>",
    mailStaff: env.MAIL_STAFF ?? env.ADMIN_EMAIL,
    rateLimits: env.RATE_LIMITS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  };
}

function keptSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}
