import { describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import {
  createFinish,
  isDifferentFinish,
  listFinishes,
  listFreeFinishes,
  selectFinish,
  type UnitFinish,
} from "./finish.ts";
import { colourUnavailableMessage, finishLine, otherColourQuestion } from "./finish-words.ts";

const named = (name: string) => ({ name, colour: "#101010" });
const colours = (changes: Partial<UnitFinish> = {}): UnitFinish => ({
  paint: named("Rosso vivo"),
  leather: named("Tabacco"),
  stitching: null,
  trim: null,
  ...changes,
});
const unit = (number: number, paint: string | null) => ({
  number,
  finish: paint === null ? null : createFinish(colours({ paint: named(paint), leather: null })),
});

describe("the finish of a unit", () => {
  test("has a key of its colour names, independent of the unit's number", () => {
    expect(createFinish(colours())?.key).toBe("rosso-vivo_tabacco");
    expect(createFinish(colours({ leather: null, trim: named("Noce") }))?.key).toBe("rosso-vivo___noce");
    expect(createFinish(colours({ paint: named("Città"), leather: named(" 红 ") }))?.key).toBe("citta_红");
  });

  test("is null if no colour is known", () => {
    expect(createFinish(colours({ paint: null, leather: null }))).toBeNull();
  });

  test("has different keys for stitching and leather of the same colour", () => {
    const leather = createFinish(colours({ leather: named("Nero") }));
    const stitching = createFinish(colours({ leather: null, stitching: named("Nero") }));
    expect(leather?.key).not.toBe(stitching?.key);
  });
});

describe("the finishes of a car", () => {
  const units = [unit(1, "Nero"), unit(2, null), unit(3, "Rosso"), unit(4, "Nero")];
  const hold = (held: number, from: number, to: number) => ({ unit: held, from: new Date(from), to: new Date(to) });
  const keys = (holds: ReturnType<typeof hold>[]) =>
    listFreeFinishes(units, holds, { from: new Date(10), to: new Date(20) }).map(({ key }) => key);

  test("are listed once each, in the order of the units", () => {
    expect(listFinishes(units).map(({ key }) => key)).toEqual(["nero", "rosso"]);
  });

  test("are free while one of their units is; adjacent holds do not overlap", () => {
    expect(keys([hold(1, 0, 11)])).toEqual(["rosso", "nero"]);
    expect(keys([hold(1, 0, 11), hold(4, 19, 30)])).toEqual(["rosso"]);
    expect(keys([hold(1, 0, 10), hold(3, 20, 30)])).toEqual(["nero", "rosso"]);
    expect(keys([hold(1, 0, 99), hold(3, 0, 99), hold(4, 0, 99)])).toEqual([]);
  });

  test("select the requested one if it is free, otherwise the first", () => {
    const free = listFinishes(units);
    expect(selectFinish(free, "rosso")?.key).toBe("rosso");
    expect(selectFinish(free, "viola")?.key).toBe("nero");
    expect(selectFinish([], "rosso")).toBeNull();
  });
});

test("another or an unknown finish differs only for a renter who was shown one", () => {
  const [red, black] = [createFinish(colours()), createFinish(colours({ paint: named("Nero") }))];
  expect([isDifferentFinish(red, black), isDifferentFinish(red, null)]).toEqual([true, true]);
  expect([isDifferentFinish(red, red), isDifferentFinish(null, black), isDifferentFinish(null, null)]).toEqual([
    false,
    false,
    false,
  ]);
});

describe("a finish in words", () => {
  test("is one line without unknown parts", () => {
    expect(finishLine(wordsOf("it"), colours({ stitching: named("Avorio"), trim: named("Noce") }))).toBe(
      "Rosso vivo, interni Tabacco, cuciture Avorio, finiture Noce",
    );
    expect(finishLine(wordsOf("it"), colours({ paint: null }))).toBe("interni Tabacco");
  });

  test("lists the available finishes in an error, if any", () => {
    expect(colourUnavailableMessage(() => [])(wordsOf("it"))).toBe(
      "In questo colore la vettura non è più libera per queste date.",
    );
    expect(colourUnavailableMessage(() => [colours(), colours({ paint: named("Nero") })])(wordsOf("it"))).toBe(
      "In questo colore la vettura non è più libera per queste date. È libera in: Rosso vivo, interni Tabacco; Nero, interni Tabacco.",
    );
  });

  test("names promised and assigned finish in a question", () => {
    expect(otherColourQuestion(colours(), colours({ paint: named("Nero") }))).toBe(
      "Al cliente abbiamo promesso Rosso vivo, interni Tabacco. Ora avrebbe Nero, interni Tabacco. Se ha un indirizzo, glielo scriviamo.",
    );
    expect(otherColourQuestion(colours(), null)).toContain("L'unità nuova non ha ancora colori indicati.");
  });
});
