import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers, enquiries, units, user, vehicles } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { signInAs } from "#test/staff.ts";
import { withReferenceNames } from "./audited-names.ts";

const application = setUpTestApplication();

const NOBODY = "00000000-0000-4000-8000-000000000000";
const namesOf = async (entity: string, after: object | null, entityId = NOBODY) => {
  const [entry] = await withReferenceNames(application.context.db, [{ entity, entityId, before: null, after }]);
  return entry?.names;
};

test("returns the names of a car and its unit, with number and plate", async () => {
  const { db } = application.context;
  const [car] = await db
    .select({ unit: units.id, vehicle: vehicles.id, brand: vehicles.brand, name: vehicles.name })
    .from(units)
    .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .limit(1);
  if (!car) throw new Error("There is no unit");
  await db.update(units).set({ number: 1, plate: "VL123AA" }).where(eq(units.id, car.unit));
  const title = `${car.brand} ${car.name}`;
  expect(await namesOf("unit_holds", { vehicle_id: car.vehicle, booking_id: null })).toEqual({ [car.vehicle]: title });
  expect(await namesOf("unit_expiries", { unit_id: car.unit })).toEqual({ [car.unit]: `${title}, unità 1 · VL123AA` });
});

test("returns the names of people and requests, including the entry's own row", async () => {
  const { db } = application.context;
  const { userId } = await signInAs(application, "customer_service");
  const asked = { kind: "contact", name: "Ada Prova", email: "ada@example.com", phone: "1" } as const;
  const [request] = await db
    .insert(enquiries)
    .values({ ...asked, reference: "RQ-NAMED1" })
    .returning();
  const [customer] = await db.insert(customers).values({ name: "Ada Prova", email: "ada@example.com" }).returning();
  if (!request || !customer) throw new Error("Nothing was stored");
  const names = await namesOf("enquiries", { assigned_to: userId }, request.id);
  const [person] = await db.select().from(user).where(eq(user.id, userId));
  expect(names).toEqual({ [request.id]: "RQ-NAMED1", [userId]: person?.name || person?.email });
  expect(await namesOf("customers", { merged_into: customer.id })).toEqual({ [customer.id]: "Ada Prova" });
});

test("returns no name for a deleted row, and looks up no invalid id", async () => {
  expect(await namesOf("quotes", { booking_id: NOBODY, enquiry_id: "not an id" })).toEqual({});
  expect(await namesOf("mail_texts", null, "confirmed")).toEqual({});
});
