/** Secrets that prove an identity. They must never be stored in the browser. */
const SECRETS: ReadonlySet<string> = new Set([
  "password",
  "currentPassword",
  "newPassword",
  "code",
  "token",
  "taxCode",
  "tax_code",
  "iban",
]);

/** A document number: `licenceNumber`, `passport_number`, `identity_card_no`. Dates of documents are not sensitive. */
const DOCUMENT_NUMBER = /(document|licence|license|passport|identity|card|permit|visa).*(number|code|_no|No)$/i;

/**
 * Whether a form field must never be stored in the browser. The decision is by name alone, so a sensitive field must be named as such. Only the last
 * segment of a path (`drivers.0.licenceNumber`) counts.
 */
export function isSensitiveField(path: string): boolean {
  const name = path.split(".").at(-1) ?? "";
  return SECRETS.has(name) || DOCUMENT_NUMBER.test(name);
}

/** Returns form values without sensitive fields, at every depth. */
export function withoutSensitiveFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSensitiveFields);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isSensitiveField(name))
      .map(([name, inner]) => [name, withoutSensitiveFields(inner)]),
  );
}
