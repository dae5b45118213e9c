import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OccupancyChart } from "#app/features/admin/dashboard/occupancy-chart.tsx";

const SHARES = [
  { date: "2026-11-21", rented: 40, maintenance: 0 },
  { date: "2026-11-22", rented: 55.4, maintenance: 5 },
  { date: "2026-11-23", rented: 0, maintenance: 0 },
];

const plot = () => screen.getByRole("application", { name: "Occupazione giorno per giorno: scorri con le frecce" });
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll("rect[data-bar]")].map((bar) => [
    bar.getAttribute("data-bar"),
    bar.getAttribute("y"),
    bar.getAttribute("height"),
  ]);

const ticks = (container: HTMLElement) =>
  [...container.querySelectorAll("text[text-anchor=end]")].map((tick) => tick.textContent);

test("draws a bar per day, today marked, maintenance stacked on rented units, nothing for an empty day", () => {
  const { container } = render(<OccupancyChart days={SHARES} />);
  expect(bars(container)).toEqual([
    ["today", "50%", "50%"],
    ["rented", "30.75%", "69.25%"],
    ["maintenance", "24.5%", "6.25%"],
  ]);
  expect(ticks(container)).toEqual(["0", "40", "80%"]);
  expect(screen.getByText("oggi")).toBeTruthy();
});

test("moves from day to day with the arrow keys and stops at both ends", () => {
  render(<OccupancyChart days={SHARES} />);
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.focus(plot());
  expect(screen.getByRole("status").textContent).toBe("sabato 21 novembre 2026Prenotata 40%");
  fireEvent.keyDown(plot(), { key: "ArrowLeft" });
  expect(screen.getByRole("status").textContent).toContain("sabato 21");
  fireEvent.keyDown(plot(), { key: "ArrowRight" });
  expect(screen.getByRole("status").textContent).toBe("domenica 22 novembre 2026Prenotata 55%Manutenzione 5%");
  fireEvent.keyDown(plot(), { key: "End" });
  fireEvent.keyDown(plot(), { key: "ArrowRight" });
  expect(screen.getByRole("status").textContent).toContain("lunedì 23");
  fireEvent.keyDown(plot(), { key: "Home" });
  expect(screen.getByRole("status").textContent).toContain("sabato 21");
  fireEvent.keyDown(plot(), { key: "Escape" });
  expect(screen.queryByRole("status")).toBeNull();
});

test("shows a day's figures while the pointer is over it", () => {
  const { container } = render(<OccupancyChart days={SHARES} />);
  const days = container.querySelectorAll("rect[pointer-events]");
  expect(days).toHaveLength(3);
  fireEvent.mouseEnter(days[2] as Element);
  expect(screen.getByRole("status").textContent).toBe("lunedì 23 novembre 2026Prenotata 0%");
  fireEvent.mouseLeave(plot());
  expect(screen.queryByRole("status")).toBeNull();
});

test("draws an axis and no bars without days", () => {
  const { container } = render(<OccupancyChart days={[]} />);
  expect(bars(container)).toEqual([]);
  fireEvent.focus(plot());
  expect(screen.queryByRole("status")).toBeNull();
  expect(ticks(container)).toEqual(["0", "50", "100%"]);
});
