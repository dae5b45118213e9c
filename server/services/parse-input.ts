import { type ZodError, z } from "zod";
import { fieldMessage } from "#domain/forms/field-message.ts";
import { FORBIDDEN_CHARACTERS_MESSAGE } from "#domain/forms/field-messages.ts";
import { INVALID_FIELDS_MESSAGE } from "#domain/forms/invalid-fields-message.ts";
import type { Message } from "#domain/words/message.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { errorCode, type FieldProblem, ServiceError, UNIQUE_VIOLATION } from "#server/errors.ts";

/** The summary message for a visitor's invalid request. */
export const INVALID_REQUEST = textReference("formMessages", "invalidRequest");

/** Parses the input by the schema. Throws "invalid" with one message per wrong field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  message: Message = INVALID_FIELDS_MESSAGE,
): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: wordUnnamedIssue });
  const problems = parsed.success ? unstorableTexts(parsed.data) : fieldProblems(parsed.error);
  if (!parsed.success || problems.length > 0) throw new ServiceError("invalid", message, problems);
  return parsed.data;
}

/** Words an issue that the schema has no message for: a missing field, or one of the wrong type, which only programs send. An option of `safeParse`. */
export const wordUnnamedIssue = ({ input }: { input?: unknown }) =>
  fieldMessage("formMessages", input === undefined ? "missingValue" : "wrongType");

/** Returns the error for field problems found outside the schema. */
export const invalidFieldsError = (fields: FieldProblem[]) =>
  new ServiceError("invalid", INVALID_FIELDS_MESSAGE, fields);

/** Returns a problem for each text that PostgreSQL cannot store, because it contains a NUL or a lone surrogate. */
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

/** Whether PostgreSQL can store a text and a URL can contain it: no NUL, no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Parses an id. Throws "not-found" with the message `missing` for a malformed id, as for an id that does not exist (product.md#bad-input). */
export function parseId(id: string, missing: Message): string {
  if (!z.uuid().safeParse(id).success) throw new ServiceError("not-found", missing);
  return id;
}

/** Runs a write. If it violates a unique constraint, throws "invalid" with the constraint's problem from `problemsByConstraint`. */
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

/** Returns the first problem of each field, with the path that the caller used. */
export function fieldProblems(error: ZodError): FieldProblem[] {
  const messages = new Map<string, Message>();
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (!messages.has(path))
      messages.set(path, path === "" ? textReference("formMessages", "unexpectedShape") : issue.message);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

type Defined<Fields extends object> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** Returns the fields without undefined ones, so that defaults and stored values stay. */
export function pickDefined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}
