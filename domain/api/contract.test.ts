import { expect, test } from "vitest";
import { API_ACCESS } from "#domain/access/api-access.ts";
import { CONTRACT, type EndpointName, endpointOf, HANDLED_ENDPOINTS } from "#domain/api/contract.ts";

/** Told about the API, not part of it. */
const DOCUMENTS = ["GET /api/openapi.json", "GET /api/docs"];

test("the table of access and the contract name the same endpoints", () => {
  const accessible = API_ACCESS.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(HANDLED_ENDPOINTS).toSorted()).toEqual(
    accessible.filter((name) => !DOCUMENTS.includes(name)).toSorted(),
  );
});

test("what may be changed with a version may also be refused for it", () => {
  const changes = (Object.keys(CONTRACT) as EndpointName[]).filter((name) => endpointOf(name).ifMatch);
  expect(changes.length).toBeGreaterThan(0);
  for (const name of changes) expect(endpointOf(name).refuses, name).toContain(409);
});
