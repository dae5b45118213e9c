import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RentalHoursScreen } from "#app/features/admin/rates/rental-hours-screen.tsx";
import { cityRow } from "#test/factories/catalogue-rows.ts";
import { renderScreen, withinDialog } from "#test/panel-screen.tsx";

const EVENINGS = [
  { from: "09:00", to: "19:00" },
  { from: "19:00", to: "22:00", fee: 80 },
];
const paid = cityRow({
  rental_hours: { days: { friday: EVENINGS }, closedDates: [] },
  min_notice_hours: 1,
  max_advance_days: 90,
});

// Rule: product.md#rates-screen ""Orari" lists"
test("the hours of each city are listed with their fees, and open in the form of the city", () => {
  renderScreen(<RentalHoursScreen rows={[paid, cityRow({ id: "c2", name: "Roma" })]} canManage />);
  const table = screen.getByRole("table");
  expect(table.textContent).toMatch(/venerdì.*19.*22.*80/);
  expect(table.textContent).toContain("1 ora");
  expect(table.textContent).toContain("90 giorni");
  expect(table.textContent).toContain("A ogni ora");
  fireEvent.click(screen.getAllByRole("button", { name: "Milano" })[0] as HTMLElement);
  expect(withinDialog().getByRole("group", { name: "Orari di ritiro e riconsegna" })).toBeDefined();
});

test("who may not change cities only reads their hours", () => {
  renderScreen(<RentalHoursScreen rows={[paid]} canManage={false} />);
  expect(screen.queryByRole("button", { name: "Milano" })).toBeNull();
});
