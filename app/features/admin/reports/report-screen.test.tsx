// Rule: product.md#month-report
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { monthChoices, parseReportMonths } from "#app/features/admin/reports/report-months.ts";
import { ReportScreen } from "#app/features/admin/reports/report-screen.tsx";
import { reportCells } from "#app/features/admin/reports/report-table.ts";
import type { ApiMonthFigures, ApiMonthReport } from "#domain/api/reports/reports.ts";
import { renderScreen } from "#test/panel-screen.tsx";

const figures = (revenue: number, rented_days: number, utilisation: number | null): ApiMonthFigures => ({
  revenue,
  rentals: 1,
  rented_days,
  fleet_days: 31,
  utilisation,
});
const REPORT: ApiMonthReport = {
  months: ["2026-01", "2026-02"],
  rows: [
    {
      vehicle_id: "v1",
      vehicle: "Audi RS6",
      location: "Milano",
      months: [figures(1000.5, 2.5, 0.0806), figures(0, 0, 0)],
      total: figures(1000.5, 2.5, 0.04),
    },
    {
      vehicle_id: "v2",
      vehicle: "Ferrari 296 GTB",
      location: "Roma",
      months: [figures(500, 1, null), figures(4000, 4, 0.5)],
      total: figures(4500, 5, 0.3),
    },
    {
      vehicle_id: null,
      vehicle: null,
      location: null,
      months: [figures(9000, 0, null), figures(0, 0, null)],
      total: figures(9000, 0, null),
    },
  ],
  totals: [figures(10_500.5, 3.5, 0.1), figures(4000, 4, 0.1)],
  total: figures(14_500.5, 7.5, 0.1),
  vehicles: 2,
};
const open = (address = "/") => renderScreen(<ReportScreen report={REPORT} today="2026-11-22" />, undefined, address);
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent?.trim());

describe("the table", () => {
  test("has a row per car, and totals of rows and columns", () => {
    open();
    expect(names()).toEqual(["Audi RS6 Milano", "Ferrari 296 GTB Roma", "Vetture eliminate", "Totale"]);
    expect(screen.getByRole("row", { name: /^Totale/ }).textContent).toContain("14.500,50");
  });

  test("shows days and utilisation on request, and a dash without a fleet", () => {
    open("/?measure=utilisation");
    const row = screen.getByRole("row", { name: /Ferrari/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["–", "50%", "30%"]);
  });

  test("sorts by car, total or month; deleted cars and rows without a figure stay last", () => {
    open();
    fireEvent.click(screen.getByRole("button", { name: "feb 2026" }));
    fireEvent.click(screen.getByRole("button", { name: "feb 2026" }));
    expect(names()[0]).toBe("Ferrari 296 GTB Roma");
    expect(screen.getByRole("columnheader", { name: "feb 2026" }).getAttribute("aria-sort")).toBe("descending");
    expect(names()[2]).toBe("Vetture eliminate");
    fireEvent.change(screen.getByRole("combobox", { name: "Misura" }), { target: { value: "utilisation" } });
    fireEvent.click(screen.getByRole("button", { name: "gen 2026" }));
    expect(names().slice(0, 2)).toEqual(["Audi RS6 Milano", "Ferrari 296 GTB Roma"]);
  });
});

test("exports the visible measure and order, with the totals last", () => {
  const { fields, data } = reportCells(REPORT, REPORT.rows.toReversed(), "utilisation");
  expect(fields).toEqual(["Vettura", "Città", "2026-01", "2026-02", "Totale"]);
  expect(data).toEqual([
    ["Vetture eliminate", "", "", "", ""],
    ["Ferrari 296 GTB", "Roma", "", "50,00", "30,00"],
    ["Audi RS6", "Milano", "8,06", "0,00", "4,00"],
    ["Totale", "", "10,00", "10,00", "10,00"],
  ]);
});

describe("the selected months", () => {
  const monthsFrom = (query: string) => parseReportMonths(new URLSearchParams(query), "2026-11-22");
  test.each([
    ["", "2026-01", "2026-12"],
    ["from=2026-03&to=2026-05", "2026-03", "2026-05"],
    ["from=2026-05&to=2026-03", "2026-05", "2026-05"],
    ["from=2026-13", "2026-01", "2026-12"],
    ["to=2026-03", "2026-03", "2026-03"],
    ["from=2020-01&to=2026-03", "2020-01", "2021-12"],
  ])("are read from '%s'", (query, from, to) => expect(monthsFrom(query)).toEqual({ from, to }));

  test("moves the other end only as far as required", () => {
    const { spanWith, monthOptions } = monthChoices({ from: "2026-01", to: "2026-12" }, "2026-11-22");
    expect(spanWith("to", "2028-06")).toEqual({ from: "2026-07", to: "2028-06" });
    expect(spanWith("from", "2027-02")).toEqual({ from: "2027-02", to: "2027-02" });
    expect([monthOptions.at(0), monthOptions.at(-1)]).toEqual(["2023-01", "2027-12"]);
  });
});
