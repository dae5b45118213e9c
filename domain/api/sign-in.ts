import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import {
  backupCodeSchema,
  emailAddressSchema,
  passwordChangeSchema,
  passwordSchema,
  profileSchema,
  signInSchema,
  totpSchema,
} from "#domain/forms/access.ts";

/** Only the declared fields of a loose object, without its index signature. */
type DeclaredFields<Loose> = {
  [Name in keyof Loose as string extends Name ? never : Name]: Loose[Name];
};

/** The account fields that our code reads. */
const accountSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  /** "" if the user gave no name. */
  name: z.string(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean().nullish(),
});

/** A session: one device on which the user is signed in. */
const apiSessionSchema = z.looseObject({
  id: z.string(),
  token: z.string(),
  userAgent: z.string().nullish(),
  ipAddress: z.string().nullish(),
  createdAt: z.string(),
  /** Last renewal of the session, at most once per hour. */
  updatedAt: z.string(),
});
export type ApiSession = DeclaredFields<z.infer<typeof apiSessionSchema>>;

const backupCodesSchema = z.looseObject({ backupCodes: z.array(z.string()) });
/** Setup data for an authenticator app: `otpauth://totp/…?secret=…`. */
const secondFactorSetupSchema = backupCodesSchema.extend({ totpURI: z.string() });
export type ApiSecondFactorSetup = DeclaredFields<z.infer<typeof secondFactorSetupSchema>>;

const done = z.looseObject({});

/** The sign-in library's endpoints that the panel and API callers use. Responses may contain more fields than declared. */
export const signInEndpoints = {
  "POST /api/auth/sign-in/email": {
    open: true,
    summary: "Accede con e-mail e password: la sessione sta nel cookie; con il secondo fattore resta da dare il codice",
    body: signInSchema,
    answer: done,
    refuses: [401],
  },
  "POST /api/auth/sign-out": { open: true, summary: "Chiude la sessione", answer: done },
  "GET /api/auth/get-session": {
    open: true,
    summary: "La sessione e il suo account; null per chi non ha effettuato l'accesso",
    answer: z.looseObject({ user: accountSchema, session: z.looseObject({ id: z.string() }) }).nullable(),
  },
  "GET /api/auth/list-sessions": { summary: "Le proprie sessioni aperte", answer: z.array(apiSessionSchema) },
  "POST /api/auth/revoke-session": {
    summary: "Chiude una delle proprie sessioni",
    body: z.object({ token: z.string() }),
    answer: done,
  },
  "POST /api/auth/revoke-other-sessions": { summary: "Chiude le proprie sessioni tranne questa", answer: done },
  "POST /api/auth/update-user": { summary: "Cambia il proprio nome", body: profileSchema, answer: done },
  "POST /api/auth/change-password": {
    summary: "Cambia la propria password",
    body: passwordChangeSchema,
    answer: done,
  },
  "POST /api/auth/send-verification-email": {
    open: true,
    summary: "Manda il messaggio che verifica l'indirizzo",
    body: emailAddressSchema,
    answer: done,
  },
  "POST /api/auth/two-factor/enable": {
    summary: "Comincia ad attivare il secondo fattore; vale dopo il primo codice",
    body: passwordSchema,
    answer: secondFactorSetupSchema,
  },
  "POST /api/auth/two-factor/verify-totp": {
    open: true,
    summary: "Dà il codice dell'app: attiva il secondo fattore, o completa l'accesso",
    body: totpSchema,
    answer: done,
    refuses: [401],
  },
  "POST /api/auth/two-factor/verify-backup-code": {
    open: true,
    summary: "Dà un codice di riserva al posto di quello dell'app: completa l'accesso e vale una volta sola",
    body: backupCodeSchema,
    answer: done,
    refuses: [401],
  },
  "POST /api/auth/two-factor/disable": {
    summary: "Toglie il proprio secondo fattore",
    body: passwordSchema,
    answer: done,
  },
  "POST /api/auth/two-factor/generate-backup-codes": {
    summary: "Nuovi codici di riserva; i precedenti non valgono più",
    body: passwordSchema,
    answer: backupCodesSchema,
  },
} as const satisfies Endpoints;
