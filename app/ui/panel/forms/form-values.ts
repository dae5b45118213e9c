import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { wordErrors } from "./word-errors.ts";

/** Values while a form is being filled in: a number can be null, a choice empty. The schema rejects both with a message. */
export type FormValues<Values extends FieldValues> = { [Name in keyof Values]: FieldValue<Values[Name]> };

type FieldValue<Value> = Value extends number
  ? Value | null
  : Value extends string
    ? Value | ""
    : Value extends readonly (infer Item)[]
      ? FieldValue<Item>[]
      : Value extends object
        ? { [Name in keyof Value]: FieldValue<Value[Name]> }
        : Value;

/** Validates a form with its schema, which accepts unknown input. Errors are in Italian. */
export const formResolver = <Values extends FieldValues, Output>(schema: z.ZodType<Output, Values>) =>
  italianResolver(schema) as Resolver<FormValues<Values>, unknown, Output>;

/** Does the same for a form whose values have the types of the schema. */
export function italianResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve: Resolver<Input, unknown, Output> = zodResolver(schema);
  return async (...form) => {
    const result = await resolve(...form);
    return "errors" in result && Object.keys(result.errors).length > 0
      ? { values: {}, errors: wordErrors(result.errors) }
      : result;
  };
}
