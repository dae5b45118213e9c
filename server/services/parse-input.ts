import { type ZodError, z } from "zod";
import { FORBIDDEN_CHARACTERS_MESSAGE } from "#domain/forms/field-messages.ts";
import { INVALID_FIELDS_MESSAGE } from "#domain/forms/invalid-fields-message.ts";
import { errorCode, type FieldProblem, ServiceError, UNIQUE_VIOLATION } from "#server/errors.ts";

/** What a visitor's own request is refused with. */
export const INVALID_REQUEST = "Controlla i dati della richiesta.";

/** The input as the schema understands it, or "invalid" with one message for each wrong field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  message = INVALID_FIELDS_MESSAGE,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  const problems = parsed.success ? unstorableTexts(parsed.data) : fieldProblems(parsed.error);
  if (!parsed.success || problems.length > 0) throw new ServiceError("invalid", message, problems);
  return parsed.data;
}

/** The refusal of fields that a schema alone cannot find wrong. */
export const invalidFieldsError = (fields: FieldProblem[]) =>
  new ServiceError("invalid", INVALID_FIELDS_MESSAGE, fields);

/** Texts that no database keeps, by where they stand: with a NUL in them, or half a character. */
function unstorableTexts(value: unknown, path: readonly string[] = []): FieldProblem[] {
  if (typeof value === "string")
    return isStorable(value) ? [] : [{ path: path.join("."), message: FORBIDDEN_CHARACTERS_MESSAGE }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    isStorable(name)
      ? unstorableTexts(part, [...path, name])
      : [{ path: path.join("."), message: FORBIDDEN_CHARACTERS_MESSAGE }],
  );
}

/** True for a text that a database keeps and an address can carry: without a NUL, and without half a character. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** An id as callers write it; one that cannot be an id is one that does not exist: "not-found" (product.md#bad-input). */
export function parseId(id: string, missing: string): string {
  if (!z.uuid().safeParse(id).success) throw new ServiceError("not-found", missing);
  return id;
}

/** Runs a write; a value that another row has already becomes "invalid" at its field. `taken` names the problem by constraint. */
export async function mapUniqueViolation<Result>(
  problemsByConstraint: Readonly<Record<string, FieldProblem>>,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const problem = errorCode(error) === UNIQUE_VIOLATION ? problemsByConstraint[constraintOf(error) ?? ""] : undefined;
    if (!problem) throw error;
    throw new ServiceError("invalid", problem.message, [problem]);
  }
}

function constraintOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("constraint" in current && typeof current.constraint === "string") return current.constraint;
  }
  return undefined;
}

/** What a schema found wrong, one message for each field (the first), by the path the caller knows it by. */
export function fieldProblems(error: ZodError): FieldProblem[] {
  const messages = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (!messages.has(path)) messages.set(path, path === "" ? "La richiesta non ha la forma attesa." : issue.message);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

type Defined<Fields extends object> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** The fields that were stated: without those that are undefined, so that a default or a stored value stays. */
export function pickDefined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}
