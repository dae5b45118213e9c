import type { z } from "zod";
import type { SeededRandom } from "#test/simulation/seeded-random.ts";
import { edgeCaseValue } from "./edge-case-values.ts";

/** Percentage of values that violate the schema. */
const EDGE_CASE_PERCENT = 6;
const MAX_DEPTH = 8;
const MAX_ITEMS = 3;

/** Sources of the values of one run: the random generator, and existing ids by field name. */
export interface ValueSources {
  random: SeededRandom;
  /** Returns an observed value for a field of this name; undefined if there is none. */
  observedValue: (name: string) => unknown;
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  in?: z.ZodType;
  left?: z.ZodType;
}

/** Returns a value that a client might send for a schema: mostly valid, with existing ids where the name suggests one, and sometimes an edge case. */
export function valueFor(schema: z.ZodType, sources: ValueSources, name = "", depth = 0): unknown {
  const { random } = sources;
  if (depth > MAX_DEPTH || random.percent(EDGE_CASE_PERCENT)) return edgeCaseValue(random);
  const definition = schema._zod.def as unknown as Definition;
  const innerValue = (inner: z.ZodType | undefined) => (inner ? valueFor(inner, sources, name, depth + 1) : null);
  switch (definition.type) {
    case "object":
      return objectFor(definition.shape ?? {}, sources, depth);
    case "array":
      return Array.from({ length: random.between(0, MAX_ITEMS) }, () => innerValue(definition.element));
    case "tuple":
      return (definition.items ?? []).map(innerValue);
    case "record":
      return { [String(sources.observedValue("key") ?? "a")]: innerValue(definition.valueType) };
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return random.percent(10) ? null : innerValue(definition.innerType);
    case "pipe":
      return innerValue(definition.in);
    case "intersection":
      return innerValue(definition.left);
    case "union":
      return innerValue(random.oneOf(definition.options ?? []));
    case "enum":
      return random.oneOf(Object.values(definition.entries ?? {}));
    case "literal":
      return random.oneOf(definition.values ?? []);
    case "boolean":
      return random.percent(50);
    case "number":
    case "int":
      return sources.observedValue(name) ?? random.between(-2, 400);
    default:
      return sources.observedValue(name) ?? `Prova ${random.between(1, 99)}`;
  }
}

function objectFor(shape: Record<string, z.ZodType>, sources: ValueSources, depth: number): object {
  const { random } = sources;
  const entries = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const isOptional = field.safeParse(undefined).success;
    if (random.percent(isOptional ? 55 : 3)) return [];
    return [[name, valueFor(field, sources, name, depth + 1)]];
  });
  if (random.percent(2)) entries.push(["unknown_name", edgeCaseValue(random)]);
  return Object.fromEntries(entries);
}
