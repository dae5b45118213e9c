import type { z } from "zod";
import type { SeededRandom } from "#test/simulation/seeded-random.ts";
import { oddValue } from "./odd-values.ts";

/** How many values in a hundred are not what the schema asks for. */
const ODD_PERCENT = 6;
const DEEPEST = 8;
const MOST_ITEMS = 3;

/** What makes up the values of one run: where chance comes from, and things that exist, by what they are called. */
export interface Material {
  random: SeededRandom;
  /** A value that fits a field of this name; undefined where there is none in particular. */
  known: (name: string) => unknown;
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

/** A value as a caller of a schema might send it: mostly of its shape, with things that exist where a name says which, and now and then something odd. */
export function valueFor(schema: z.ZodType, material: Material, name = "", depth = 0): unknown {
  const { random } = material;
  if (depth > DEEPEST || random.percent(ODD_PERCENT)) return oddValue(random);
  const definition = schema._zod.def as unknown as Definition;
  const inside = (inner: z.ZodType | undefined) => (inner ? valueFor(inner, material, name, depth + 1) : null);
  switch (definition.type) {
    case "object":
      return objectFor(definition.shape ?? {}, material, depth);
    case "array":
      return Array.from({ length: random.between(0, MOST_ITEMS) }, () => inside(definition.element));
    case "tuple":
      return (definition.items ?? []).map(inside);
    case "record":
      return { [String(material.known("key") ?? "a")]: inside(definition.valueType) };
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return random.percent(10) ? null : inside(definition.innerType);
    case "pipe":
      return inside(definition.in);
    case "intersection":
      return inside(definition.left);
    case "union":
      return inside(random.oneOf(definition.options ?? []));
    case "enum":
      return random.oneOf(Object.values(definition.entries ?? {}));
    case "literal":
      return random.oneOf(definition.values ?? []);
    case "boolean":
      return random.percent(50);
    case "number":
    case "int":
      return material.known(name) ?? random.between(-2, 400);
    default:
      return material.known(name) ?? `Prova ${random.between(1, 99)}`;
  }
}

function objectFor(shape: Record<string, z.ZodType>, material: Material, depth: number): object {
  const { random } = material;
  const entries = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const mayBeMissing = field.safeParse(undefined).success;
    if (random.percent(mayBeMissing ? 55 : 3)) return [];
    return [[name, valueFor(field, material, name, depth + 1)]];
  });
  if (random.percent(2)) entries.push(["unknown_name", oddValue(random)]);
  return Object.fromEntries(entries);
}
