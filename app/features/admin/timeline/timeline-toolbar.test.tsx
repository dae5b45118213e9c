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
test("a day leads to the week it lies in; a year still being typed leads nowhere", () => {
  renderScreen(<ToolbarWithQuery />, undefined, "/?q=ferrari");
  goToDay("0202-03-04");
  expect(address()).toBe("q=ferrari");
  goToDay("2027-03-04");
  expect(address()).toBe("q=ferrari&from=2027-03-01");
});

// Rule: product.md#fleet-timeline "The timeline shows"
test("a week, a month and a quarter are offered, and free stretches shown when asked for", () => {
  renderScreen(<ToolbarWithQuery />);
  expect(screen.getByRole("link", { name: "Mese" }).getAttribute("aria-current")).toBe("true");
  fireEvent.click(screen.getByRole("link", { name: "Trimestre" }));
  expect(address()).toBe("weeks=13");
  fireEvent.click(screen.getByRole("button", { name: "Mostra i vuoti" }));
  expect(address()).toBe("weeks=13&gaps=1");
  expect(screen.getByRole("button", { name: "Mostra i vuoti" }).getAttribute("aria-pressed")).toBe("true");
});
