import { expect, test } from "vitest";
import { suggestCustomerUpdates } from "./customer-suggestions.ts";

const record = {
  name: "Ada Prova",
  email: "ada@prova.example",
  phone: "+39 333 000 0000",
  birthDate: null,
  licenceIssuedOn: "2004-06-01",
};

// Rule: product.md#customers
test("suggests only real differences, ignoring the spelling", () => {
  const typed = { ...record, email: " ADA@prova.example", phone: "0039 3330000000", birthDate: "1985-03-14" };
  expect(suggestCustomerUpdates(record, typed)).toEqual([{ field: "birthDate", current: null, typed: "1985-03-14" }]);
});

test("suggests nothing for fields that the request leaves empty", () => {
  expect(suggestCustomerUpdates(record, { ...record, email: null, licenceIssuedOn: null })).toEqual([]);
});
