import { z } from "zod";

/** Fields that the server sets in every row. A client that sends a row back unchanged includes them. */
const SERVER_SET_FIELDS: ReadonlySet<string> = new Set(["id", "created_at", "updated_at", "version"]);

type Schema = z.core.$ZodType;

/**
 * Returns the paths in a body, at every depth, that are in neither the request schema nor the row it writes. Fields of the row that the request lacks
 * are set by the server: they are accepted and ignored. A value of the wrong type is left to the schema.
 */
export function findUnknownFields(body: unknown, request: z.ZodType, row: z.ZodType): string[] {
  return findUnknownFieldsIn(body, [request], [row]);
}

function findUnknownFieldsIn(value: unknown, requests: readonly Schema[], rows: readonly Schema[]): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    const [elements, rowElements] = [requests.flatMap(elementsOf), rows.flatMap(elementsOf)];
    return value.flatMap((element, at) => prefixPaths(at, findUnknownFieldsIn(element, elements, rowElements)));
  }
  const objects = requests.flatMap(objectsOf);
  if (objects.length === 0) return [];
  const rowObjects = rows.flatMap(objectsOf);
  const matching = objects.filter((object) => matchesLiterals(object, value));
  return Object.entries(value).flatMap(([name, part]) => {
    const fields = fieldsOf(matching, name);
    const rowFields = fieldsOf(rowObjects, name);
    if (fields.length > 0) return prefixPaths(name, findUnknownFieldsIn(part, fields, rowFields));
    const isKnown = rowFields.length > 0 || fieldsOf(objects, name).length > 0 || SERVER_SET_FIELDS.has(name);
    return isKnown ? [] : [name];
  });
}

const prefixPaths = (name: string | number, paths: readonly string[]): string[] =>
  paths.map((path) => `${name}.${path}`);

const fieldsOf = (objects: readonly z.ZodObject[], name: string): Schema[] =>
  objects
    .flatMap(({ shape }) => (Object.hasOwn(shape, name) ? [shape[name]] : []))
    .filter((field) => field !== undefined);

const objectsOf = (schema: Schema): z.ZodObject[] =>
  unwrapSchema(schema).filter((alternative) => alternative instanceof z.ZodObject);

/** Whether an object matches a union member by its literal fields, such as the kind of an enquiry. */
const matchesLiterals = ({ shape }: z.ZodObject, value: object): boolean =>
  Object.entries(shape).every(
    ([name, field]) => !(field instanceof z.ZodLiteral) || field.safeParse(Reflect.get(value, name)).success,
  );

const elementsOf = (schema: Schema): Schema[] =>
  unwrapSchema(schema).flatMap((alternative) => (alternative instanceof z.ZodArray ? [alternative.element] : []));

/** Unwraps optional, default, refined and union schemas to the schemas inside. */
function unwrapSchema(schema: Schema): Schema[] {
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.in);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrapSchema);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  )
    return unwrapSchema(schema.unwrap());
  return [schema];
}
