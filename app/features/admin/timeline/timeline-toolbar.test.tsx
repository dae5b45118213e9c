import { fireEvent, screen } from "@testing-library/react";
import { useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { TimelineToolbar } from "#app/features/admin/timeline/timeline-toolbar.tsx";
import { renderScreen } from "#test/panel-screen.tsx";

/** The toolbar, with the query that it has set. */
function ToolbarWithQuery() {
  const [parameters] = useSearchParams();
  return (
    <>
      <TimelineToolbar window={{ from: "2026-11-16", weeks: 5 }} today="2026-11-22" vehicles={[]} />
      <output>{parameters.toString()}</output>
    </>
  );
}
const address = () => screen.getByRole("status").textContent;
const goToDay = (value: string) => fireEvent.change(screen.getByLabelText("Vai al giorno"), { target: { value } });

// Rule: product.md#fleet-timeline "The timeline shows"
test("shows the week of a selected day, and ignores a year that is still being typed", () => {
  renderScreen(<ToolbarWithQuery />, undefined, "/?q=ferrari");
  goToDay("0202-03-04");
  expect(address()).toBe("q=ferrari");
  goToDay("2027-03-04");
  expect(address()).toBe("q=ferrari&from=2027-03-01");
});

// Rule: product.md#fleet-timeline "The timeline shows"
test("offers a week, a month and a quarter, and shows gaps on request", () => {
  renderScreen(<ToolbarWithQuery />);
  expect(screen.getByRole("link", { name: "Mese" }).getAttribute("aria-current")).toBe("true");
  fireEvent.click(screen.getByRole("link", { name: "Trimestre" }));
  expect(address()).toBe("weeks=13");
  fireEvent.click(screen.getByRole("button", { name: "Mostra i vuoti" }));
  expect(address()).toBe("weeks=13&gaps=1");
  expect(screen.getByRole("button", { name: "Mostra i vuoti" }).getAttribute("aria-pressed")).toBe("true");
});
