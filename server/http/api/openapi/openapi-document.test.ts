import { describe, expect, test } from "vitest";
import { API_ACCESS } from "#domain/access/api-access.ts";
import { buildOpenApiDocument } from "#server/http/api/openapi/openapi-document.ts";

const { paths, components } = buildOpenApiDocument("https://www.velluto.example", "Velluto");
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation, name: `${method} ${path}` })),
);
const statusesOf = (method: string, path: string) => Object.keys(paths[path]?.[method]?.responses ?? {}).map(Number);

describe("the API's document", () => {
  test("contains every endpoint except itself, and the sign-in endpoints", () => {
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    for (const { method, path } of API_ACCESS) {
      if (path === "/api/docs" || path === "/api/openapi.json") continue;
      expect(described).toContain(`${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    }
    expect(described).toContain("POST /api/auth/sign-in/email");
    expect(described).toContain("POST /api/auth/two-factor/verify-totp");
  });

  test.each(operations)("$name declares its callers with an existing security scheme", ({ operation }) => {
    expect(operation.security.length).toBeGreaterThan(0);
    for (const scheme of operation.security.flatMap((one) => Object.keys(one)))
      expect(Object.keys(components.securitySchemes)).toContain(scheme);
  });

  test.each(operations)("$name declares each parameter once, including those of its path", ({ path, operation }) => {
    const names = operation.parameters.map(({ name, in: place }) => `${place} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const [, name] of path.matchAll(/\{(\w+)\}/g)) expect(names).toContain(`path ${name}`);
  });

  test.each(operations)("$name describes errors as problems", ({ operation }) => {
    const refusals = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
    expect(refusals.length).toBeGreaterThan(0);
    for (const [, { content }] of refusals)
      expect(content).toEqual({ "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } });
  });

  test("gives each operation a unique id", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test("describes a problem with its fields", () => {
    expect(components.schemas.Problem).toMatchObject({ required: ["type", "title", "status", "detail"] });
    expect(components.schemas.Problem.properties).toHaveProperty("errors");
  });
});

describe("the statuses of an operation", () => {
  test.each([
    ["get", "/api/brands", [200, 400, 422, 500, 503]],
    ["get", "/api/availability", [200, 400, 404, 422, 429, 500, 503]],
    ["get", "/api/dashboard", [200, 400, 401, 403, 500, 503]],
    ["get", "/api/user_roles", [200, 400, 401, 403, 422, 500, 503]],
    ["get", "/api/bookings/{id}", [200, 400, 401, 403, 404, 500, 503]],
    ["post", "/api/bookings", [201, 400, 403, 409, 413, 415, 422, 429, 500, 503]],
    ["patch", "/api/bookings/{id}", [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]],
    ["delete", "/api/vehicles/{id}", [204, 400, 401, 403, 404, 409, 413, 429, 500, 503]],
    ["delete", "/api/unit_holds/{id}", [204, 400, 401, 403, 404, 409, 413, 422, 429, 500, 503]],
    ["post", "/api/pictures", [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503]],
    ["post", "/api/auth/sign-in/email", [200, 400, 401, 403, 413, 415, 422, 429, 500, 503]],
    ["post", "/api/auth/change-password", [200, 400, 401, 403, 413, 415, 422, 429, 500, 503]],
  ])("%s %s", (method, path, statuses) => {
    expect(statusesOf(method, path)).toEqual(statuses);
  });
});
