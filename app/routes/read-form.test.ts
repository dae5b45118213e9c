import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type AppContext, appContext } from "#server/context.ts";
import { action as club } from "./public/club";
import { action as contacts } from "./public/contacts";
import { action as experience } from "./public/experience";
import { pickFormFields } from "./read-form";

test("a form returns its known fields as typed, and no others", () => {
  const form = Object.fromEntries([
    ["email", "ada@"],
    ["note", ""],
    ["password", "segreta"],
    ["__proto__", "x"],
  ]);
  expect(pickFormFields(form, ["email", "note", "missing", "constructor"])).toEqual({ email: "ada@", note: "" });
});

// Rule: product.md#bad-input
test.each([
  ["contacts", contacts, { subject: "Una festa" }],
  ["club", club, { event: "cena", guest: "on" }],
  ["experience", experience, { date: "2027-02-30", vehicle: "auto" }],
])("the form of %s returns its own fields and the sender's", async (_name, action, own) => {
  const context = new RouterContextProvider();
  context.set(appContext, { env: { rateLimits: false } } as unknown as AppContext);
  const known = { name: "Ada", email: "ada@", phone: "333 1234567", phonePrefix: "+39", message: "Ciao", ...own };
  const request = new Request("http://localhost:3000/", {
    method: "POST",
    body: new URLSearchParams({ ...known, riferimento_interno: "x", pagina: "y", card: "4111", details: "z" }),
  });
  const arrived = { request, context, url: new URL(request.url), params: {} };
  const answer = await (action as (arrived: unknown) => Promise<unknown>)(arrived);
  expect(answer).toMatchObject({ init: { status: 422 }, data: { values: known } });
  expect(Object.keys((answer as { data: { values: object } }).data.values).toSorted()).toEqual(
    Object.keys(known).toSorted(),
  );
});
