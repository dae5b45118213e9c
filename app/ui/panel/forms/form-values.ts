import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

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

/** Validates a form with its schema, which accepts unknown input. */
export const formResolver = <Values extends FieldValues, Output>(schema: z.ZodType<Output, Values>) =>
  zodResolver(schema) as Resolver<FormValues<Values>, unknown, Output>;
