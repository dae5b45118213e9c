import { expect, test } from "vitest";
import { API_ACCESS } from "#domain/access/api-access.ts";
import { CONTRACT, type EndpointName, endpointOf, HANDLED_ENDPOINTS } from "#domain/api/contract.ts";

/** Endpoints that describe the API and are not part of the contract. */
const DOCUMENTS = ["GET /api/openapi.json", "GET /api/docs"];

test("the access table and the contract name the same endpoints", () => {
  const accessible = API_ACCESS.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(HANDLED_ENDPOINTS).toSorted()).toEqual(
    accessible.filter((name) => !DOCUMENTS.includes(name)).toSorted(),
  );
});

test("every endpoint that accepts a version can also answer with a conflict", () => {
  const changes = (Object.keys(CONTRACT) as EndpointName[]).filter((name) => endpointOf(name).ifMatch);
  expect(changes.length).toBeGreaterThan(0);
  for (const name of changes) expect(endpointOf(name).refuses, name).toContain(409);
});
