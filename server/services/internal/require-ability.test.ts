import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ServiceError } from "#server/errors.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

const somebody = (roles: ("admin" | "customer_service" | "seo_manager")[]) => ({
  userId: "u1",
  email: "a@velluto.example",
  name: "A",
  roles,
  needsSecondFactor: false,
  signedInAt: new Date(),
});

test("allows staff with the ability and refuses everybody else", () => {
  expect(() => requireAbility(somebody(["customer_service"]), "bookings.manage")).not.toThrow();
  const refused = new ServiceError("not-allowed", "Non hai i permessi per questa operazione.");
  expect(() => requireAbility(somebody(["seo_manager"]), "bookings.manage")).toThrow(refused);
  expect(() => requireAbility(somebody([]), "bookings.manage")).toThrow(refused);
});

test("needs every listed ability, from any role", () => {
  const ask = (...roles: Parameters<typeof somebody>[0]) =>
    requireAbility(somebody(roles), "enquiries.read", "seo.manage");
  expect(() => ask("customer_service")).toThrow(ServiceError);
  expect(() => ask("seo_manager")).toThrow(ServiceError);
  expect(() => ask("customer_service", "seo_manager")).not.toThrow();
});

test("is called by every service that writes for staff", () => {
  const services = globSync("server/services/**/*.ts").filter((file) => !/internal|\.test\.ts$/.test(file));
  const writing = services.filter((file) => readFileSync(file, "utf8").includes("staffWrite("));
  expect(writing.length).toBeGreaterThan(20);
  expect(writing.filter((file) => !readFileSync(file, "utf8").includes("requireAbility("))).toEqual([]);
});
