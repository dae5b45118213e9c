import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderOnSite } from "#test/render-on-site.tsx";
import { MeetingFields } from "./meeting-fields.tsx";

test.each([
  ["Nizza", true],
  ["Milano", false],
])("back in %s, that its address may be left empty is said only where it can be the pickup's", (returnCity, said) => {
  const draft = {
    pickupCity: "Nizza",
    returnCity,
    pickupDate: "2026-12-10",
    returnDate: "2026-12-14",
    pickupTime: "10:00",
    returnTime: "10:00",
    colour: "",
  };
  const inHand = { draft, isAnswered: true, pending: false, change: () => {}, choose: () => {} };
  renderOnSite(<MeetingFields inHand={inHand} typed={{}} problems={[]} />);
  expect(screen.getByLabelText("Indirizzo di riconsegna (facoltativo)")).toBeDefined();
  expect(screen.queryByText("Lascialo vuoto se è lo stesso.") !== null).toBe(said);
});
