/** Secrets: what proves who somebody is, and must not outlive the moment it was typed. */
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

/** The number of a document: `licenceNumber`, `passport_number`, `identity_card_no`. Dates of a document are no numbers. */
const DOCUMENT_NUMBER = /(document|licence|license|passport|identity|card|permit|visa).*(number|code|_no|No)$/i;

/**
 * Whether a form's field is never kept in a browser, by its name alone: a form says that a field is sensitive by calling it what it is. Of a
 * path (`drivers.0.licenceNumber`) the last part counts.
 */
export function isSensitiveField(path: string): boolean {
  const name = path.split(".").at(-1) ?? "";
  return SECRETS.has(name) || DOCUMENT_NUMBER.test(name);
}

/** What a form holds without its sensitive fields, however deep they lie. */
export function withoutSensitiveFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSensitiveFields);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isSensitiveField(name))
      .map(([name, inner]) => [name, withoutSensitiveFields(inner)]),
  );
}
