import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** What the fields of a form hold on their way to what its schema takes: a figure may be unwritten, a choice unmade. The schema refuses both, in words. */
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

/** Checks the fields of a form by its schema, which looks at whatever it is given. */
export const formResolver = <Values extends FieldValues, Output>(schema: z.ZodType<Output, Values>) =>
  zodResolver(schema) as Resolver<FormValues<Values>, unknown, Output>;
