// Rule: product.md#rates-screen
import { describe, expect, test } from "vitest";
import { rateRuleSchema } from "./rate-rule.ts";

const DAY = { kind: "day", name: "Agosto", scope: "all", percent: 120 };
const PACKAGE = {
  kind: "package",
  name: "Weekend",
  scope: "all",
  price: 2500,
  window_weekday: "friday",
  window_from: "15:00",
  window_last_day: 3,
  window_until: "10:00",
  included_kilometres: 600,
};
const LENGTH = { kind: "length", name: "Settimana", scope: "all", days: 7, percent: 10 };
const MINIMUM = { kind: "minimum", name: "Almeno tre", scope: "all", days: 3 };

const problems = (rule: object) =>
  rateRuleSchema.safeParse(rule).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

// Rule: product.md#rates-screen "The server refuses"
describe("a rule", () => {
  test.each([
    DAY,
    { ...DAY, percent: null, price: 0.01 },
    { ...DAY, name: "Anno bisestile", yearly: true, from_date: "2028-01-01", until_date: "2028-12-31" },
    { ...DAY, name: "Fino al 29 febbraio", yearly: true, from_date: "2027-03-01", until_date: "2028-02-29" },
    PACKAGE,
    LENGTH,
    MINIMUM,
  ])("is accepted: $name", (rule) => {
    expect(problems(rule)).toEqual([]);
  });

  test.each<[string, object, string[]]>([
    ["without a name", { ...DAY, name: " " }, ["name: Dai un nome alla regola."]],
    ["of no kind", { ...DAY, kind: "hour" }, ["kind: Scegli il genere della regola."]],
    [
      "with the end before the start",
      { ...DAY, from_date: "2027-08-31", until_date: "2027-08-01" },
      ["until_date: L'ultimo giorno precede il primo."],
    ],
    ["on a day that does not exist", { ...DAY, from_date: "2027-02-30" }, ["from_date: Indica una data valida."]],
    [
      "booked until before it is booked from",
      { ...DAY, book_from: "2027-02-02", book_until: "2027-02-01" },
      ["book_until: L'ultimo giorno per prenotare precede il primo."],
    ],
    [
      "that returns each year without its days",
      { ...DAY, yearly: true },
      [
        "from_date: Una regola che torna ogni anno ha un primo giorno.",
        "until_date: Una regola che torna ogni anno ha un ultimo giorno.",
      ],
    ],
    [
      "that returns each year and lasts longer",
      { ...DAY, yearly: true, from_date: "2027-01-01", until_date: "2028-01-01" },
      ["until_date: Una regola che torna ogni anno dura al massimo un anno."],
    ],
    [
      "without a price",
      { ...DAY, percent: null },
      ["price: Indica un prezzo al giorno, o una percentuale del prezzo base."],
    ],
    ["with two prices", { ...DAY, price: 100 }, ["percent: Indica un prezzo o una percentuale, non tutti e due."]],
    [
      "that makes a car free of charge",
      { ...DAY, percent: null, price: 0 },
      ["price: Un'auto non può essere gratis: indica un prezzo maggiore di 0."],
    ],
    ["with a negative price", { ...PACKAGE, price: -1 }, ["price: Il prezzo non può essere negativo."]],
    ["with half a cent", { ...PACKAGE, price: 10.005 }, ["price: Al massimo due decimali."]],
    ["above a million", { ...PACKAGE, price: 1_000_001 }, ["price: Al massimo 1.000.000 euro."]],
    ["below 1 %", { ...DAY, percent: 0 }, ["percent: Indica un numero intero da 1 a 500."]],
    ["above 500 %", { ...DAY, percent: 501 }, ["percent: Indica un numero intero da 1 a 500."]],
    ["with half a percent", { ...DAY, percent: 12.5 }, ["percent: Indica un numero intero da 1 a 500."]],
    ["with no number", { ...DAY, percent: Number.NaN }, ["percent: Deve essere un numero."]],
    ["with a discount above 100 %", { ...LENGTH, percent: 101 }, ["percent: Indica un numero intero da 1 a 100."]],
    [
      "with a discount of everything",
      { ...LENGTH, percent: 100 },
      ["percent: Un'auto non può essere gratis: indica uno sconto minore del 100 %."],
    ],
    ["with a discount from no day", { ...LENGTH, days: 0 }, ["days: Indica un numero intero da 1 a 365."]],
    ["with a minimum of more than a year", { ...MINIMUM, days: 366 }, ["days: Indica un numero intero da 1 a 365."]],
    ["with half a day", { ...MINIMUM, days: 1.5 }, ["days: Indica un numero intero da 1 a 365."]],
    ["for no car", { ...DAY, scope: "vehicle", vehicle_id: "x" }, ["vehicle_id: Scegli l'auto dall'elenco."]],
    ["for no brand", { ...DAY, scope: "brand" }, ["brand: Scegli il brand."]],
    ["for no category", { ...DAY, scope: "category", category: "" }, ["category: Scegli la categoria."]],
    ["for an unknown category", { ...DAY, category: "bici" }, ["category: Scegli una categoria dall'elenco."]],
    ["of an unknown scope", { ...DAY, scope: "world" }, ["scope: Scegli per quali auto vale la regola."]],
    ["on an unknown weekday", { ...DAY, weekdays: ["oggi"] }, ["weekdays.0: Scegli i giorni dall'elenco."]],
    [
      "with a window of no length",
      { ...PACKAGE, window_last_day: 0, window_until: "15:00" },
      ["window_until: La fine deve seguire l'inizio."],
    ],
    [
      "with a window of more than 14 days",
      { ...PACKAGE, window_last_day: 14, window_until: "15:01" },
      ["window_last_day: Un pacchetto dura al massimo 14 giorni."],
    ],
    [
      "without a window",
      { kind: "package", name: "Weekend", scope: "all", price: 1 },
      [
        "included_kilometres: Indica un numero intero da 0 a 100.000.",
        "window_weekday: Scegli il giorno d'inizio.",
        "window_from: Indica l'ora d'inizio.",
        "window_until: Indica l'ora di fine.",
        "window_last_day: Indica dopo quanti giorni finisce: un numero intero.",
      ],
    ],
  ])("%s is refused at its field", (_what, rule, expected) => {
    expect(problems(rule)).toEqual(expected);
  });
});
